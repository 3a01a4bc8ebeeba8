import { tmpdir } from 'node:os';

import { nodeFlags } from './flags.ts';
import { createLineReader, toLine } from './json-lines.ts';
import { replyDescriptor, type Reply, type Request } from './messages.ts';
import type { Program, Spawn } from './program.port.ts';
import { RequestSlot } from './request-slot.ts';
import { spawnProgram } from './spawn.ts';

export interface WorkerOptions {
  /** Path of the workers' program: `worker-main.ts`, or its bundle. */
  readonly program: string;
  readonly memoryMb: number;
  /** A worker that sends no reply for this long is killed. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  /** Priority of the process; 'low' by default. */
  readonly priority?: Program['priority'] | undefined;
  /** Starts the process; `spawnProgram` by default. */
  readonly spawn?: Spawn | undefined;
}

/** Error of a request whose worker ended or was killed before the last reply; `outOfMemory`: it exceeded its heap. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
  readonly outOfMemory: boolean;

  constructor(outOfMemory: boolean) {
    super('the worker died');
    this.outOfMemory = outOfMemory;
  }
}

/** A worker process that serves requests of the runner. */
export interface Worker {
  /** Sends a request and passes each reply on until the worker is done. Rejects with `WorkerDied`. */
  request(request: Request, onReply: (reply: Reply) => void): Promise<void>;
  /** False once its process has ended. */
  isAlive(): boolean;
  kill(): void;
}

/** Limit of a reply in bytes; the findings of a batch and the measures of all files are smaller. */
const maxReplyBytes = 128 * 1024 * 1024;
const stderrTailChars = 8000;

/**
 * Starts a process with its own process group and a bounded heap; of the server's environment it gets
 * only the folder for compiled code. It is killed when it is silent for too long, when a reply is too long or not JSON, and
 * when the signal aborts.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { silenceMs, signal, spawn = spawnProgram } = options;
  const slot = new RequestSlot(silenceMs, () => {
    child.kill();
  });
  const read = createLineReader(maxReplyBytes, (message) => {
    // No schema: the sender is a program of this package.
    slot.receive(message as Reply);
  });
  let stderr = '';
  let alive = true;
  const child = spawn(programOf(options), {
    onData: (channel, chunk) => {
      if (channel !== replyDescriptor) stderr = (stderr + chunk.toString('latin1')).slice(-stderrTailChars);
      else if (!acceptsChunk(read, chunk)) child.kill();
    },
    onExit: () => {
      alive = false;
      signal.removeEventListener('abort', child.kill);
      slot.close();
    },
  });
  signal.addEventListener('abort', child.kill, { once: true });
  return {
    request: async (request, onReply) => {
      const end = await slot.run(onReply, () => {
        child.write(toLine(request));
      });
      if (end === 'died') throw new WorkerDied(/heap out of memory|allocation failed/i.test(stderr));
    },
    isAlive: () => alive,
    kill: child.kill,
  };
}

/** Reads a chunk of replies; false when it is not part of a valid message. */
function acceptsChunk(read: (chunk: Buffer) => void, chunk: Buffer): boolean {
  try {
    read(chunk);
    return true;
  } catch {
    return false;
  }
}

function programOf({ program, memoryMb, priority = 'low' }: WorkerOptions): Program {
  const { SystemRoot, NODE_COMPILE_CACHE } = process.env;
  return {
    file: process.execPath,
    args: [...nodeFlags(memoryMb), program],
    // Without HOME a library requests the home folder from the system's user service, over a socket.
    env: {
      HOME: tmpdir(),
      ...(SystemRoot !== undefined && { SystemRoot }),
      ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
    },
    messages: true,
    priority,
  };
}
