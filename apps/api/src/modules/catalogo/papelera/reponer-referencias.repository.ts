import type { Conn } from '@mantenible/db';
import { maximoDeElementos } from '@mantenible/domain/lista-verificacion';
import type { ElementoRestaurado } from '@mantenible/domain/papelera';
import { sql } from 'kysely';

import type { TablaDeCatalogo } from '../cosas.ts';
import { metricasDeSubcaracteristica, pautasDeLista, reemplazarEnlaces } from '../enlaces.repository.ts';
import type { Contenido, Referencias } from './papelera-guardada.schema.ts';

type Repuesto = Pick<ElementoRestaurado, 'repuestas' | 'ausentes'>;

/** Where the references of a table's records are kept: from them, and to them. */
const enlaces = {
  pautas: { contenidos: null, contiene: null, en: pautasDeLista, quienes: 'listas_verificacion' },
  listas_verificacion: { contenidos: 'pautas', contiene: pautasDeLista, en: null, quienes: 'metricas' },
  metricas: {
    contenidos: 'listas_verificacion',
    contiene: null,
    en: metricasDeSubcaracteristica,
    quienes: 'subcaracteristicas',
  },
  subcaracteristicas: {
    contenidos: 'metricas',
    contiene: metricasDeSubcaracteristica,
    en: null,
    quienes: null,
  },
} as const satisfies Record<TablaDeCatalogo, unknown>;

/** Gives a restored record the references of before to what still exists, and puts it at the end of what contained it. */
export async function reponerReferencias(
  trx: Conn,
  tabla: TablaDeCatalogo,
  id: string,
  { contiene, en }: Pick<Contenido, 'contiene' | 'en'>,
): Promise<Repuesto> {
  const { contenidos, contiene: suyos, quienes } = enlaces[tabla];
  const hay = contenidos === null ? new Set<string>() : await existentes(trx, contenidos, contiene);
  const quedan = contiene.filter(({ _id }) => hay.has(_id));
  const ids = quedan.map(({ _id }) => _id);
  if (suyos !== null) await reemplazarEnlaces(trx, suyos, id, ids);
  else if (tabla === 'metricas' && ids[0] !== undefined)
    await trx.updateTable('metricas').set({ lista_id: ids[0] }).where('id', '=', id).execute();
  const puestas = quienes === null ? new Set<string>() : await volverA(trx, tabla, id, en);
  const todas = [
    ...contiene.map((una) => ({ ...una, esta: hay.has(una._id) })),
    ...en.map((una) => ({ ...una, esta: puestas.has(una._id) })),
  ];
  return {
    repuestas: todas.filter(({ esta }) => esta).map(({ nombre }) => nombre),
    ausentes: todas.filter(({ esta }) => !esta).map(({ nombre }) => nombre),
  };
}

/** Ids of those that exist, locked against a deletion. */
async function existentes(
  trx: Conn,
  tabla: TablaDeCatalogo,
  cosas: Referencias,
): Promise<ReadonlySet<string>> {
  if (cosas.length === 0) return new Set();
  const filas = await trx
    .selectFrom(tabla)
    .select('id')
    .where(
      'id',
      'in',
      cosas.map(({ _id }) => _id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(filas.map(({ id }) => id));
}

/** Ids of the records that contain it again; each of them changes its version. */
async function volverA(
  trx: Conn,
  tabla: TablaDeCatalogo,
  id: string,
  en: Referencias,
): Promise<ReadonlySet<string>> {
  const { en: enlace, quienes } = enlaces[tabla];
  if (quienes === null) return new Set();
  const hay = [...(await existentes(trx, quienes, en))];
  if (hay.length === 0) return new Set();
  const { rows } =
    enlace === null
      ? await sql<{ id: string }>`
          update metricas set lista_id = ${id} where id in (${sql.join(hay)}) and lista_id is null returning id
        `.execute(trx)
      : await sql<{ id: string }>`
          insert into ${sql.table(enlace.tabla)} (${sql.ref(enlace.registro)}, ${sql.ref(enlace.elemento)}, posicion)
          select q.id, ${id}, coalesce(max(e.posicion) + 1, 0) from ${sql.table(quienes)} q
          left join ${sql.table(enlace.tabla)} e on e.${sql.ref(enlace.registro)} = q.id
          where q.id in (${sql.join(hay)}) group by q.id having count(e.posicion) < ${sql.lit(maximoDeElementos)}
          returning ${sql.ref(enlace.registro)} as id
        `.execute(trx);
  const puestas = rows.map((fila) => fila.id);
  if (puestas.length > 0)
    await sql`update ${sql.table(quienes)} set version = version + 1 where id in (${sql.join(puestas)})`.execute(
      trx,
    );
  return new Set(puestas);
}
