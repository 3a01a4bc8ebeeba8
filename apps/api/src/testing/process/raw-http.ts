import { once } from 'node:events';
import { connect } from 'node:net';

/** A TCP connection for requests that a client library refuses to send. */
export interface RawConnection {
  write(text: string): void;
  /** Resolves once the answers so far contain `text`; rejects when the connection ends without it. */
  received(text: string): Promise<void>;
  /** The whole answer until the server closed the connection. */
  closed(): Promise<string>;
  readonly open: boolean;
}

/** Opens a plain TCP connection to a port of loopback. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  const looks = new Set<() => void>();
  const ended = new Promise<void>((resolve) =>
    socket.once('close', () => {
      resolve();
    }),
  );
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of looks) look();
  });
  // A reset counts as a close.
  socket.on('error', () => undefined);
  return {
    write: (more) => {
      if (socket.writable) socket.write(more);
    },
    received: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (text.includes(wanted)) resolve();
          else if (socket.closed) reject(new Error(`closed without ${wanted}: ${text}`));
        };
        looks.add(look);
        void ended.then(look);
        look();
      }),
    closed: async () => {
      await ended;
      return text;
    },
    get open() {
      return !socket.closed;
    },
  };
}

/** Sends one request unchanged, plus `Connection: close`, and returns the whole answer. */
export async function exchangeRaw(port: number, lines: readonly string[], body = ''): Promise<string> {
  const connection = await openRaw(port);
  connection.write([...lines, 'Host: 127.0.0.1', 'Connection: close', '', body].join('\r\n'));
  return connection.closed();
}
