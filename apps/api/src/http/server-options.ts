import { randomUUID } from 'node:crypto';

import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';

import { answerBadAddress, answerBadConnection } from './unreadable.ts';

/** Times in milliseconds; none is left at Fastify's 'none' (proof 52). */
export interface ServerTimes {
  readonly requestTimeoutMs: number;
  readonly handlerTimeoutMs: number;
}

/** 500 UUIDs with their commas fit in a path segment, and that line in Node's header space. */
export const maxSegmentLength = 19_000;
export const maxHeaderBytes = 32_768;

/** Believes the last entry of X-Forwarded-For alone: a client may have written those before it. */
export const oneProxy = (_address: string, hop: number): boolean => hop < 1;

/** Fastify's options: sizes, times, ids and log of every server that this application starts. */
export function serverOptions(times: ServerTimes, trustProxy: boolean, logger: FastifyBaseLogger) {
  return {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ? oneProxy : false,
    bodyLimit: 1_048_576,
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
      // Node looks for late connections this often: 30 s by default, too seldom for a limit of 30 s.
      connectionsCheckingInterval: 2_000,
    },
  } satisfies FastifyServerOptions & { http: object };
}
