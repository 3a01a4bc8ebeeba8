import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { transact, type Conn, type Db } from '@mantenible/db';

import { createAuditoria } from '../auditoria/auditoria.repository.ts';
import { columnasPauta } from '../catalogo/arbol.repository.ts';
import { columnaMedida } from '../catalogo/columna-medida.ts';
import { subirVersion } from '../catalogo/version.repository.ts';
import type { ElementosIniciales, PautaPendiente, PautasInicialesRepository } from './contenido.port.ts';
import { insertarPautas } from './insertar-pautas.repository.ts';

interface Deps {
  readonly db: Db;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

const objetoInicial = 'Pautas del catálogo inicial';
const apunteDeInicio = {
  accion: 'catalogo-cambiado',
  objeto: objetoInicial,
  objetoId: objetoInicial,
  detalle: 'creación',
} as const;

interface Anadida extends PautaPendiente {
  readonly id: string;
}

/** Starter guidelines by their keys in the table `claves_iniciales`. */
export function createPautasInicialesRepository({ db, nuevoId, ahora }: Deps): PautasInicialesRepository {
  return {
    leer: () => leerElementos(db),
    anadir: (elegir, quien) =>
      transact(db, async (trx) => {
        const elementos = await leerElementos(trx);
        const elegidas = elegir(elementos);
        const nuestras: Anadida[] = [];
        for (const elegida of elegidas.filter(({ falta }) => falta === 'pauta')) {
          const anadida = { ...elegida, id: nuevoId() };
          if (await tomarClave(trx, anadida, elementos)) nuestras.push(anadida);
        }
        await insertarPautas(
          trx,
          nuestras.map(({ pauta, id }) => ({ ...pauta, id })),
          ahora(),
        );
        await ponerEnListas(trx, nuestras);
        const medidas = await ponerMedidas(trx, elegidas, elementos);
        if (nuestras.length + medidas > 0)
          await createAuditoria(trx, ahora).apuntar({ quien, ...apunteDeInicio });
        return { anadidas: nuestras.length, medidas };
      }),
  };
}

async function leerElementos(conn: Conn): Promise<ElementosIniciales> {
  const filas = await conn
    .selectFrom('claves_iniciales')
    .leftJoin('listas_verificacion', 'listas_verificacion.id', 'claves_iniciales.elemento_id')
    .select([
      'claves_iniciales.clave',
      'claves_iniciales.elemento_id as id',
      'listas_verificacion.nombre as lista',
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('pautas')
          .select((sub) => [...columnasPauta(sub), 'pautas.version'])
          .whereRef('pautas.id', '=', 'claves_iniciales.elemento_id'),
      ).as('actual'),
    )
    .execute();
  return new Map(
    filas.map(({ clave, id, actual, lista }) => [
      clave,
      { id, actual, nombre: actual?.descripcion ?? lista },
    ]),
  );
}

/** Ties the chosen guidelines, without those that were changed since they were read. */
async function ponerMedidas(
  trx: Conn,
  elegidas: readonly PautaPendiente[],
  elementos: ElementosIniciales,
): Promise<number> {
  let puestas = 0;
  for (const { pauta } of elegidas.filter(({ falta }) => falta === 'medida')) {
    const { id = null, actual = null } = elementos.get(pauta.clave) ?? {};
    if (id === null || actual === null) continue;
    const escrita = await subirVersion(trx, 'pautas', id, actual.version, { medida: columnaMedida(pauta) });
    if (typeof escrita === 'number') puestas += 1;
  }
  return puestas;
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
