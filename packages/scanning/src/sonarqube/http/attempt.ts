import { failureOfAnswer } from './classify.ts';
import type { Deadline } from './deadline.ts';
import type { Limits } from './limits.ts';
import { BodyTooLarge, readBody } from './read-body.ts';
import { ServiceFailure, tooLarge } from './service-failure.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  /** What a good answer is. */
  readonly holds: 'json' | 'text';
}

export interface Connection {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** Sends one request and reads its text, or says why there is none. */
export async function attemptOnce(
  connection: Connection,
  request: Request,
  authorization: string | null,
  deadline: Deadline,
): Promise<string | ServiceFailure> {
  const begin = performance.now();
  let answered = false;
  try {
    const response = await send(connection, request, authorization, deadline.signal);
    if (!response.ok) return await failureOfAnswer(response, connection.now());
    answered = true;
    return await textOf(response, request);
  } catch (error) {
    const patient = performance.now() - begin >= connection.limits.callMs / 3;
    return failureOfError(error, { answered, patient, deadline });
  }
}

function send(
  { url, fetch }: Connection,
  { method, path, parameters }: Request,
  authorization: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
  const query = new URLSearchParams(parameters);
  if (method === 'GET') address.search = query.toString();
  return fetch(address, {
    method,
    headers: authorization === null ? {} : { authorization },
    body: method === 'POST' ? query : null,
    // A redirect could carry the token to a stranger.
    redirect: 'manual',
    signal,
  });
}

/** Text has no shape that would tell it from the page of what stands before the service, such as a sign-in. */
async function textOf(response: Response, { holds, maxBytes }: Request): Promise<string | ServiceFailure> {
  const type = response.headers.get('content-type') ?? '';
  if (holds === 'json' || /^(?:text\/plain\b|$)/.test(type)) return readBody(response, maxBytes);
  await response.body?.cancel();
  return new ServiceFailure('respuesta-invalida', { status: response.status, detail: `holds ${type}` });
}

interface Circumstances {
  readonly answered: boolean;
  /** Whether the service had a fair share of the call's time: a late page cut short says nothing about it. */
  readonly patient: boolean;
  readonly deadline: Deadline;
}

function failureOfError(error: unknown, { answered, patient, deadline }: Circumstances): ServiceFailure {
  if (error instanceof BodyTooLarge) return new ServiceFailure('respuesta-invalida', { detail: tooLarge });
  if (deadline.signal.aborted) {
    const down = deadline.expired() && patient;
    return new ServiceFailure('servicio-inaccesible', { detail: 'out of time', down });
  }
  const detail = causeOf(error);
  if (answered) return new ServiceFailure('respuesta-invalida', { detail, retriable: true });
  return new ServiceFailure('servicio-inaccesible', { detail, retriable: true, down: true });
}

/** `fetch` hides what happened (ECONNREFUSED, ENOTFOUND, a certificate) in the cause of its error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : `${error.name}: ${error.message}`;
}
