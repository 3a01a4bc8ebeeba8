import { inSlices, SLICE_ROWS, type Conn, type Db } from '@mantenible/db';
import { usuarioNormal } from '@mantenible/domain/acceso';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

interface Reemplazo {
  readonly donde: RawBuilder<unknown>;
  readonly por: RawBuilder<unknown>;
}

/** Details that end in a subject; those of courses are found in entries of before, which had them there. */
const antesDeSujeto = ['de ', '→ ', 'docente añadido: ', 'docente quitado: ', 'persona quitada: '] as const;

const { sub: nadie, nombre: eliminada } = personaEliminada;

/**
 * Entries that name the person, each by a subject or by the user name of an account, which one person has: other people of the same
 * name, and projects called so, stay as they are.
 */
function reemplazos({ sub, usuario }: PersonaBuscada): readonly Reemplazo[] {
  const deTexto = antesDeSujeto.map((antes) => ({
    donde: sql`detalle = ${antes + sub}`,
    por: sql`detalle = ${antes + eliminada}`,
  }));
  const deUsuario =
    usuario === null
      ? []
      : [
          {
            donde: sql`otro = ${usuarioNormal(usuario)} and accion = 'equipo-cambiado'`,
            por: sql`otro = ${nadie}, grupo = null`,
          },
          {
            donde: sql`objeto = ${usuario} and objeto_id is null and accion = 'cuenta-importada'`,
            por: sql`objeto = ${eliminada}, grupo = null`,
          },
        ];
  return [
    {
      donde: sql`sub = ${sub}`,
      // The detail of a failed sign-in is the person's address.
      por: sql`sub = ${nadie}, nombre = ${eliminada}, usuario = null, grupo = null,
        detalle = case when accion = 'acceso-fallido' then '' else detalle end`,
    },
    {
      donde: sql`objeto_id = ${sub}`,
      por: sql`objeto_id = null, objeto = ${eliminada}, grupo = null, detalle = ''`,
    },
    { donde: sql`otro = ${sub}`, por: sql`otro = ${nadie}, grupo = null` },
    {
      donde: sql`objeto = ${sub} and accion = 'identidad-vinculada'`,
      por: sql`objeto = ${eliminada}, grupo = null`,
    },
    ...deTexto,
    ...deUsuario,
  ];
}

/** Replaces the person in the audit trail in slices, each a statement of its own. */
export async function anonimizarApuntes(db: Db, persona: PersonaBuscada): Promise<void> {
  for (const { donde, por } of reemplazos(persona))
    await inSlices(async () => {
      const elegidos = sql`select id from auditoria where ${donde} limit ${sql.lit(SLICE_ROWS)}`;
      const { numAffectedRows } = await sql`update auditoria set ${por} where id in (${elegidos})`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0n);
    });
}

/** Replaces the person in the entries that were made since. */
export async function anonimizarRestoDeApuntes(trx: Conn, persona: PersonaBuscada): Promise<void> {
  for (const { donde, por } of reemplazos(persona))
    await sql`update auditoria set ${por} where ${donde}`.execute(trx);
}
