import { inSlices, SLICE_ROWS, type Conn, type Db } from '@mantenible/db';
import { personaEliminada } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

/** Columns of deliveries, marks and comments that hold the person who wrote, as an object with `sub` and `nombre`. */
const firmas = [
  { tabla: 'entregados', columna: 'tarde_por' },
  { tabla: 'rubricas', columna: 'por' },
  { tabla: 'calificaciones', columna: 'por' },
  { tabla: 'calificacion_cambios', columna: 'por' },
  { tabla: 'patrones', columna: 'por' },
  { tabla: 'observaciones', columna: 'por' },
] as const;

const { sub: nadie, nombre } = personaEliminada;
const firmaEliminada = JSON.stringify({ sub: nadie, nombre });

/** Which rows of a table, by the column that was signed. */
type Cuales = (columna: RawBuilder<unknown>, tabla: (typeof firmas)[number]['tabla']) => RawBuilder<unknown>;

const dePersona =
  (sub: string): Cuales =>
  (columna) =>
    sql`${columna} ->> 'sub' = ${sub}`;

function deCurso(cursoId: string): Cuales {
  const entregas = sql`(select id from entregas where curso_id = ${cursoId})`;
  return (columna, tabla) => {
    const suyas =
      tabla === 'calificacion_cambios'
        ? sql`calificacion_id in (select id from calificaciones where entrega_id in ${entregas})`
        : sql`entrega_id in ${entregas}`;
    return sql`${suyas} and ${columna} is not null
      and (${columna} ->> 'sub' is distinct from ${nadie} or ${columna} -> 'usuario' is not null)`;
  };
}

/** Replaces one person by 'Persona eliminada' in the columns of `firmas`: what the person signed in courses. */
export async function borrarFirmasDe(trx: Conn, sub: string): Promise<void> {
  for (const una of firmas) await borrar(trx, una, dePersona(sub));
}

/** The same in slices, outside of a transaction: a lecturer signs thousands of comments. */
export async function borrarFirmasEnTramos(db: Db, sub: string): Promise<void> {
  for (const una of firmas) await inSlices(() => borrar(db, una, dePersona(sub), SLICE_ROWS));
}

/** Gives what one subject signed to another; the name that was written stays. */
export async function moverFirmas(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  for (const { tabla, columna } of firmas) {
    const suya = sql.ref(columna);
    await sql`update ${sql.table(tabla)} set ${suya} = ${suya} || ${JSON.stringify({ sub: nuevo })}::jsonb
      where ${suya} ->> 'sub' = ${anterior}`.execute(trx);
  }
}

/** Replaces all people who signed in the deliveries of a course by 'Persona eliminada'. */
export async function borrarFirmasDelCurso(trx: Conn, cursoId: string): Promise<void> {
  for (const una of firmas) await borrar(trx, una, deCurso(cursoId));
}

/** The same in slices, outside of a transaction. */
export async function borrarFirmasDelCursoEnTramos(db: Db, cursoId: string): Promise<void> {
  for (const una of firmas) await inSlices(() => borrar(db, una, deCurso(cursoId), SLICE_ROWS));
}

/** Replaces who signed these rows, all of them without a limit; returns their number. */
async function borrar(
  conn: Conn,
  { tabla, columna }: (typeof firmas)[number],
  cuales: Cuales,
  limite: number | null = null,
): Promise<number> {
  const suya = sql.ref(columna);
  const { numAffectedRows } = await sql`
    update ${sql.table(tabla)} set ${suya} = (${suya} - 'usuario') || ${firmaEliminada}::jsonb
    where ctid = any (array(
      select ctid from ${sql.table(tabla)} where ${cuales(suya, tabla)} limit ${sql.lit(limite)}))`.execute(
    conn,
  );
  return Number(numAffectedRows ?? 0n);
}
