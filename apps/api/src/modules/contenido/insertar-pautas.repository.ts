import type { Conn } from '@mantenible/db';

import { columnaMedida } from '../catalogo/columna-medida.ts';
import { primeraVersion } from '../catalogo/version.repository.ts';
import type { PautaInicial } from './contenido.port.ts';

/** Inserts starter guidelines with their levels under the given ids. */
export async function insertarPautas(
  trx: Conn,
  pautas: readonly (PautaInicial & { readonly id: string })[],
  creado: Date,
): Promise<void> {
  if (pautas.length === 0) return;
  await trx
    .insertInto('pautas')
    .values(
      pautas.map(({ id, descripcion, pregunta, medida }) => ({
        id,
        descripcion,
        pregunta,
        medida: columnaMedida({ medida }),
        version: primeraVersion,
        creado,
      })),
    )
    .execute();
  const niveles = pautas.flatMap(({ id, nivelesCumplimiento }) =>
    nivelesCumplimiento.map((nivel, posicion) => ({ pauta_id: id, posicion, ...nivel })),
  );
  await trx.insertInto('niveles').values(niveles).execute();
}
