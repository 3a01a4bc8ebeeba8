import type { Db } from '@mantenible/db';

import type { Config } from '../config/config.ts';
import { createConsumoRepository } from '../modules/cuota/consumo.repository.ts';
import { createCuotas } from '../modules/cuota/cuotas.ts';

interface Parts {
  readonly config: Pick<Config, 'cuotas'>;
  readonly db: Db;
  readonly disco: () => Promise<number | null>;
  readonly now: () => Date;
}

/** The quotas of what is stored, and what they read. */
export function cuotasDe({ config, db, disco, now }: Parts) {
  const deps = { limites: config.cuotas, consumo: createConsumoRepository(db), disco, now };
  return { deps, cuotas: createCuotas(deps) };
}
