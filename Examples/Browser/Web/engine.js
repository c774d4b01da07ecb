// The engine: the module, and what the page asks of it.
'use strict';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
let engine;
let printed = '';

// The engine prints; there is nothing else that it wants from its surroundings.
const system = {
  fd_write(file, vectors, count, written) {
    const view = new DataView(engine.memory.buffer);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const start = view.getUint32(vectors + 8 * i, true);
      const length = view.getUint32(vectors + 8 * i + 4, true);
      printed += decoder.decode(new Uint8Array(engine.memory.buffer, start, length), { stream: true });
      total += length;
    }
    view.setUint32(written, total, true);
    return 0;
  },
  proc_exit(code) { throw new Error('the engine stopped with ' + code); },
};

// Functions that only questions reach are not in this module; nothing here calls them.
const absent = new Proxy({}, { get: () => () => { throw new Error('only the worker answers questions'); } });

async function start(bytes) {
  const { instance, module } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system, part: absent });
  engine = instance.exports;
  engineModule = module;
}

const byId = id => document.getElementById(id);

function text() {
  return decoder.decode(new Uint8Array(engine.memory.buffer, engine.playground_text(), engine.playground_text_length()));
}

const topics = { labels: 0, lanes: 1, answer: 2, times: 3, deadlines: 4, moments: 5 };

function ask(topic) {
  engine.playground_tell(topics[topic]);
  return JSON.parse(text());
}

// The story of the recognizer or view of a name.
function askStory(name) {
  engine.playground_story(give(encoder.encode(name)));
  return JSON.parse(text());
}

// What the rule of an id is about.
function titleOf(id) {
  engine.playground_rule(give(encoder.encode(id)));
  return text();
}

// The names, kinds and looks of the shapes, which seldom change.
let labelText = '', labels = [];
function askLabels() {
  engine.playground_tell(topics.labels);
  const told = text();
  if (told !== labelText) { labelText = told; labels = JSON.parse(told); }
  return labels;
}

function give(bytes) {
  const place = engine.playground_input(bytes.length);
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  return bytes.length;
}

// Loads a document; null when it stands, else what is wrong: the line, the path and the reason.
function load(document) {
  return engine.playground_load(give(encoder.encode(document))) ? null : JSON.parse(text());
}

// Lets the profile of the loaded document, changed in nothing else, count; false while that waits for the next touches.
const takeProfile = document => engine.playground_profile(give(encoder.encode(document))) === 1;

// A document as Swift: its lines, each with the path in the file of what it says, or what is wrong.
function askCode(document, isUIKit, isTest) {
  const isWritten = engine.playground_code(give(encoder.encode(document)), isUIKit ? 1 : 0, isTest ? 1 : 0), told = JSON.parse(text());
  return isWritten ? { lines: told } : { error: told };
}

// The steps of a recorded device, mapped onto a size.
function stepsOf(bytes, width, height) {
  const isRead = engine.playground_recording(give(bytes), width, height);
  const told = JSON.parse(text());
  if (!isRead) throw told;
  return told;
}

// The lines of the log since the last call, each with its channel.
function newLines() {
  engine.playground_log();
  return JSON.parse(text());
}
