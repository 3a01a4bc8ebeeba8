import type { Conn } from '@mantenible/db';
import { nombreLibre } from '@mantenible/domain/equipo';

/** A stored text under the name of its key. */
interface Sellado {
  readonly cifrado: string;
  readonly clave: string;
}

/**
 * Gives a project to a member of its team, within a transaction that holds its row. The token goes, since it is the person's who
 * wrote it; open invitations end. The project's name, with a number where the new owner has a project or a reserved key of that
 * name.
 */
export async function entregarProyecto(
  trx: Conn,
  {
    proyectoId,
    a,
    sinToken,
  }: { readonly proyectoId: string; readonly a: string; readonly sinToken: Sellado },
): Promise<string> {
  const proyecto = await trx
    .selectFrom('proyectos')
    .select(['nombre', 'clave'])
    .where('id', '=', proyectoId)
    .executeTakeFirstOrThrow();
  const suyos = await trx
    .selectFrom('proyectos')
    .select('nombre')
    .where('id_persona', '=', a)
    .union(trx.selectFrom('reservas_clave').select('nombre').where('id_persona', '=', a))
    .execute();
  const nombre = nombreLibre(proyecto.nombre, new Set(suyos.map((uno) => uno.nombre)));
  await trx
    .updateTable('reservas_clave')
    .set({ id_persona: a, nombre })
    .where('clave', '=', proyecto.clave)
    .execute();
  await trx
    .updateTable('proyectos')
    .set((eb) => ({
      nombre,
      id_persona: a,
      token_cifrado: sinToken.cifrado,
      token_clave: sinToken.clave,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', proyectoId)
    .execute();
  await trx.deleteFrom('miembros').where('proyecto_id', '=', proyectoId).where('sub', '=', a).execute();
  await trx.deleteFrom('equipo_enlaces').where('proyecto_id', '=', proyectoId).execute();
  await trx.deleteFrom('equipo_invitaciones').where('proyecto_id', '=', proyectoId).execute();
  return nombre;
}

/**
 * Gives a project whose person goes to the member who joined first, within the transaction that holds its row; null without a
 * member. The members are read after the row was locked: one who joined meanwhile is among them.
 */
export async function heredarProyecto(
  trx: Conn,
  proyectoId: string,
  sinToken: Sellado,
): Promise<{ readonly a: string; readonly nombre: string } | null> {
  const { miembros } = await trx
    .selectFrom('proyectos')
    .select('miembros')
    .where('id', '=', proyectoId)
    .executeTakeFirstOrThrow();
  const [a] = miembros;
  if (a === undefined) return null;
  return { a, nombre: await entregarProyecto(trx, { proyectoId, a, sinToken }) };
}
