import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** An answer; objects travel as JSON. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a request; without a returned answer it has written the response itself. */
export type Answering = (
  received: Received,
  response: ServerResponse,
) => Answer | undefined | Promise<Answer>;

export interface Loopback {
  readonly url: string;
  readonly received: readonly Received[];
  /** 'METHOD url body' of every request so far. */
  lines(): readonly string[];
  close(): Promise<void>;
}

/** A server on 127.0.0.1 that records its requests and sends the given answers. */
export async function startLoopback(answer: Answering): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (one) => {
      received.push(one);
      const answered = await answer(one, response);
      if (answered !== undefined) send(response, answered);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    lines: () => received.map(({ method, url, body }) => [method, url, body].join(' ').trim()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const { method = '', url = '', headers } = request;
  return { method, url, body: Buffer.concat(chunks).toString(), authorization: headers.authorization };
}

function send(response: ServerResponse, { status = 200, body = '', headers = {} }: Answer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}
