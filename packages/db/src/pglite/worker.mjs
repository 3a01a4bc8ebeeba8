// Thread of the embedded database: bytes of PostgreSQL's protocol in and out. Plain JavaScript,
// because Node itself loads the worker, from source and from the built server alike.
import { parentPort, workerData } from 'node:worker_threads';

import { createEngine } from './engine.mjs';

/** @type {import('./stream.ts').EngineOptions} */
const options = workerData;
if (parentPort === null) throw new Error('this file is the entry of a worker thread');
const port = parentPort;

/** @type {string[]} */
const complaints = [];
const engine = await createEngine({ ...options, onStderr: (text) => complaints.push(text) > 0 });

/** @param {Uint8Array} bytes */
async function answer(bytes) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  // The engine reuses its buffer: kept data has to be copied.
  await engine.execProtocolRawStream(bytes, { onRawData: (data) => chunks.push(data.slice()) });
  port.postMessage({ kind: 'data', bytes: Buffer.concat(chunks) });
  // V8 frees memory outside its heap late.
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0);
}

/** @param {{ kind: 'data', bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' }} message */
async function handle(message) {
  if (message.kind === 'data') return answer(message.bytes);
  if (message.kind === 'dump') return void port.postMessage({ kind: 'dump', file: await dump() });
  await engine.close();
  port.close();
}

async function dump() {
  return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer());
}

/** @param {unknown} error */
function fail(error) {
  const reason = error instanceof Error ? error.message : String(error);
  port.postMessage({ kind: 'failed', message: [reason, ...complaints.slice(-5)].join('\n') });
  port.close();
}

try {
  await engine.waitReady;
  let last = Promise.resolve();
  port.on('message', (message) => (last = last.then(() => handle(message)).catch(fail)));
  port.postMessage({ kind: 'ready' });
} catch (error) {
  fail(error);
}
