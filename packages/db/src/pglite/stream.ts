/// <reference lib="es2024.arraybuffer" />
import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

export interface EngineOptions {
  /** The engine's folder, or null: in memory, loaded from a template when one is given. */
  readonly folder: string | null;
  readonly template: string | null;
  /** A folder that is not in use yet: it is synced as a whole once it is complete, not commit by commit. */
  readonly draft?: boolean;
}

/** A message of the worker thread. */
type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'dump'; readonly file: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string };

// Resolved by name so that it is found from source and from the built server, which inlines this file elsewhere.
const workerFile = createRequire(import.meta.url).resolve('@mantenible/db/pglite-worker');

/** Bytes above which a buffer of `pg` has memory of its own: smaller ones may lie in Node's shared pool. */
const largeBytes = 64 * 1024;

/**
 * Whether the memory of a message that `pg` wrote can be transferred or freed: `pg` does not use a buffer after it wrote
 * it. V8 frees memory outside its heap late.
 */
const isLarge = (chunk: Buffer): chunk is Buffer<ArrayBuffer> => chunk.byteLength > largeBytes;

/**
 * A socket for `pg` whose other end is PGlite in a worker thread. The thread lives as long as the
 * socket; if it dies, `pg` gets a broken connection and the next one starts a new thread, which
 * recovers from the log.
 */
export class EngineStream extends Duplex {
  readonly #options: EngineOptions;
  #worker: Worker | null = null;

  constructor(options: EngineOptions) {
    super();
    this.#options = options;
  }

  /** Called by `pg` instead of `net.Socket.connect`; port and host are ignored. */
  connect(): this {
    const worker = new Worker(workerFile, { workerData: this.#options, execArgv: [] });
    this.#worker = worker;
    worker.on('message', (answer: WorkerMessage) => {
      this.#receive(answer);
    });
    worker.on('error', (error: Error) => this.destroy(error));
    worker.on('exit', () => {
      this.#worker = null;
      if (!this.writableEnded) this.destroy(new Error('The embedded database stopped'));
    });
    return this;
  }

  /** The engine's files as one uncompressed tar, for templates. */
  async dump(): Promise<Uint8Array> {
    this.#post({ kind: 'dump' });
    return new Promise((resolve, reject) => {
      this.once('dump', resolve).once('close', () => {
        reject(new Error('The embedded database stopped'));
      });
    });
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#worker?.ref();
    return this;
  }

  unref(): this {
    this.#worker?.unref();
    return this;
  }

  override _read(): void {
    // Required by Duplex; the worker's messages push the data.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post({ kind: 'data', bytes: chunk }, isLarge(chunk) ? [chunk.buffer] : []);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const whole = Buffer.concat(chunks.map(({ chunk }) => chunk));
    for (const { chunk } of chunks) if (isLarge(chunk)) chunk.buffer.transfer(0);
    this._write(whole, 'binary', done);
  }

  override _final(done: () => void): void {
    const finish = () => {
      this.push(null);
      done();
    };
    if (this.#worker === null) finish();
    else this.#worker.once('exit', finish).postMessage({ kind: 'close' });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const worker = this.#worker;
    if (worker === null) done(error);
    else
      void worker.terminate().then(() => {
        done(error);
      });
  }

  #receive(answer: WorkerMessage): void {
    if (answer.kind === 'data') this.push(Buffer.from(answer.bytes));
    else if (answer.kind === 'ready') this.emit('connect');
    else if (answer.kind === 'dump') this.emit('dump', answer.file);
    else this.destroy(new Error(answer.message));
  }

  #post(message: object, transferred: readonly ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, transferred);
  }
}
