import type { Problema } from '@mantenible/contracts/comun';
import { DomainError, LimiteAlcanzado, type Detalle, type ErrorKind } from '@mantenible/domain/error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { knownFailure } from './failures.ts';
import { HttpProblem } from './http-problem.ts';
import { validationDetails } from './validation.ts';

const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  'not-found': 404,
  invalid: 400,
  conflict: 409,
  stale: 412,
  forbidden: 403,
  'too-many': 429,
  unavailable: 503,
};

interface Answer {
  readonly status: number;
  readonly body: Problema;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Turns a thrown value into the answer; no detail of an unforeseen failure reaches the caller. */
export function answerTo(error: unknown): Answer {
  if (error instanceof DomainError) {
    const body = problem(error.codigo, error.message, error.detalles);
    return { status: statusOfKind[error.kind], body, headers: waitingTime(error) };
  }
  if (error instanceof HttpProblem) return fromHttpProblem(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const detalles = validationDetails(error.validation);
    const mensaje = detalles[0]?.mensaje ?? 'Los datos no son válidos.';
    return { status: 400, body: problem('datos-invalidos', mensaje, detalles) };
  }
  const known = error instanceof Error ? knownFailure(error) : null;
  if (known) return fromHttpProblem(known);
  return {
    status: 500,
    body: problem('fallo-interno', 'Se produjo un error inesperado. Inténtelo de nuevo más tarde.'),
  };
}

function waitingTime(error: DomainError): Record<string, string> {
  if (error instanceof LimiteAlcanzado) return { 'Retry-After': String(error.segundos) };
  return error.kind === 'unavailable' ? { 'Retry-After': '5' } : {};
}

function fromHttpProblem({ status, codigo, message, headers }: HttpProblem): Answer {
  return { status, body: problem(codigo, message), headers };
}

function problem(codigo: string, mensaje: string, detalles: readonly Detalle[] = []): Problema {
  return detalles.length > 0 ? { codigo, mensaje, detalles } : { codigo, mensaje };
}

/** Answers errors as problem JSON: refusals are logged as warnings, failures with their cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers = {} } = answerTo(error);
    if (status >= 500) request.log.error({ err: error, codigo: body.codigo }, 'request failed');
    else request.log.warn({ ...quien(request), status, codigo: body.codigo }, 'request refused');
    return sendProblem(reply.headers(headers), status, body);
  });
}

/** Answer to an address without a route, in place of the refusal; null for the refusal. */
type Fallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/** Refuses unknown addresses as JSON, unless `fallback` has an answer. */
export function answerUnknownRoutes(app: FastifyInstance, fallback: Fallback = () => null): void {
  app.setNotFoundHandler((request, reply) => {
    const other = fallback(request, reply);
    return other ?? sendProblem(reply, 404, problem('no-encontrado', 'Esa dirección no existe.'));
  });
}

function sendProblem(reply: FastifyReply, status: number, body: Problema): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function quien(request: FastifyRequest): { sub?: string } {
  return request.persona ? { sub: request.persona.sub } : {};
}
