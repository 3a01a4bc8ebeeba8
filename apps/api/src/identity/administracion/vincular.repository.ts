import { transact, type Conn, type Db } from '@mantenible/db';
import type { Apunte } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';

import { createAuditoria } from '../../modules/comun/anotacion.repository.ts';
import type { Vinculo } from './administracion.port.ts';
import { moverCursos } from '../../modules/comun/mover-cursos.repository.ts';

/** Moves all records of one subject to another in one transaction, for people whose provider changed. */
export function vincular(
  db: Db,
  { anterior, nuevo, apunte }: { readonly anterior: string; readonly nuevo: string; readonly apunte: Apunte },
  now: () => Date,
): Promise<Vinculo> {
  return transact(db, async (trx) => {
    // Two moves at once would each move part of what the other has moved: one waits for the other.
    await sql`lock table reservas_clave in share row exclusive mode`.execute(trx);
    const nombres = (sub: string) =>
      trx.selectFrom('proyectos').select('nombre').where('id_persona', '=', sub);
    const repetidos = await nombres(anterior)
      .where('nombre', 'in', nombres(nuevo))
      .orderBy('nombre')
      .execute();
    if (repetidos.length > 0) return { repetidos: repetidos.map(({ nombre }) => nombre) };
    // A project's reservation moves with the project; any other one expires within a day.
    await trx
      .deleteFrom('reservas_clave')
      .where('id_persona', 'in', [anterior, nuevo])
      .where('clave', 'not in', trx.selectFrom('proyectos').select('clave'))
      .execute();
    const mover = async (tabla: 'proyectos' | 'respuestas' | 'reservas_clave') => {
      const update = trx.updateTable(tabla).set({ id_persona: nuevo }).where('id_persona', '=', anterior);
      return Number((await update.executeTakeFirst()).numUpdatedRows);
    };
    await mover('reservas_clave');
    await moverPertenencias(trx, anterior, nuevo);
    await moverCursos(trx, anterior, nuevo);
    // Entries of the audit trail stay under the subject that made them.
    await createAuditoria(trx, now).apuntar(apunte);
    return {
      proyectos: await mover('proyectos'),
      pruebas: await mover('respuestas'),
      borradores: await moverBorradores(trx, anterior, nuevo),
    };
  });
}

/** Rows that name who made or changed them. */
const conAutor = [
  'acciones_mejora',
  'marcas',
  'ambitos',
  'partidas',
  'analisis',
  'pasados',
  'analisis_turnos',
] as const;

/**
 * Teams and authorship move too. Where both subjects are of one team, they become one: the owner, or one member. Of two drafts of
 * one test the old subject's stays where it is.
 */
async function moverPertenencias(trx: Conn, anterior: string, nuevo: string): Promise<void> {
  const suyos = trx.selectFrom('proyectos').select('id').where('id_persona', 'in', [anterior, nuevo]);
  const deNuevo = trx.selectFrom('miembros as otra').select('otra.proyecto_id').where('otra.sub', '=', nuevo);
  const sobra = trx.deleteFrom('miembros').where('sub', 'in', [anterior, nuevo]);
  await sobra.where('proyecto_id', 'in', suyos).execute();
  await trx.deleteFrom('miembros').where('sub', '=', anterior).where('proyecto_id', 'in', deNuevo).execute();
  await trx.updateTable('miembros').set({ sub: nuevo }).where('sub', '=', anterior).execute();
  for (const tabla of conAutor)
    await trx.updateTable(tabla).set({ id_persona: nuevo }).where('id_persona', '=', anterior).execute();
  await trx.updateTable('papelera').set({ quien: nuevo }).where('quien', '=', anterior).execute();
}

/** Drafts of the old subject beside which the new one has none of the same test. */
async function moverBorradores(trx: Conn, anterior: string, nuevo: string): Promise<number> {
  const movidos = await sql`update borradores as b set id_persona = ${nuevo} where b.id_persona = ${anterior}
    and not exists (select from borradores o where o.id_persona = ${nuevo} and o.proyecto_id = b.proyecto_id
      and o.tipo = b.tipo and o.elemento = b.elemento and o.intentos = b.intentos)`.execute(trx);
  return Number(movidos.numAffectedRows ?? 0n);
}
