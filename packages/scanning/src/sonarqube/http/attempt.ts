import { failureOfAnswer } from './classify.ts';
import type { Deadline } from './deadline.ts';
import type { Limits } from './limits.ts';
import { BodyTooLarge, readBody } from './read-body.ts';
import { ServiceFailure, tooLargeDetail } from './service-failure.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  /** Expected content of a successful answer. */
  readonly holds: 'json' | 'text';
}

/** How to reach the service. */
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
    const hadEnoughTime = performance.now() - begin >= connection.limits.callMs / 3;
    return failureOfError(error, { answered, hadEnoughTime, deadline });
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

/**
 * Text of a successful answer. Where plain text is expected, any other content type is a failure: it may be the page of a
 * proxy, such as a sign-in page.
 */
async function textOf(response: Response, { holds, maxBytes }: Request): Promise<string | ServiceFailure> {
  const type = response.headers.get('content-type') ?? '';
  if (holds === 'json' || /^(?:text\/plain\b|$)/.test(type)) return readBody(response, maxBytes);
  await response.body?.cancel();
  return new ServiceFailure('respuesta-invalida', { status: response.status, detail: `holds ${type}` });
}

/** State of a request when an error ended it. */
interface Circumstances {
  /** Whether a successful answer had begun before the error. */
  readonly answered: boolean;
  /**
   * Whether the request had a third of the call's time: the timeout of a shorter one, such as a late page, does
   * not count as an outage.
   */
  readonly hadEnoughTime: boolean;
  readonly deadline: Deadline;
}

/** The failure for an error of `fetch` or of reading the answer. */
function failureOfError(
  error: unknown,
  { answered, hadEnoughTime, deadline }: Circumstances,
): ServiceFailure {
  if (error instanceof BodyTooLarge)
    return new ServiceFailure('respuesta-invalida', { detail: tooLargeDetail });
  if (deadline.signal.aborted) {
    const isOutage = deadline.expired() && hadEnoughTime;
    return new ServiceFailure('servicio-inaccesible', { detail: 'out of time', isOutage });
  }
  const detail = causeOf(error);
  if (answered) return new ServiceFailure('respuesta-invalida', { detail, retriable: true });
  return new ServiceFailure('servicio-inaccesible', { detail, retriable: true, isOutage: true });
}

/** The reason of a failed `fetch` (ECONNREFUSED, ENOTFOUND, a certificate) is in the cause of its error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : `${error.name}: ${error.message}`;
}
