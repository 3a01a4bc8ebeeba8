import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Time for which a request waits for a restarting server: longer than a restart, and time to repair a file with a
 * fault.
 */
const PATIENCE_MS = 30_000;
const RETRY_MS = 100;

export interface Proxy {
  /** Sends a request on to the server; while the server restarts, the request waits. */
  send(incoming: IncomingMessage): Promise<IncomingMessage>;
}

/** Passes each request, with its headers, to the server at this port of 127.0.0.1. */
export function createProxy(port: number): Proxy {
  return {
    async send(incoming) {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        try {
          return await sendOnce(port, incoming);
        } catch (error) {
          if (!isRefused(error) || performance.now() > deadline) throw error;
          await wait(RETRY_MS);
        }
      }
    },
  };
}

/** The body is sent once there is a connection: a refused one leaves it whole for the next try. */
function sendOnce(port: number, incoming: IncomingMessage): Promise<IncomingMessage> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    outgoing.once('error', reject).once('response', resolve);
    outgoing.once('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing)));
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

/** Sends the server's answer on to the browser. */
export function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
