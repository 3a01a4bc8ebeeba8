import { transact, type Conn, type Db } from '@mantenible/db';
import { esDelEquipo, nombreSinPersona } from '@mantenible/domain/acceso';
import type { Apunte } from '@mantenible/domain/auditoria';
import { maximoEquipos, maximoMiembros } from '@mantenible/domain/equipo';
import { duracionReserva } from '@mantenible/domain/proyecto';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import { bloquearPersona } from '../comun/bloquear-persona.repository.ts';
import { contarProyectos } from '../comun/contar-proyectos.repository.ts';
import { entregarProyecto } from '../comun/entregar-proyecto.repository.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import type { Autoria, EquipoGuardado, EquipoRepository, Ingreso } from './equipo.port.ts';

/** Name of the course whose lecturers see a project; null for none. An archived course ended that. */
export const cursoDelProyecto = sql<
  string | null
>`(select c.nombre from curso_proyectos p join cursos c on c.id = p.curso_id
  where p.proyecto_id = proyectos.id and c.estado <> 'archivado' order by p.ingreso desc limit 1)`.as(
  'curso',
);

/** Teams in SQL. */
export function createEquipoRepository(db: Db): EquipoRepository {
  return {
    leer: (proyectoId, now) => leer(db, proyectoId, now),
    quitar: (proyectoId, sub, autoria) =>
      transact(db, async (trx) => {
        const nombre = await bloquearProyecto(trx, proyectoId);
        const { numDeletedRows } = await trx
          .deleteFrom('miembros')
          .where('proyecto_id', '=', proyectoId)
          .where('sub', '=', sub)
          .executeTakeFirst();
        if (nombre === null || numDeletedRows === 0n) return false;
        const salida = sub === autoria.quien.sub ? { detalle: 'salida' } : { detalle: 'sale', otro: sub };
        await apuntarEquipo(trx, autoria, { accion: 'miembro-quitado', proyectoId, nombre, ...salida });
        return true;
      }),
    traspasar: (...datos) => traspasar(db, ...datos),
  };
}

async function leer(db: Db, proyectoId: string, now: Date): Promise<EquipoGuardado | null> {
  const fila = await filaDelEquipo(db, proyectoId, now);
  if (!fila) return null;
  const { propietario: _id, nombre, dueno, usuario, integrantes, invitaciones, enlace } = fila;
  return {
    ...pertenenciaDe(fila),
    nombre,
    curso: fila.curso,
    dueno: { _id, nombre: dueno ?? nombreSinPersona(_id), usuario, desde: null },
    integrantes: integrantes.map((uno) => ({
      _id: uno.sub,
      nombre: uno.nombre ?? uno.sub,
      usuario: uno.usuario,
      desde: enIso(uno.ingreso),
    })),
    invitaciones: invitaciones.map((una) => ({
      _id: una.id,
      usuario: una.usuario,
      caduca: enIso(una.caduca),
    })),
    enlace: enlace && { caduca: enIso(enlace.caduca) },
  };
}

/** The project with its people and its open invitations. */
function filaDelEquipo(db: Db, proyectoId: string, now: Date) {
  return db
    .selectFrom('proyectos')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'proyectos.nombre', 'personas.nombre as dueno', 'personas.usuario'])
    .select(cursoDelProyecto)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('miembros as m')
          .leftJoin('personas as p', 'p.sub', 'm.sub')
          .whereRef('m.proyecto_id', '=', 'proyectos.id')
          .select(['m.sub', 'm.ingreso', 'p.nombre', 'p.usuario'])
          .orderBy('m.ingreso')
          .orderBy('m.sub'),
      ).as('integrantes'),
      jsonArrayFrom(
        eb
          .selectFrom('equipo_invitaciones as i')
          .whereRef('i.proyecto_id', '=', 'proyectos.id')
          .where('i.caduca', '>', now)
          .select(['i.id', 'i.usuario', 'i.caduca'])
          .orderBy('i.creado')
          .orderBy('i.id'),
      ).as('invitaciones'),
      jsonObjectFrom(
        eb
          .selectFrom('equipo_enlaces as e')
          .whereRef('e.proyecto_id', '=', 'proyectos.id')
          .where('e.caduca', '>', now)
          .select('e.caduca'),
      ).as('enlace'),
    ])
    .executeTakeFirst();
}

function traspasar(
  db: Db,
  ...[proyectoId, { de, a, sinToken, maximoProyectos }, autoria]: Parameters<EquipoRepository['traspasar']>
): ReturnType<EquipoRepository['traspasar']> {
  return transact(db, async (trx) => {
    // Both in one order, whichever way projects are handed over.
    for (const sub of [de, a].toSorted()) await bloquearPersona(trx, sub);
    await bloquearProyecto(trx, proyectoId);
    const ingreso = await trx
      .selectFrom('miembros')
      .innerJoin('proyectos', 'proyectos.id', 'miembros.proyecto_id')
      .where('proyectos.id', '=', proyectoId)
      .where('proyectos.id_persona', '=', de)
      .where('miembros.sub', '=', a)
      .select('miembros.ingreso')
      .executeTakeFirst();
    if (!ingreso) return null;
    const desde = new Date(autoria.now.getTime() - duracionReserva);
    if ((await contarProyectos(trx, a, desde)) >= maximoProyectos) return 'sin-cupo' as const;
    if (await enMuchosEquipos(trx, de)) return 'en-muchos-equipos' as const;
    const nombre = await entregarProyecto(trx, { proyectoId, a, sinToken });
    await trx
      .insertInto('miembros')
      .values({ proyecto_id: proyectoId, sub: de, ingreso: autoria.now })
      .execute();
    const accion = 'proyecto-traspasado';
    await apuntarEquipo(trx, autoria, { accion, proyectoId, nombre, detalle: 'pasa a', otro: a });
    return { nombre };
  });
}

/** Locks the project's row: changes of one team follow one another. Its name; null without one. */
export async function bloquearProyecto(trx: Conn, proyectoId: string): Promise<string | null> {
  const fila = await trx
    .selectFrom('proyectos')
    .select('nombre')
    .where('id', '=', proyectoId)
    .forUpdate()
    .executeTakeFirst();
  return fila?.nombre ?? null;
}

interface CambioDeEquipo extends Pick<Apunte, 'detalle' | 'otro'> {
  readonly accion?: 'miembro-unido' | 'miembro-quitado' | 'proyecto-traspasado';
  readonly proyectoId: string;
  readonly nombre: string;
}

/** The entry of a change of a team in the audit trail. */
export function apuntarEquipo(
  trx: Conn,
  { quien, now }: Autoria,
  { proyectoId: objetoId, nombre: objeto, ...resto }: CambioDeEquipo,
): Promise<void> {
  const apunte = { quien, accion: 'equipo-cambiado', objeto, objetoId, ...resto } as const;
  return createAuditoria(trx, () => now).apuntar(apunte);
}

/** Whether a person is a member of as many teams as a person may be. */
async function enMuchosEquipos(trx: Conn, sub: string): Promise<boolean> {
  const suyos = trx
    .selectFrom('miembros')
    .innerJoin('proyectos', 'proyectos.id', 'miembros.proyecto_id')
    .where('miembros.sub', '=', sub);
  const { n } = await suyos
    .select((eb) => eb.fn.countAll<string | number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n) >= maximoEquipos;
}

/** Makes the author a member, within a transaction that holds the rows of the person and the project; one of its people stays as they are. */
export async function ingresar(
  trx: Conn,
  { proyectoId, nombre }: { readonly proyectoId: string; readonly nombre: string },
  autoria: Autoria,
): Promise<Ingreso> {
  const { sub } = autoria.quien;
  const suyo = await trx
    .selectFrom('proyectos')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia])
    .executeTakeFirstOrThrow();
  if (esDelEquipo(sub, suyo)) return { proyectoId };
  if (suyo.miembros.length >= maximoMiembros) return 'completo';
  if (await enMuchosEquipos(trx, sub)) return 'en-muchos-equipos';
  await trx.insertInto('miembros').values({ proyecto_id: proyectoId, sub, ingreso: autoria.now }).execute();
  await apuntarEquipo(trx, autoria, { accion: 'miembro-unido', proyectoId, nombre });
  return { proyectoId };
}

/** A date of a JSON value of a statement. */
function enIso(fecha: Date | string): string {
  return new Date(fecha).toISOString();
}
