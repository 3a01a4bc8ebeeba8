import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

import { withoutKey } from './secret-paths.ts';

/** Fields that never reach a log, at the top or one or two levels down (requisito: clean-logs). */
const secretFields = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'githubtoken',
  'code',
  'refresh_token',
  'password',
  'clave',
];

/**
 * Writes JSON lines in UTC; of an error only name, message, stack, code and cause, not a query's values.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretFields.flatMap(atThreeDepths), censor: '[oculto]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function atThreeDepths(field: string): string[] {
  const tail = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${tail}`, `*.*${tail}`];
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly sqlState?: string;
  readonly cause?: ErrorDescription;
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...(error.stack !== undefined && { stack: error.stack }),
    ...('code' in error && typeof error.code === 'string' && { sqlState: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * Logs one line for each call: caller, request, result. The query is left out, since it may carry a code.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.persona && { sub: request.persona.sub }),
      },
      'request',
    );
    done();
  });
}

/** The path, without the key of a link or the code of a course. */
function pathOf(request: FastifyRequest): string {
  const route = request.is404 ? undefined : request.routeOptions.url;
  if (route !== undefined && withoutKey(route) !== route) return route;
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  return withoutKey(path).slice(0, 300);
}
