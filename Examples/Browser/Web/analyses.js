// Analyses beyond those of the page: each is a module that is fetched when it is asked for. Only the folder of a server has them.

const analyses = [['timeline', 'Timeline of what you did']];
const analysers = new Map();

async function analyse(name) {
  if (!analysers.has(name)) {
    const system = { fd_write: () => 0, proc_exit() { throw new Error('the analysis stopped'); } };
    const response = await fetch(name + '.wasm');
    if (!response.ok) throw new Error('there is no ' + name + '.wasm');
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { wasi_snapshot_preview1: system });
    analysers.set(name, instance.exports);
  }
  const module = analysers.get(name), bytes = encoder.encode(written(session()));
  const place = module.analysis_input(bytes.length);
  new Uint8Array(module.memory.buffer, place, bytes.length).set(bytes);
  const isDone = module.analysis_run(bytes.length);
  const told = decoder.decode(new Uint8Array(module.memory.buffer, module.analysis_text(), module.analysis_text_length()));
  if (!isDone) throw new Error(told);
  return told;
}

{
  const fold = element('details', '', { id: 'analyses' });
  fold.append(element('summary', 'More analyses'));
  for (const [name, title] of analyses) {
    const button = element('button', title, { type: 'button' });
    button.addEventListener('click', async () => {
      button.disabled = true;
      const frame = element('iframe', '', { title, sandbox: 'allow-scripts' });
      try { frame.srcdoc = await analyse(name); } catch (error) { frame.srcdoc = String(error).replaceAll('<', '&lt;'); }
      fold.querySelector('iframe')?.remove();
      fold.append(frame);
      button.disabled = false;
    });
    fold.append(button);
  }
  byId('why').append(fold);
}
