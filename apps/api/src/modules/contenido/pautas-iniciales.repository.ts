import { transact, type Conn, type Db } from '@mantenible/db';

import { subirVersion } from '../catalogo/version.repository.ts';
import type { ElementosIniciales, PautaPendiente, PautasInicialesRepository } from './contenido.port.ts';
import { insertarPautas } from './insertar-pautas.repository.ts';

interface Deps {
  readonly db: Db;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

interface Anadida extends PautaPendiente {
  readonly id: string;
}

/** Starter guidelines by their keys in the table `claves_iniciales`. */
export function createPautasInicialesRepository({ db, nuevoId, ahora }: Deps): PautasInicialesRepository {
  return {
    leer: () => leerElementos(db),
    anadir: (elegir) =>
      transact(db, async (trx) => {
        const elementos = await leerElementos(trx);
        const nuestras: Anadida[] = [];
        for (const elegida of elegir(elementos)) {
          const anadida = { ...elegida, id: nuevoId() };
          if (await tomarClave(trx, anadida, elementos)) nuestras.push(anadida);
        }
        await insertarPautas(
          trx,
          nuestras.map(({ pauta, id }) => ({ ...pauta, id })),
          ahora(),
        );
        await ponerEnListas(trx, nuestras);
        return nuestras.length;
      }),
  };
}

async function leerElementos(conn: Conn): Promise<ElementosIniciales> {
  const filas = await conn
    .selectFrom('claves_iniciales')
    .leftJoin('pautas', 'pautas.id', 'claves_iniciales.elemento_id')
    .leftJoin('listas_verificacion', 'listas_verificacion.id', 'claves_iniciales.elemento_id')
    .select([
      'claves_iniciales.clave',
      'claves_iniciales.elemento_id as id',
      'pautas.descripcion as pauta',
      'listas_verificacion.nombre as lista',
    ])
    .execute();
  return new Map(filas.map(({ clave, id, pauta, lista }) => [clave, { id, nombre: pauta ?? lista }]));
}

/** Records the new id for the key, unless another transaction has done so since the key was read. */
async function tomarClave(
  trx: Conn,
  { pauta: { clave }, id }: Anadida,
  elementos: ElementosIniciales,
): Promise<boolean> {
  const antes = elementos.get(clave);
  if (antes === undefined) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('claves_iniciales')
      .values({ clave, elemento_id: id })
      .onConflict((oc) => oc.column('clave').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('claves_iniciales')
    .set({ elemento_id: id })
    .where('clave', '=', clave)
    .where('elemento_id', antes.id === null ? 'is' : '=', antes.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Appends to each list in the given order; a list deleted meanwhile is skipped. */
async function ponerEnListas(trx: Conn, anadidas: readonly Anadida[]): Promise<void> {
  const listas = new Set(anadidas.flatMap(({ lista }) => (lista ? [lista._id] : [])));
  for (const lista of listas) {
    // Raising the version locks the list, so that no concurrent append takes the same position.
    if ((await subirVersion(trx, 'listas_verificacion', lista, null, {})) === 'no-encontrado') continue;
    const { ultima } = await trx
      .selectFrom('lista_pautas')
      .select((eb) => eb.fn.max<number | null>('posicion').as('ultima'))
      .where('lista_id', '=', lista)
      .executeTakeFirstOrThrow();
    const primera = ultima === null ? 0 : ultima + 1;
    const filas = anadidas
      .filter((anadida) => anadida.lista?._id === lista)
      .map(({ id }, i) => ({ lista_id: lista, pauta_id: id, posicion: primera + i }));
    await trx.insertInto('lista_pautas').values(filas).execute();
  }
}
