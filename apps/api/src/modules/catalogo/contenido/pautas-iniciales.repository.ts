import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { transact, type Conn, type Db } from '@mantenible/db';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { subirVersion } from '../../comun/version.repository.ts';
import { columnasPauta } from '../arbol.repository.ts';
import { columnaMedida } from '../columna-medida.ts';
import type { ElementosIniciales, PautaPendiente, PautasInicialesRepository } from './contenido.port.ts';
import { insertarNiveles, insertarPautas } from './insertar-pautas.repository.ts';

interface Deps {
  readonly db: Db;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

const objetoInicial = 'Pautas del catálogo inicial';
const apunteDeInicio = {
  accion: 'catalogo-cambiado',
  objeto: objetoInicial,
  objetoId: objetoInicial,
} as const;

interface Anadida extends PautaPendiente {
  readonly id: string;
}

/** Starter guidelines by their keys in the table `claves_iniciales`. */
export function createPautasInicialesRepository({ db, nuevoId, now }: Deps): PautasInicialesRepository {
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
          now(),
        );
        await ponerEnListas(trx, nuestras);
        const medidas = await cambiar(trx, 'medida', elegidas, elementos);
        const actualizadas = await cambiar(trx, 'texto', elegidas, elementos);
        const detalle = actualizadas > 0 ? 'cambio' : 'creación';
        if (nuestras.length + medidas + actualizadas > 0)
          await createAuditoria(trx, now).apuntar({ quien, ...apunteDeInicio, detalle });
        return { anadidas: nuestras.length, medidas, actualizadas };
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

/** Writes the ties or the texts that the chosen guidelines lack, without those that were changed since they were read. */
async function cambiar(
  trx: Conn,
  falta: 'medida' | 'texto',
  elegidas: readonly PautaPendiente[],
  elementos: ElementosIniciales,
): Promise<number> {
  let cambiadas = 0;
  for (const { pauta } of elegidas.filter((elegida) => elegida.falta === falta)) {
    const { id = null, actual = null } = elementos.get(pauta.clave) ?? {};
    if (id === null || actual === null) continue;
    const { descripcion, pregunta } = pauta;
    const medida = columnaMedida(pauta);
    const columnas = falta === 'medida' ? { medida } : { descripcion, pregunta, medida };
    const escrita = await subirVersion(trx, 'pautas', id, actual.version, columnas);
    if (typeof escrita !== 'number') continue;
    cambiadas += 1;
    if (falta === 'medida') continue;
    await trx.deleteFrom('niveles').where('pauta_id', '=', id).execute();
    await insertarNiveles(trx, [{ ...pauta, id }]);
  }
  return cambiadas;
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
    .where('elemento_id', '=', antes.id)
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
