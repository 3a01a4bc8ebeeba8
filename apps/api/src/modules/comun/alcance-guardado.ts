import { createHash } from 'node:crypto';

import { alcanceDe, type Ambito } from '@mantenible/domain/ambito';

/** A short text that is equal for scopes that cover the same; '' for one that covers everything. */
export function alcanceGuardado(ambito: Ambito): string {
  const texto = alcanceDe(ambito);
  return texto === '' ? '' : createHash('sha256').update(texto).digest('base64url');
}
