import { transact, type Conn, type Db } from '@mantenible/db';
import { usuarioNormal } from '@mantenible/domain/acceso';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql } from 'kysely';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { heredarProyectos } from '../../comun/entregar-proyecto.repository.ts';
import { borrarFirmasDe } from '../../comun/firmas.repository.ts';
import type { BorradoDePersona } from './datos-de-persona.port.ts';
import { reemplazarPersona } from './reemplazar-persona.ts';

interface Deps {
  readonly db: Db;
  /** A repository's token without content, bound to the project. */
  readonly sinToken: (proyectoId: string) => { readonly cifrado: string; readonly clave: string };
  /** Ends the sessions of an account within the transaction. */
  readonly terminarSesiones: (trx: Conn, sub: string) => Promise<void>;
}

/** Erases people in SQL. */
export function createBorradoDePersona(deps: Deps): BorradoDePersona {
  return {
    proyectosSinEquipo: async (sub) => {
      const filas = await deps.db
        .selectFrom('proyectos')
        .select('id')
        .where('id_persona', '=', sub)
        .where(sql<boolean>`cardinality(miembros) = 0`)
        .orderBy('id')
        .execute();
      return filas.map(({ id }) => id);
    },
    borrar: (persona, quien, now) =>
      transact(deps.db, async (trx) => {
        await heredarProyectos(trx, persona.sub, deps.sinToken);
        await quitar(trx, persona);
        await deps.terminarSesiones(trx, persona.sub);
        await anonimizar(trx, persona, now);
        await createAuditoria(trx, () => now).apuntar({
          quien,
          accion: 'persona-eliminada',
          objeto: personaEliminada.nombre,
        });
      }),
  };
}

/** Deletes what is the person's alone. */
async function quitar(trx: Conn, { sub, usuario }: PersonaBuscada): Promise<void> {
  for (const tabla of ['borradores', 'reservas_clave', 'analisis_turnos', 'idempotencia'] as const)
    await trx.deleteFrom(tabla).where('id_persona', '=', sub).execute();
  for (const tabla of [
    'curso_docentes',
    'curso_personas',
    'frases',
    'avisos',
    'cuentas',
    'personas',
  ] as const)
    await trx.deleteFrom(tabla).where('sub', '=', sub).execute();
  if (usuario !== null)
    await trx.deleteFrom('equipo_invitaciones').where('usuario', '=', usuarioNormal(usuario)).execute();
}

/** Replaces the person in what other people keep. */
async function anonimizar(trx: Conn, persona: PersonaBuscada, now: Date): Promise<void> {
  const { sub } = persona;
  await trx
    .insertInto('personas')
    .values({ ...personaEliminada, visto: now })
    .onConflict((oc) => oc.column('sub').doNothing())
    .execute();
  for (const tabla of ['respuestas', 'analisis', 'pasados', 'marcas', 'acciones_mejora'] as const)
    await trx
      .updateTable(tabla)
      .set({ id_persona: personaEliminada.sub })
      .where('id_persona', '=', sub)
      .execute();
  await trx
    .updateTable('curso_lista')
    .set({ sub: null, usuario: null, correo: null, nombre: personaEliminada.nombre })
    .where('sub', '=', sub)
    .execute();
  await trx
    .updateTable('papelera')
    .set({ quien: personaEliminada.nombre })
    .where('quien', '=', persona.nombre)
    .execute();
  await anonimizarAuditoria(trx, persona);
  await anonimizarEntregados(trx, sub);
  await borrarFirmasDe(trx, sub);
}

/** The entries by the person, and those about the person's account or projects. */
async function anonimizarAuditoria(trx: Conn, { sub, nombre, usuario }: PersonaBuscada): Promise<void> {
  const { sub: nadie, nombre: eliminada } = personaEliminada;
  await sql`update auditoria set sub = ${nadie}, nombre = ${eliminada}, usuario = null, grupo = null where sub = ${sub}`.execute(
    trx,
  );
  await sql`update auditoria set objeto_id = null, objeto = ${eliminada}, grupo = null, detalle = '' where objeto_id = ${sub}`.execute(
    trx,
  );
  await sql`update auditoria set detalle = replace(detalle, ${sub}, ${eliminada}) where strpos(detalle, ${sub}) > 0`.execute(
    trx,
  );
  for (const texto of [nombre, usuario ?? ''].filter((uno) => uno !== ''))
    await sql`update auditoria set objeto = ${eliminada} where objeto = ${texto}`.execute(trx);
}

async function anonimizarEntregados(trx: Conn, sub: string): Promise<void> {
  const filas = await trx
    .selectFrom('entregados')
    .select(['id', 'propietario', 'miembros'])
    .where((eb) => eb.or([eb('propietario', '=', sub), sql<boolean>`strpos(miembros::text, ${sub}) > 0`]))
    .execute();
  for (const { id, propietario, miembros } of filas)
    await trx
      .updateTable('entregados')
      .set({
        propietario: propietario === sub ? personaEliminada.sub : propietario,
        miembros: JSON.stringify(reemplazarPersona(miembros, sub)),
      })
      .where('id', '=', id)
      .execute();
}
