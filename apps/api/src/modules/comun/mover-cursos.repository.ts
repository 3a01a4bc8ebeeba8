import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

import { moverFirmas } from './firmas.repository.ts';

/** Moves what one subject is and wrote in courses to another. Where both are of one course, they become one. */
export async function moverCursos(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  for (const tabla of ['curso_docentes', 'curso_personas'] as const) {
    const deNuevo = trx.selectFrom(tabla).select('curso_id').where('sub', '=', nuevo);
    await trx.deleteFrom(tabla).where('sub', '=', anterior).where('curso_id', 'in', deNuevo).execute();
    await trx.updateTable(tabla).set({ sub: nuevo }).where('sub', '=', anterior).execute();
  }
  const enLista = trx.selectFrom('curso_lista as otra').select('otra.curso_id').where('otra.sub', '=', nuevo);
  const suya = trx.updateTable('curso_lista').where('sub', '=', anterior);
  await suya.set({ sub: null }).where('curso_id', 'in', enLista).execute();
  await suya.set({ sub: nuevo }).execute();
  await trx.updateTable('frases').set({ sub: nuevo }).where('sub', '=', anterior).execute();
  await moverAvisosPorCorreo(trx, anterior, nuevo);
  await moverAvisos(trx, anterior, nuevo);
  await moverEntregados(trx, anterior, nuevo);
  await moverFirmas(trx, anterior, nuevo);
}

/** The key of a notice that is given once ends with the person's subject; of a notice that both have, one stays. */
async function moverAvisos(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  const movida = sql`left(a.unico, length(a.unico) - length(${anterior}::text)) || ${nuevo}::text`;
  await sql`delete from avisos a using avisos otro
    where a.sub = ${anterior} and otro.sub = ${nuevo} and otro.unico = ${movida}`.execute(trx);
  await sql`update avisos a set sub = ${nuevo}, unico = ${movida} where a.sub = ${anterior}`.execute(trx);
}

/** Of two choices about mail, that of the new subject stays. */
async function moverAvisosPorCorreo(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  await sql`delete from avisos_por_correo where sub = ${anterior}
    and exists (select 1 from avisos_por_correo otra where otra.sub = ${nuevo})`.execute(trx);
  await trx.updateTable('avisos_por_correo').set({ sub: nuevo }).where('sub', '=', anterior).execute();
}

/** A team in which both were has one of them, in the first place of the two. */
async function moverEntregados(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  await trx
    .updateTable('entregados')
    .set({ propietario: nuevo })
    .where('propietario', '=', anterior)
    .execute();
  const sub = JSON.stringify({ sub: nuevo });
  await sql`update entregados set miembros = (
      select jsonb_agg(case when m ->> 'sub' = ${anterior} then m || ${sub}::jsonb else m end order by n)
      from (
        select m, n, row_number() over (
          partition by case when m ->> 'sub' = ${anterior} then ${nuevo}::text else m ->> 'sub' end order by n
        ) as veces from jsonb_array_elements(miembros) with ordinality as uno (m, n)
      ) as todos where veces = 1
    ) where miembros @> ${JSON.stringify([{ sub: anterior }])}::jsonb`.execute(trx);
}
