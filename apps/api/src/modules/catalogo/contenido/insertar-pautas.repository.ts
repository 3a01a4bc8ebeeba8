import type { Conn } from '@mantenible/db';

import { primeraVersion } from '../../comun/version.repository.ts';
import { columnaMedida } from '../columna-medida.ts';
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
  await insertarNiveles(trx, pautas);
}

/** Inserts the levels of starter guidelines, which must have some. */
export async function insertarNiveles(
  trx: Conn,
  pautas: readonly (Pick<PautaInicial, 'nivelesCumplimiento'> & { readonly id: string })[],
): Promise<void> {
  const niveles = pautas.flatMap(({ id, nivelesCumplimiento }) =>
    nivelesCumplimiento.map((nivel, posicion) => ({ pauta_id: id, posicion, ...nivel })),
  );
  await trx.insertInto('niveles').values(niveles).execute();
}
