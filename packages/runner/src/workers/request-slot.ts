import type { Reply } from './messages.ts';

interface OpenRequest {
  readonly onReply: (reply: Reply) => void;
  readonly settle: (end: 'done' | 'died') => void;
}

/** The request that a worker is processing, if any, and a timer that limits the time until its next reply. */
export class RequestSlot {
  private readonly silenceMs: number;
  private readonly onSilence: () => void;
  private open: OpenRequest | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(silenceMs: number, onSilence: () => void) {
    this.silenceMs = silenceMs;
    this.onSilence = onSilence;
  }

  /** Sends a request; resolves to 'done' after the last reply, or to 'died' when `close` is called before. */
  async run(onReply: (reply: Reply) => void, send: () => void): Promise<'done' | 'died'> {
    if (this.closed) return 'died';
    const end = await new Promise<'done' | 'died'>((settle) => {
      this.open = { onReply, settle };
      this.restartTimer();
      send();
    });
    clearTimeout(this.timer);
    this.open = null;
    return end;
  }

  receive(reply: Reply): void {
    this.restartTimer();
    if (reply.kind === 'done') this.open?.settle('done');
    else this.open?.onReply(reply);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.open?.settle('died');
  }

  private restartTimer(): void {
    clearTimeout(this.timer);
    if (this.open) this.timer = setTimeout(this.onSilence, this.silenceMs);
  }
}
