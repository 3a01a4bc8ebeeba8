import { randomUUID } from 'node:crypto';

import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';

import { answerBadAddress, answerBadConnection } from './unreadable.ts';

/**
 * Times in milliseconds; each replaces a default of Fastify without a limit (requisito:
 * connection-timeouts).
 */
export interface ServerTimes {
  readonly requestTimeoutMs: number;
  readonly handlerTimeoutMs: number;
}

/** A path segment holds 500 UUIDs with their commas, and its line fits Node's header limit. */
export const maxSegmentLength = 19_000;
export const maxHeaderBytes = 32_768;

/** Trusts only the last entry of X-Forwarded-For: a client may have written the earlier ones. */
export const oneProxy = (_address: string, hop: number): boolean => hop < 1;

/** Fastify's options: sizes, times, ids and log of every server that this application starts. */
export function serverOptions(times: ServerTimes, trustProxy: boolean, log: FastifyBaseLogger) {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ? oneProxy : false,
    bodyLimit: 1_048_576,
    // Fastify's limit of 10 s would end a first start on a busy machine, which makes the database meanwhile.
    pluginTimeout: 0,
    // A proxy reads readiness: what it sends before that is served, and its connection closed.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadConnection,
    routerOptions: { maxParamLength: maxSegmentLength },
    requestTimeout: times.requestTimeoutMs,
    connectionTimeout: times.requestTimeoutMs + times.handlerTimeoutMs,
    handlerTimeout: times.handlerTimeoutMs,
    keepAliveTimeout: 72_000,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: times.requestTimeoutMs,
      // Interval at which Node checks for late connections: its default of 30 s is too long for a limit of
      // 30 s.
      connectionsCheckingInterval: 2_000,
    },
  } satisfies FastifyServerOptions & { http: object };
}
