// What the page is packed with: LZMA, in a text of which each unit of 16 bits is one digit. pack.py writes it.
'use strict';

// The bytes behind a text: a number is fed with digits as it gets small, and its lowest byte is taken.
function* bytesOf(text) {
  const least = 2 ** 32;
  const bytes = new Uint8Array(2 * text.length);
  let count = 0;
  let number = 0;
  for (let place = 0; place < text.length || number > least;) {
    if (count % 16384 === 0) yield;
    while (number < least) {
      const unit = text.charCodeAt(place++);
      number = number * 63358 + unit - (unit < 0xD800 ? 0x80 : 0x880);
    }
    const rest = Math.floor(number / 256);
    bytes[count++] = number - rest * 256;
    number = rest;
  }
  return bytes;
}

// Lets the page do what is due.
function pauseForOthers() {
  return new Promise(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { channel.port1.close(); resolve(); };
    channel.port2.postMessage(0);
  });
}

// Unpacks in pieces.
async function unpack(text, size) {
  const work = unpacking(text, size);
  for (let start = performance.now();;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - start < 10) continue;
    await pauseForOthers();
    start = performance.now();
  }
}

// Touches that come before the engine is there are kept, and played then.
const early = [];
const keep = event => {
  early.push(event);
  if (event.type === 'pointerdown') event.preventDefault();
};
const earlyTypes = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
for (const type of earlyTypes) document.getElementById('stage').addEventListener(type, keep);
function stopKeeping() {
  for (const type of earlyTypes) document.getElementById('stage').removeEventListener(type, keep);
}
// A link has an answer of its own, which is not there yet.
if (location.hash.startsWith('#z')) {
  document.documentElement.className = 'linked';
  document.getElementById('status').textContent = 'One moment.';
}

// Unpacks the scripts and then the module, once what is already to be seen has been painted, and begins. What answers questions
// stays packed until the first one.
async function run(scripts, module, part) {
  try {
    await new Promise(resolve => document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve)));
    const element = document.createElement('script');
    element.textContent = new TextDecoder().decode(await unpack(...scripts));
    document.body.append(element);
    await prepare();
    await begin(await unpack(...module), part);
  } catch (error) {
    document.getElementById('stale').hidden = false;
    document.getElementById('error').textContent = String(error);
  }
}

// LZMA with lc = 4, lp = 0 and pb = 0; the bytes that came out are the dictionary. It yields from time to time.
function* unpacking(text, size) {
  const input = yield* bytesOf(text);
  const output = new Uint8Array(size);
  let taken = 5;
  let place = 0;
  // In an array, as a number of more than 31 bits that a closure shares is slow.
  const coder = Uint32Array.of(2 ** 32 - 1, new DataView(input.buffer).getUint32(1)); // The range, and the code in it.

  const normalize = () => {
    if (coder[0] >= 2 ** 24) return;
    coder[0] <<= 8;
    coder[1] = coder[1] << 8 | input[taken++];
  };
  const table = count => new Uint16Array(count).fill(1024);
  const bit = (table, index) => {
    normalize();
    const bound = (coder[0] >>> 11) * table[index];
    if (coder[1] < bound) {
      coder[0] = bound;
      table[index] += 2048 - table[index] >> 5;
      return 0;
    }
    coder[0] -= bound;
    coder[1] -= bound;
    table[index] -= table[index] >> 5;
    return 1;
  };
  const bits = (table, count, base = 0) => {
    let found = 1;
    while (count--) found = found * 2 + bit(table, base + found);
    return found;
  };
  const bitsFromLowest = (table, count, base) => {
    let found = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const one = bit(table, base + found);
      found = found * 2 + one;
      value += one << i;
    }
    return value;
  };
  const evenBits = count => {
    let value = 0;
    while (count--) {
      normalize();
      coder[0] >>>= 1;
      const one = coder[1] >= coder[0] ? 1 : 0;
      coder[1] -= one * coder[0];
      value = value * 2 + one;
    }
    return value;
  };
  const lengthTables = () => ({ choice: table(2), low: table(8), middle: table(8), high: table(256) });
  const length = ({ choice, low, middle, high }) =>
    !bit(choice, 0) ? bits(low, 3) - 6 : !bit(choice, 1) ? bits(middle, 3) + 2 : bits(high, 8) - 238;

  const literals = table(0x300 << 4);
  const [isMatch, isRepeat, isOlder, isOldest, isThird, isLong] = [1, 1, 1, 1, 1, 1].map(() => table(12));
  const matchLength = lengthTables();
  const repeatLength = lengthTables();
  const slots = table(4 * 64);
  const middles = table(128);
  const lowest = table(16);
  let state = 0;
  let last = [0, 0, 0, 0]; // The distances of the latest matches, less one.

  let rest = 8192; // So many bytes go until it yields.
  while (place < size) {
    if (place > rest) {
      rest = place + 8192;
      yield;
    }
    if (!bit(isMatch, state)) {
      const base = 0x300 * (place ? output[place - 1] >> 4 : 0);
      let found = 1;
      if (state > 6) {
        // After a match: what stands at its distance is probably not what comes, else the match were longer.
        let other = output[place - last[0] - 1];
        while (found < 256) {
          const guess = other >> 7;
          other = other << 1 & 255;
          const one = bit(literals, base + (1 + guess << 8) + found);
          found = found * 2 + one;
          if (one !== guess) break;
        }
      }
      while (found < 256) found = found * 2 + bit(literals, base + found);
      output[place++] = found;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isRepeat, state)) {
      if (!bit(isOlder, state)) {
        if (!bit(isLong, state)) {
          state = state < 7 ? 9 : 11;
          output[place] = output[place - last[0] - 1];
          place++;
          continue;
        }
      } else {
        const which = !bit(isOldest, state) ? 1 : 2 + bit(isThird, state);
        last = [last[which], ...last.filter((_, index) => index !== which)];
      }
      count = length(repeatLength);
      state = state < 7 ? 8 : 11;
    } else {
      count = length(matchLength);
      state = state < 7 ? 7 : 10;
      const slot = bits(slots, 6, 64 * Math.min(count - 2, 3)) - 64;
      let distance = slot;
      if (slot > 3) {
        const more = (slot >> 1) - 1;
        distance = (2 + slot % 2) * 2 ** more;
        distance += slot < 14 ? bitsFromLowest(middles, more, distance - slot)
          : evenBits(more - 4) * 16 + bitsFromLowest(lowest, 4, 0);
      }
      last = [distance, last[0], last[1], last[2]];
    }
    for (; count; count--, place++) output[place] = output[place - last[0] - 1];
  }
  return output;
}
