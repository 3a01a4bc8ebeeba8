import * as z from 'zod/mini';

import { readBody } from './read-body.ts';
import { refusalBytes, retryAfterMaxMs } from './limits.ts';
import { ServiceFailure } from './service-failure.ts';

const refusalSchema = z.object({ errors: z.array(z.object({ msg: z.string() })) });

/** The failure for an answer with an error status; reads a bounded part of its body. */
export async function failureOfAnswer(response: Response, now: Date): Promise<ServiceFailure> {
  const { status } = response;
  const messages = await messagesOf(response);
  const detail = messages ?? 'no SonarQube answer';
  if (status === 401 || status === 403) return new ServiceFailure('token-rechazado', { status, detail });
  if (status === 429) return busyFailure(response, detail, now);
  if (status >= 500 || status === 408) {
    const retriable = status >= 502 && status <= 504;
    return new ServiceFailure('servicio-inaccesible', { status, detail, retriable, isOutage: true });
  }
  if (status === 400) return new ServiceFailure('peticion-rechazada', { status, detail });
  // Another server at the address, and a service that is starting, answer 404 to every request.
  const known = status === 404 && messages !== null && !messages.startsWith('Unknown url');
  return new ServiceFailure(known ? 'no-encontrado' : 'respuesta-invalida', { status, detail });
}

/** The service's messages of a refusal; null for any other answer. */
async function messagesOf(response: Response): Promise<string | null> {
  try {
    const { errors } = refusalSchema.parse(JSON.parse(await readBody(response, refusalBytes)));
    return errors.map(({ msg }) => msg).join(' ');
  } catch {
    // Not JSON: the status is enough.
    return null;
  }
}

/** The failure for status 429; a retry is allowed after a short Retry-After. */
function busyFailure(response: Response, detail: string, now: Date): ServiceFailure {
  const waitMs = pauseOf(response.headers.get('retry-after'), now);
  const retriable = waitMs !== null && waitMs <= retryAfterMaxMs;
  return new ServiceFailure('servicio-ocupado', { status: 429, detail, retriable, waitMs });
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110 §10.2.3); null when it is invalid. */
function pauseOf(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
