import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** An answer of the test server; a `body` other than a string is sent as JSON. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A function that answers requests: it returns an answer, or writes the response itself and returns undefined. */
export type AnswerFunction = (
  received: ReceivedRequest,
  response: ServerResponse,
) => Answer | undefined | Promise<Answer>;

export interface Loopback {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** 'METHOD url body' of each received request. */
  requestLines(): readonly string[];
  close(): Promise<void>;
}

/** A server on 127.0.0.1 that records its requests and sends the given answers. */
export async function startLoopback(answer: AnswerFunction): Promise<Loopback> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then(async (one) => {
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
    requestLines: () => received.map(({ method, url, body }) => [method, url, body].join(' ').trim()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
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
