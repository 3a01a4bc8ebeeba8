import type { Database } from '@mantenible/db';
import { limiteDeAuditoria, limiteDeDirecciones } from '@mantenible/domain/auditoria';
import { duracionReserva } from '@mantenible/domain/proyecto';
import { diaMs } from '@mantenible/domain/tiempo';
import type { Logger } from 'pino';

import { createApuntesRepository } from '../modules/auditoria/apuntes.repository.ts';
import { purgarPapelera } from '../modules/catalogo/papelera/papelera.repository.ts';
import { borrarReservasCaducadas } from '../modules/proyecto/reserva.repository.ts';
import { olvidarCorreos } from './correo.ts';
import { endCourseRetention } from './course-retention.ts';

interface ErasureDeps {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** Days for which an archived course keeps the names of its people. */
  readonly diasDeNombres: number;
}

/** Erasures by what they erase; each returns the number of rows. */
type Erasures = Readonly<Record<string, () => Promise<number>>>;

/**
 * Erases entries of the audit trail of more than a year, older addresses of failed sign-ins, lapsed reservations of keys, what the
 * catalogue deleted a month ago and what courses keep no longer, now and once a day; returns the function that ends this.
 */
export function purgeDaily({ database, log, now, diasDeNombres }: ErasureDeps): () => Promise<void> {
  const { db } = database;
  const apuntes = createApuntesRepository(db);
  const chores: Erasures = {
    'addresses of failed sign-ins': async () => {
      await apuntes.olvidarDirecciones(limiteDeDirecciones(now()));
      return 0;
    },
    'old entries of the audit trail': () => apuntes.purgar(limiteDeAuditoria(now())),
    'lapsed reservations of keys': () =>
      borrarReservasCaducadas(db, new Date(now().getTime() - duracionReserva)),
    'deleted records of the catalogue': () => purgarPapelera(db, now()),
    'notices that no mail carried': () => olvidarCorreos(db, now()),
    'names in archived courses': async () => {
      await endCourseRetention({ db, log, diasDeNombres }, now());
      return 0;
    },
  };
  const purge = async (): Promise<void> => {
    await eraseEach(log, chores);
  };
  let last = purge();
  const timer = setInterval(() => {
    last = purge();
  }, diaMs).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Erases one after the other; a failure is logged, and the others follow. */
export async function eraseEach(log: Pick<Logger, 'info' | 'error'>, chores: Erasures): Promise<void> {
  for (const [what, erase] of Object.entries(chores))
    try {
      const count = await erase();
      if (count > 0) log.info({ count }, `${what} erased`);
    } catch (err) {
      log.error({ err }, `${what} could not be erased`);
    }
}
