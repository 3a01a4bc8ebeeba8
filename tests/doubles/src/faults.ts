import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { send, type Handler } from './http.ts';

export const faultModes = [
  'ok',
  'slow',
  'hang',
  'reset',
  '401',
  '403',
  '404',
  '429',
  '500',
  '502',
  'html-200',
  'truncated',
  'wrong-types',
  'huge-50MB',
] as const;
export type FaultMode = (typeof faultModes)[number];

/** A request as it came; `authorized` is null without an Authorization header, and no token is ever kept. */
export interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly authorized: boolean | null;
  /** Until the answer was over, in milliseconds; null while it is not. */
  ms: number | null;
}

export interface FaultOptions {
  /** Authorization headers that count as expected. */
  readonly authorizations?: readonly string[];
  /** Sent with every faulty answer too, such as CORS headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the service itself would send with an error status; nothing by default. */
  readonly bodyOf?: (status: number) => unknown;
}

export interface Faults {
  /** Every path behaves so from now on, until `reset`; 'slow' waits `delayMs` and then answers as it should. */
  set(mode: FaultMode, delayMs?: number): void;
  /** Sets the mode of paths that match the pattern; the newest matching rule applies, before the mode of `set`. */
  setFor(path: string | RegExp, mode: FaultMode, delayMs?: number): void;
  reset(): void;
  /** Empties the log. */
  clearRequests(): void;
  readonly requests: readonly LoggedRequest[];
  /** The handler with the current faults applied. */
  over(handler: Handler): Handler;
}

interface Rule {
  readonly path: RegExp;
  readonly mode: FaultMode;
  readonly delayMs: number;
}

const everything = /^/;
const slowMs = 60_000;
const fields =
  'id status valid metrics component components paging issues total queue current branches content';
const ofNumbers = Object.fromEntries(
  fields.split(' ').map((name, i) => [name, i % 2 === 0 ? 7 : [{ key: 7 }]]),
);

/** A layer of misbehaviour over any handler, set at runtime, with a log of what came in. */
export function createFaults(options: FaultOptions = {}): Faults {
  let rules: Rule[] = [];
  const requests: LoggedRequest[] = [];
  const add = (path: RegExp, mode: FaultMode, delayMs = slowMs) => {
    rules = [{ path, mode, delayMs }, ...rules.filter((rule) => rule.path.source !== path.source)];
  };
  const ruleFor = (url: string) =>
    rules.find(({ path }) => path.source !== everything.source && path.test(url)) ??
    rules.find(({ path }) => path.source === everything.source);
  return {
    set: (mode, delayMs) => {
      add(everything, mode, delayMs);
    },
    setFor: (path, mode, delayMs) => {
      add(new RegExp(path), mode, delayMs);
    },
    reset: () => {
      rules = [];
    },
    clearRequests: () => requests.splice(0),
    requests,
    over: (handler) => async (request, response) => {
      log(requests, request, response, options.authorizations ?? []);
      const { mode, delayMs } = ruleFor(request.url ?? '/') ?? { mode: 'ok', delayMs: 0 };
      await behave(mode, delayMs, options, handler, request, response);
    },
  };
}

function log(
  requests: LoggedRequest[],
  request: IncomingMessage,
  response: ServerResponse,
  expected: readonly string[],
): void {
  const { authorization } = request.headers;
  const begin = performance.now();
  const entry: LoggedRequest = {
    method: request.method ?? '',
    url: request.url ?? '',
    authorized: authorization === undefined ? null : expected.includes(authorization),
    ms: null,
  };
  requests.push(entry);
  response.once('close', () => (entry.ms = performance.now() - begin));
}

async function behave(
  mode: FaultMode,
  delayMs: number,
  { headers = {}, bodyOf }: FaultOptions,
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const preflight = request.method === 'OPTIONS' && !['hang', 'reset', 'slow'].includes(mode);
  switch (preflight ? 'ok' : mode) {
    case 'ok':
      return handler(request, response);
    case 'slow':
      if (await waited(delayMs, response)) await handler(request, response);
      return;
    case 'hang':
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'html-200':
      send(response, { status: 200, body: page, headers: { ...headers, 'content-type': 'text/html' } });
      return;
    case 'truncated':
      response.writeHead(200, { ...headers, 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"component":{"key":', () => response.destroy());
      return;
    case 'wrong-types':
      send(response, { status: 200, body: ofNumbers, headers });
      return;
    case 'huge-50MB':
      return sendHuge(response, headers);
    case '401':
    case '403':
    case '404':
    case '429':
    case '500':
    case '502': {
      const retry = mode === '429' ? { 'retry-after': '30' } : {};
      send(response, {
        status: Number(mode),
        body: bodyOf?.(Number(mode)),
        headers: { ...headers, ...retry },
      });
    }
  }
}

const page = '<!doctype html><html><body><h1>Sign in</h1><form><input name="password"></form></body></html>';

/** False when the caller left before the time was over. */
function waited(ms: number, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      response.off('close', gone);
      resolve(true);
    }, ms);
    const gone = () => {
      clearTimeout(timer);
      resolve(false);
    };
    response.once('close', gone);
  });
}

/** 50 MB of JSON that would parse, as fast as the caller takes them. */
async function sendHuge(response: ServerResponse, headers: Readonly<Record<string, string>>): Promise<void> {
  const chunk = 'a'.repeat(65_536);
  const gone = once(response, 'close');
  response.writeHead(200, { ...headers, 'content-type': 'application/json' }).write('{"relleno":"');
  for (let sent = 0; sent < 50 * 1024 * 1024 && !response.destroyed; sent += chunk.length) {
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), gone]);
  }
  if (!response.destroyed) response.end('"}');
}
