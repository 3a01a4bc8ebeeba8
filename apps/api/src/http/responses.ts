import { problema } from '@mantenible/contracts/comun';
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import * as z from 'zod/mini';

import { reads } from './app.types.ts';
import { needsRoom } from './room.ts';

/** Refusals of a use case: what it asks for is missing, in conflict, or stale. */
type Refusal = 404 | 409 | 412;

type Responses<T, R extends Refusal> = Omit<Record<R, typeof problema>, keyof T> & T;

/** A route's answers: its own schemas, and the refusals of its use case. `documentRefusals` adds the rest. */
export function respuestas<const T extends Record<number, unknown>, R extends Refusal = never>(
  own: T,
  ...refusals: readonly R[]
): Responses<T, R>;
export function respuestas(own: Record<number, unknown>, ...refusals: readonly Refusal[]): object {
  return { ...problems(refusals), ...own };
}

/** Gives an answer the status that its route declares for success, where it declares one only. */
export function answerDeclaredStatus(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const declared = Object.keys(route.schema?.response ?? {}).map(Number);
    const [status, ...others] = declared.filter((one) => one >= 200 && one < 300);
    if (status === undefined || status === 200 || others.length > 0) return;
    route.preHandler = [
      route.preHandler ?? [],
      (_request: unknown, reply: FastifyReply, done: () => void) => {
        reply.code(status);
        done();
      },
    ].flat();
  });
}

/** Schema of the empty answer (204) to a DELETE request: of a deletion, or of the cancellation of a running job. */
export const sinCuerpo = z.undefined();

/** Documents on every route the refusals that stand before and around its use case; call it before routes are declared. */
export function documentRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (typeof schema?.response !== 'object') return;
    route.schema = { ...schema, response: { ...problems(commonRefusals(route)), ...schema.response } };
  });
}

/** What Fastify, session, limits, idempotency and storage refuse, as far as the route meets them. */
function commonRefusals({ method, schema, config }: RouteOptions): readonly number[] {
  const { acceso = 'publico', idempotente = false } = config ?? {};
  const open = acceso === 'publico';
  const sendsBody = method !== 'GET' && method !== 'HEAD';
  const input = schema?.params ?? schema?.querystring ?? schema?.body;
  return [
    ...(input !== undefined || sendsBody ? [400] : []),
    ...(open ? [] : [401, 403]),
    ...(schema?.params === undefined ? [] : [414]),
    ...(sendsBody ? [413, 415] : []),
    ...(idempotente || needsRoom({ method, config }) ? [409] : []),
    ...(idempotente ? [422] : []),
    ...(sendsBody && !open && !reads(acceso) ? [507] : []),
    429,
    // A list of ids in an address can exceed what a request may have before its body.
    431,
    500,
    503,
  ];
}

function problems(statuses: readonly number[]): Record<number, typeof problema> {
  return Object.fromEntries(statuses.map((status) => [status, problema]));
}
