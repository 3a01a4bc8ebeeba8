import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import { endAbandonedReads } from './abandoned-reads.ts';
import { auditAnswers, type AuditDeps } from './access-entries.ts';
import { answerInTime } from './answer-in-time.ts';
import type { Rutas } from './app.types.ts';
import { readOnlyJson } from './body.ts';
import { compressAnswers } from './compression.ts';
import { boundDownloads } from './downloads.ts';
import { answerErrors, answerUnknownRoutes } from './errors.ts';
import type { IdempotenciaRepository } from './idempotency.repository.ts';
import { honourIdempotencyKeys } from './idempotency.ts';
import { createLimits, type Limits } from './limits.ts';
import { refuseOtherMethods } from './method-not-allowed.ts';
import { describeApi, serveDocs } from './openapi.ts';
import { answerDeclaredStatus, documentRefusals } from './responses.ts';
import { requireRoom } from './room.ts';
import { checkPermission, readSession, requireAccessOnEveryRoute, type Verifier } from './session.ts';
import { shareAnswers } from './sharing/shared-answer.ts';
import { refuseUnstorableText } from './storable-text.ts';
import { cacheVerified } from './verified-sessions.ts';

export interface ApiParts {
  readonly prefix: string;
  readonly version: string;
  readonly docs: boolean;
  /** Whether equal calls share what answers them. */
  readonly shares: boolean;
  readonly limits: Limits;
  /** Milliseconds until an answer begins. */
  readonly handlerTimeoutMs: number;
  readonly verifier: Verifier;
  readonly idempotencia: IdempotenciaRepository;
  /** Refuses while the partition of the data is nearly full. */
  readonly exigirSitio: () => Promise<void>;
  readonly auditoria: AuditDeps;
  readonly now: () => Date;
  readonly rutas: readonly Rutas[];
}

/**
 * Registers everything under `{base}/api` in one scope, so that its hooks do not run for the page or the
 * identity provider.
 */
export async function registerApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  await app.register(
    async (api) => {
      await prepareApi(api, parts);
      const others = refuseOtherMethods(api, parts.prefix);
      for (const rutas of parts.rutas) await api.withTypeProvider<ZodTypeProvider>().register(rutas);
      others.close();
      await serveDocs(api, parts.docs);
    },
    { prefix: parts.prefix },
  );
}

/** Registers what every route of the API shares: validation, limits, session, errors. */
async function prepareApi(api: FastifyInstance, parts: ApiParts): Promise<void> {
  const late = answerInTime(api, parts.handlerTimeoutMs);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  shareAnswers(api, parts.shares);
  readOnlyJson(api);
  answerErrors(api);
  answerUnknownRoutes(api);
  requireAccessOnEveryRoute(api);
  documentRefusals(api);
  answerDeclaredStatus(api);
  await describeApi(api, parts.version);
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('Cache-Control', 'no-store');
    done();
  });
  const { byAddress, byPerson } = await createLimits(api, parts.limits);
  api.addHook('onRequest', byAddress);
  readSession(api, cacheVerified(parts.verifier, parts.now));
  api.addHook('onRequest', byPerson);
  checkPermission(api);
  refuseUnstorableText(api);
  auditAnswers(api, parts.auditoria);
  honourIdempotencyKeys(api, parts.idempotencia, parts.now);
  requireRoom(api, parts.exigirSitio);
  endAbandonedReads(api, late);
  boundDownloads(api);
  compressAnswers(api);
}
