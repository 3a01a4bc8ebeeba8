import type { Db } from '@mantenible/db';
import { versionAnalizador } from '@mantenible/runner';

import {
  abrirEjemplo,
  leerPaqueteDelEjemplo,
  versionDelEjemplo,
} from '../modules/ejemplo/contenido.adapter.ts';
import { estaSembrado, sembrarEjemplo } from '../modules/ejemplo/sembrar-ejemplo.repository.ts';
import type { Vaults } from '../secrets/index.ts';

interface Parts {
  readonly db: Db;
  readonly vaults: Vaults;
  readonly now: () => Date;
}

/**
 * Stores the solved example of this version of the product, under the current key.
 * @returns false where it is stored already
 */
export async function guardarEjemplo({ db, vaults, now }: Parts): Promise<boolean> {
  const paquete = await leerPaqueteDelEjemplo();
  const version = versionDelEjemplo(paquete, versionAnalizador);
  if (await estaSembrado(db, version, vaults.tokens.current)) return false;
  return sembrarEjemplo(db, await abrirEjemplo(paquete, versionAnalizador, vaults), now());
}
