import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What a double answers: objects travel as JSON, text as it is. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Listening {
  readonly origin: string;
  /** Ends every connection, hanging ones too. */
  close(): Promise<void>;
}

/** Serves a handler on 127.0.0.1; port 0 takes a free one. A handler that throws answers 500 with its message. */
export async function listen(handler: Handler, port = 0): Promise<Listening> {
  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((error: unknown) => {
        if (!response.headersSent) send(response, { status: 500, body: { error: String(error) } });
        else response.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

export function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const json = body !== undefined && typeof body !== 'string';
  const text = json ? JSON.stringify(body) : (body ?? '');
  const type = text === '' ? {} : { 'content-type': json ? 'application/json' : 'text/plain' };
  response.writeHead(status, { ...type, ...headers }).end(text);
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The path of a request, without its query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}
