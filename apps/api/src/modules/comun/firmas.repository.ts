import type { Conn } from '@mantenible/db';
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

/** Replaces one person by 'Persona eliminada' wherever the person signed. */
export async function borrarFirmasDe(trx: Conn, sub: string): Promise<void> {
  await borrar(trx, (columna) => sql`${columna} ->> 'sub' = ${sub}`);
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
  const entregas = sql`(select id from entregas where curso_id = ${cursoId})`;
  await borrar(trx, (columna, tabla) =>
    tabla === 'calificacion_cambios'
      ? sql`calificacion_id in (select id from calificaciones where entrega_id in ${entregas})`
      : sql`${columna} is not null and entrega_id in ${entregas}`,
  );
}

async function borrar(
  trx: Conn,
  cuales: (columna: RawBuilder<unknown>, tabla: (typeof firmas)[number]['tabla']) => RawBuilder<unknown>,
): Promise<void> {
  for (const { tabla, columna } of firmas) {
    const suya = sql.ref(columna);
    await sql`update ${sql.table(tabla)} set ${suya} = (${suya} - 'usuario') || ${firmaEliminada}::jsonb
      where ${cuales(suya, tabla)}`.execute(trx);
  }
}
