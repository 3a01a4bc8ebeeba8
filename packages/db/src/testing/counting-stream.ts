import { EngineStream } from '../pglite/stream.ts';

/** An engine in memory that counts the packets that it is sent. */
export class CountingStream extends EngineStream {
  packets = 0;

  constructor() {
    super({ folder: null, template: null });
  }

  override _write(...args: Parameters<EngineStream['_write']>): void {
    this.packets += 1;
    super._write(...args);
  }
}
