import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen, type Listening } from '../http.ts';

export interface GitHostOptions {
  /** Folder of bare repositories. */
  readonly root: string;
  /** What a request must carry as password; without it everything is public. */
  readonly token?: string;
  /** Takes a request before git does; true when it has answered. git waits for a promise. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  /** A free one by default. */
  readonly port?: number;
}

/** Serves repositories on loopback over smart HTTP, by the program that git brings for it. */
export function startGitHost(options: GitHostOptions): Promise<Listening> {
  return listen(async (request, response) => {
    if (await options.before?.(request, response)) return;
    if (isAllowed(request, options.token)) runBackend(request, response, options.root);
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
  }, options.port);
}

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
  return given.slice(given.indexOf(':') + 1) === token;
}

function runBackend(request: IncomingMessage, response: ServerResponse, root: string): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host');
  const { headers } = request;
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: headers['content-type'],
      CONTENT_LENGTH: headers['content-length'],
      HTTP_CONTENT_ENCODING: headers['content-encoding'],
      GIT_PROTOCOL: headers['git-protocol']?.toString(),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  request.pipe(child.stdin);
  response.on('close', () => child.kill());
  child.on('error', () => response.writeHead(500).end());
  passOn(child.stdout, response);
}

/** What the program writes is headers, an empty line and the body, as CGI has it. */
function passOn(output: NodeJS.ReadableStream, response: ServerResponse): void {
  let head: Buffer | null = Buffer.alloc(0);
  output.on('data', (chunk: Buffer) => {
    if (head === null) return void response.write(chunk);
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) return;
    const lines = head.toString('latin1', 0, end).split('\r\n');
    const pairs = lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    const status = Number.parseInt(pairs.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
    response.writeHead(status, Object.fromEntries(pairs.filter(([name]) => name !== 'Status')));
    response.write(head.subarray(end + 4));
    head = null;
  });
  output.on('end', () => response.end());
}
