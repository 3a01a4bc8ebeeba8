import type { Db } from '@mantenible/db';
import type { Logger } from 'pino';

import { inicioDeVigencia } from '../identity/administracion/claves-de-importacion.ts';
import { borrarImportaciones } from '../identity/administracion/importacion.repository.ts';
import { eraseEach } from './daily-erasure.ts';

const CHECK_EVERY_MS = 60_000;

interface EraseDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Erases what gives the initial passwords of an import again an hour after it, now (the server may have been off) and every minute;
 * returns the function that ends this.
 */
export function eraseInitialPasswords({ db, log, now }: EraseDeps): () => Promise<void> {
  const erase = () =>
    eraseEach(log, { 'seeds of initial passwords': () => borrarImportaciones(db, inicioDeVigencia(now())) });
  let last = erase();
  const timer = setInterval(() => {
    last = erase();
  }, CHECK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
