import { camposInvalidos } from '@mantenible/domain/error';
import { noGuardable } from '@mantenible/contracts/comun';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses every call whose path, query or body holds text that no database stores, whatever its schema: NUL
 * and halves of surrogate pairs. Headers cannot hold them.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    const campo = unstorableField(params) ?? unstorableField(query) ?? unstorableField(body);
    if (campo === null) done();
    else done(camposInvalidos([{ campo, mensaje: noGuardable }]));
  });
}

/** Path of the first text that cannot be stored, with dots; '' for the value itself. Keys count too. */
function unstorableField(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = unstorableField(item, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}
