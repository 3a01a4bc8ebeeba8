import { inSlices, type Conn, type Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

/** In place of texts that people wrote. */
export const textoEliminado = 'Texto eliminado';

/** The answers of a saved test without its id, name, comments and evidence. */
export const sinTextos = (
  prueba: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => sql`case when ${prueba} is null then null
  else ${prueba} || jsonb_build_object('_id', ${id}, 'nombre', ${textoEliminado}::text,
    'respuestas', coalesce((
    select jsonb_agg((r.una - 'evidencias') || '{"comentario": ""}'::jsonb order by r.lugar)
    from jsonb_array_elements(${prueba} -> 'respuestas') with ordinality r(una, lugar)), '[]'::jsonb)) end`;

interface Textos {
  readonly table: string;
  /** Rows of the deliveries that a list of ids names. */
  readonly de: (entregas: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Rows whose texts were not erased yet. */
  readonly quedan: RawBuilder<unknown>;
  readonly cambio: RawBuilder<unknown>;
  /** Its columns that may be large. */
  readonly columnas: readonly string[];
}

const propias = (entregas: RawBuilder<unknown>) => sql`entrega_id in ${entregas}`;
const escrito = (columna: string) =>
  sql`(${sql.ref(columna)} is not null and ${sql.ref(columna)} <> ${textoEliminado})`;
const eliminado = (columna: string) =>
  sql`case when ${sql.ref(columna)} is null then null else ${textoEliminado} end`;

/** A place is a text of people or a path of the repository; of an answer, the two ids of its question, if it has their form. */
const sinNombres = sql`(clave = '' or lugar = 'respuesta' and clave ~ '^[0-9a-f-]{36}:[0-9a-f-]{36}$')`;

const textos: readonly Textos[] = [
  {
    table: 'calificaciones',
    de: propias,
    quedan: sql`enlaces <> '[]'::jsonb or marcas <> '[]'::jsonb or ${escrito('motivo')} or ${escrito('revision_motivo')}
      or publicado ->> 'motivo' is not null`,
    cambio: sql`enlaces = '[]', marcas = '[]', motivo = ${eliminado('motivo')}, revision_motivo = ${eliminado('revision_motivo')},
      publicado = publicado || '{"motivo": null}'::jsonb`,
    columnas: ['enlaces', 'marcas', 'motivo', 'revision_motivo', 'publicado'],
  },
  {
    table: 'calificacion_cambios',
    de: (entregas) => sql`calificacion_id in (select id from calificaciones where entrega_id in ${entregas})`,
    quedan: escrito('motivo'),
    cambio: sql`motivo = ${textoEliminado}`,
    columnas: ['motivo'],
  },
  {
    table: 'rubricas',
    de: propias,
    quedan: escrito('motivo'),
    cambio: sql`motivo = ${textoEliminado}`,
    columnas: ['motivo', 'lineas'],
  },
  {
    table: 'observaciones',
    de: propias,
    quedan: sql`texto <> ${textoEliminado} or not ${sinNombres}`,
    cambio: sql`texto = ${textoEliminado}, clave = case when ${sinNombres} then clave else '' end`,
    columnas: ['texto', 'clave'],
  },
  {
    table: 'patrones',
    de: propias,
    // An erased test has the id of its delivery.
    quedan: sql`nombre <> ${textoEliminado} or enlace <> ''
      or jsonb_typeof(prueba) = 'object' and prueba ->> '_id' is distinct from entrega_id::text`,
    cambio: sql`nombre = ${textoEliminado}, enlace = '', prueba_id = gen_random_uuid(),
      prueba = ${sinTextos(sql`prueba`, sql`entrega_id`)}`,
    columnas: ['prueba'],
  },
];

/** Rows of one statement, and bytes of their texts, unless one row has more. */
const filasPorTramo = 200;
const bytesPorTramo = 256 * 1024;

/** Erases in slices the texts that people wrote in the marks and comments of a course, outside of a transaction. */
export async function borrarTextos(db: Db, entregas: RawBuilder<unknown>): Promise<void> {
  for (const unos of textos) await inSlices(() => borrarTramo(db, unos, entregas));
}

/** What was written since the slices, before the course is anonymous. */
export async function borrarTextosNuevos(trx: Conn, entregas: RawBuilder<unknown>): Promise<void> {
  for (const { table, de, quedan, cambio } of textos)
    await sql`update ${sql.table(table)} set ${cambio} where ${de(entregas)} and (${quedan})`.execute(trx);
}

async function borrarTramo(
  db: Db,
  { table, de, quedan, cambio, columnas }: Textos,
  entregas: RawBuilder<unknown>,
): Promise<number> {
  const bytes = columnas.map((columna) => sql`coalesce(pg_column_size(${sql.ref(columna)}), 0)`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${cambio} where ctid = any (array(
      select place from (
        select place, sum(bytes) over (order by place rows unbounded preceding) - bytes as antes
        from (select ctid as place, ${sql.join(bytes, sql` + `)} as bytes from ${sql.table(table)}
          where ${de(entregas)} and (${quedan}) limit ${filasPorTramo}) u) t
      where antes < ${bytesPorTramo}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
