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
  /** Content of a successful answer. */
  readonly holds: 'json' | 'text';
}

export interface Connection {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** Sends one request; returns its text or its failure. */
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
    // A redirect could send the token to another host.
    redirect: 'manual',
    signal,
  });
}

/** The content type separates a source from the page of a proxy, such as a sign-in page. */
async function textOf(response: Response, { holds, maxBytes }: Request): Promise<string | ServiceFailure> {
  const type = response.headers.get('content-type') ?? '';
  if (holds === 'json' || /^(?:text\/plain\b|$)/.test(type)) return readBody(response, maxBytes);
  await response.body?.cancel();
  return new ServiceFailure('respuesta-invalida', { status: response.status, detail: `holds ${type}` });
}

interface Circumstances {
  readonly answered: boolean;
  /**
   * Whether the request had enough of the call's time: a late page that was cut short does not count
   * as a failure.
   */
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

/** The reason of a failed `fetch` (ECONNREFUSED, ENOTFOUND, a certificate) is in the cause of its error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : `${error.name}: ${error.message}`;
}
