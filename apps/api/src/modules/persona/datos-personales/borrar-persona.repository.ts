import { deleteInSlices, transact, type Conn, type Db } from '@mantenible/db';
import { usuarioNormal } from '@mantenible/domain/acceso';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql } from 'kysely';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { bloquearPersona } from '../../comun/bloquear-persona.repository.ts';
import { borrarProyecto } from '../../comun/borrar-proyecto.repository.ts';
import { heredarProyecto } from '../../comun/entregar-proyecto.repository.ts';
import { borrarFirmasDe, borrarFirmasEnTramos } from '../../comun/firmas.repository.ts';
import { anonimizarApuntes, anonimizarRestoDeApuntes } from './anonimizar-apuntes.repository.ts';
import { borrarResponsableDe, borrarResponsables } from './borrar-responsables.repository.ts';
import type { BorradoDePersona } from './datos-de-persona.port.ts';
import { filaDeClaseDe } from './parte-de-datos.repository.ts';
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
    adelantar: (persona) => adelantar(deps.db, persona),
    soltarProyecto: (...datos) => soltarProyecto(deps, ...datos),
    borrar: (persona, quien, now) =>
      transact(deps.db, async (trx) => {
        await bloquearPersona(trx, persona.sub);
        await deps.terminarSesiones(trx, persona.sub);
        if ((await unProyecto(trx, persona.sub)) !== null) return false;
        await anonimizarListas(trx, persona.sub);
        await borrarResponsables(trx, persona);
        await quitar(trx, persona);
        await anonimizar(trx, persona, now);
        await createAuditoria(trx, () => now).apuntar({
          quien,
          accion: 'persona-eliminada',
          objeto: personaEliminada.nombre,
        });
        return true;
      }),
  };
}

/** The transaction that ends it replaces what was written since. */
async function adelantar(db: Db, persona: PersonaBuscada): Promise<void> {
  const { sub } = persona;
  await anonimizarApuntes(db, persona);
  await borrarFirmasEnTramos(db, sub);
  const respuestas = { table: 'borrador_respuestas', columns: ['comentario', 'evidencias'] };
  await deleteInSlices(
    db,
    respuestas,
    sql`borrador_id in (select id from borradores where id_persona = ${sub})`,
  );
  await deleteInSlices(db, { table: 'borradores', columns: ['plan', 'cambios'] }, sql`id_persona = ${sub}`);
}

function soltarProyecto(
  { db, sinToken }: Deps,
  ...[persona, quien, now]: Parameters<BorradoDePersona['soltarProyecto']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    const proyectoId = await unProyecto(trx, persona.sub);
    if (proyectoId === null) return false;
    await borrarResponsableDe(trx, persona, proyectoId);
    const cedido = await heredarProyecto(trx, proyectoId, sinToken(proyectoId));
    if (cedido === null) await borrarProyecto(trx, proyectoId, quien, now);
    else
      await createAuditoria(trx, () => now).apuntar({
        quien,
        accion: 'proyecto-traspasado',
        objeto: cedido.nombre,
        objetoId: proyectoId,
        detalle: 'pasa a',
        otro: cedido.a,
      });
    return true;
  });
}

/** One of the person's projects, whose row it locks; null where none was found. */
async function unProyecto(trx: Conn, sub: string): Promise<string | null> {
  const fila = await trx
    .selectFrom('proyectos_todos')
    .select('id')
    .where('id_persona', '=', sub)
    .where('borrado', '=', false)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return fila?.id ?? null;
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
    'avisos_por_correo',
    'importaciones',
    'cuentas',
    'personas',
  ] as const)
    await trx.deleteFrom(tabla).where('sub', '=', sub).execute();
  await trx.deleteFrom('miembros').where('sub', '=', sub).execute();
  if (usuario !== null)
    await trx.deleteFrom('equipo_invitaciones').where('usuario', '=', usuarioNormal(usuario)).execute();
}

/** Rows of projects that name who made them. */
const deProyectos = [
  'respuestas',
  'analisis',
  'pasados',
  'ambitos',
  'partidas',
  'marcas',
  'acciones_mejora',
] as const;

/** Replaces the person in what other people keep. */
async function anonimizar(trx: Conn, persona: PersonaBuscada, now: Date): Promise<void> {
  const { sub } = persona;
  await trx
    .insertInto('personas')
    .values({ ...personaEliminada, visto: now })
    .onConflict((oc) => oc.column('sub').doNothing())
    .execute();
  for (const tabla of deProyectos)
    await trx
      .updateTable(tabla)
      .set({ id_persona: personaEliminada.sub })
      .where('id_persona', '=', sub)
      .execute();
  await trx.updateTable('papelera').set({ quien: personaEliminada.sub }).where('quien', '=', sub).execute();
  await anonimizarRestoDeApuntes(trx, persona);
  await anonimizarEntregados(trx, sub);
  await borrarFirmasDe(trx, sub);
}

/** Rows that name the person by user name or mail are found by the account, which goes afterwards. */
async function anonimizarListas(trx: Conn, sub: string): Promise<void> {
  await trx
    .updateTable('curso_lista')
    .set({ sub: null, usuario: null, correo: null, nombre: personaEliminada.nombre })
    .where(filaDeClaseDe(sub))
    .execute();
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
