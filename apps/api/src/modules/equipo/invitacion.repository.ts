import { transact, type Conn, type Db } from '@mantenible/db';
import { nombreSinPersona } from '@mantenible/domain/acceso';

import { bloquearPersona } from '../comun/bloquear-persona.repository.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import type { InvitacionRepository } from './equipo.port.ts';
import { apuntarEquipo, bloquearProyecto, cursoDelProyecto, ingresar } from './equipo.repository.ts';

/** Invitations to teams in SQL. */
export function createInvitacionRepository(db: Db): InvitacionRepository {
  return {
    crearEnlace: (proyectoId, enlace, autoria) =>
      transact(db, async (trx) => {
        const nombre = await bloquearProyecto(trx, proyectoId);
        if (nombre === null) return;
        const fila = { ...enlace, creado: autoria.now };
        await trx
          .insertInto('equipo_enlaces')
          .values({ proyecto_id: proyectoId, ...fila })
          .onConflict((oc) => oc.column('proyecto_id').doUpdateSet(fila))
          .execute();
        await apuntarEquipo(trx, autoria, { proyectoId, nombre, detalle: 'enlace de invitación' });
      }),
    anularEnlace: (proyectoId, autoria) =>
      transact(db, async (trx) => {
        const nombre = await bloquearProyecto(trx, proyectoId);
        const enlace = trx.deleteFrom('equipo_enlaces').where('proyecto_id', '=', proyectoId);
        const { numDeletedRows } = await enlace.executeTakeFirst();
        if (nombre === null || numDeletedRows === 0n) return false;
        await apuntarEquipo(trx, autoria, { proyectoId, nombre, detalle: 'enlace anulado' });
        return true;
      }),
    buscarEnlace: (...datos) => buscarEnlace(db, ...datos),
    aceptarEnlace: (...datos) => aceptarEnlace(db, ...datos),
    invitar: (...datos) => invitar(db, ...datos),
    retirar: (proyectoId, id, autoria) =>
      transact(db, async (trx) => {
        const nombre = await bloquearProyecto(trx, proyectoId);
        const fila = await trx
          .deleteFrom('equipo_invitaciones')
          .where('proyecto_id', '=', proyectoId)
          .where('id', '=', id)
          .returning('usuario')
          .executeTakeFirst();
        if (nombre === null || !fila) return false;
        await apuntarEquipo(trx, autoria, { proyectoId, nombre, detalle: 'retira a', otro: fila.usuario });
        return true;
      }),
    recibidas: (...datos) => recibidas(db, ...datos),
    aceptar: (...datos) => aceptar(db, ...datos),
    rechazar: async (id, usuario) => {
      const suya = db.deleteFrom('equipo_invitaciones').where('id', '=', id).where('usuario', '=', usuario);
      return (await suya.returning('id').executeTakeFirst()) !== undefined;
    },
  };
}

async function buscarEnlace(
  db: Db,
  ...[huella, now]: Parameters<InvitacionRepository['buscarEnlace']>
): ReturnType<InvitacionRepository['buscarEnlace']> {
  const fila = await db
    .selectFrom('equipo_enlaces')
    .innerJoin('proyectos', 'proyectos.id', 'equipo_enlaces.proyecto_id')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('equipo_enlaces.huella', '=', huella)
    .where('equipo_enlaces.caduca', '>', now)
    .select([...columnasDePertenencia, 'proyectos.nombre', 'equipo_enlaces.caduca'])
    .select(['personas.nombre as dueno', 'personas.usuario', cursoDelProyecto])
    .executeTakeFirst();
  if (!fila) return null;
  const { nombre, caduca, dueno, usuario, propietario } = fila;
  return {
    ...pertenenciaDe(fila),
    nombre,
    curso: fila.curso,
    dueno: { nombre: dueno ?? nombreSinPersona(propietario), usuario },
    caduca: caduca.toISOString(),
  };
}

function aceptarEnlace(
  db: Db,
  ...[huella, autoria]: Parameters<InvitacionRepository['aceptarEnlace']>
): ReturnType<InvitacionRepository['aceptarEnlace']> {
  return transact(db, async (trx) => {
    const enlaces = trx.selectFrom('equipo_enlaces').where('huella', '=', huella);
    const hallado = await enlaces.select('proyecto_id').executeTakeFirst();
    if (!hallado) return 'no-vale';
    await bloquearPersona(trx, autoria.quien.sub);
    const nombre = await bloquearProyecto(trx, hallado.proyecto_id);
    // Read again: it may have been revoked while the project's row was awaited.
    const vale = await enlaces.where('caduca', '>', autoria.now).select('caduca').executeTakeFirst();
    if (nombre === null || !vale) return 'no-vale';
    return ingresar(trx, { proyectoId: hallado.proyecto_id, nombre }, autoria);
  });
}

function invitar(
  db: Db,
  ...[proyectoId, { _id: id, usuario, caduca }, maximo, autoria]: Parameters<InvitacionRepository['invitar']>
): ReturnType<InvitacionRepository['invitar']> {
  return transact(db, async (trx) => {
    const nombre = await bloquearProyecto(trx, proyectoId);
    const propias = trx.selectFrom('equipo_invitaciones').where('proyecto_id', '=', proyectoId);
    await borrarVencidas(trx, proyectoId, autoria.now);
    const otras = await propias.where('usuario', '!=', usuario).select('id').execute();
    if (nombre === null || otras.length >= maximo) return 'completas';
    const plazo = { creado: autoria.now, caduca };
    const fila = await trx
      .insertInto('equipo_invitaciones')
      .values({ id, proyecto_id: proyectoId, usuario, ...plazo })
      .onConflict((oc) => oc.columns(['proyecto_id', 'usuario']).doUpdateSet(plazo))
      .returning('id')
      .executeTakeFirstOrThrow();
    await apuntarEquipo(trx, autoria, { proyectoId, nombre, detalle: 'invita a', otro: usuario });
    return { _id: fila.id, usuario, caduca: caduca.toISOString() };
  });
}

async function borrarVencidas(trx: Conn, proyectoId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('equipo_invitaciones')
    .where('proyecto_id', '=', proyectoId)
    .where('caduca', '<=', now)
    .execute();
}

async function recibidas(
  db: Db,
  ...[usuario, now, cuantas]: Parameters<InvitacionRepository['recibidas']>
): ReturnType<InvitacionRepository['recibidas']> {
  const filas = await db
    .selectFrom('equipo_invitaciones as i')
    .innerJoin('proyectos', 'proyectos.id', 'i.proyecto_id')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('i.usuario', '=', usuario)
    .where('i.caduca', '>', now)
    .select(['i.id', 'i.caduca', 'proyectos.nombre', 'proyectos.id_persona'])
    .select(['personas.nombre as dueno', 'personas.usuario', cursoDelProyecto])
    .orderBy('i.creado', 'desc')
    .orderBy('i.id')
    .limit(cuantas)
    .execute();
  return filas.map(({ id, caduca, nombre, id_persona, dueno, usuario: deDueno, curso: enCurso }) => ({
    _id: id,
    nombre,
    curso: enCurso,
    dueno: { nombre: dueno ?? nombreSinPersona(id_persona), usuario: deDueno },
    caduca: caduca.toISOString(),
  }));
}

function aceptar(
  db: Db,
  ...[id, usuario, autoria]: Parameters<InvitacionRepository['aceptar']>
): ReturnType<InvitacionRepository['aceptar']> {
  return transact(db, async (trx) => {
    const suyas = trx.selectFrom('equipo_invitaciones').where('id', '=', id).where('usuario', '=', usuario);
    const hallada = await suyas.select('proyecto_id').executeTakeFirst();
    if (!hallada) return 'no-vale';
    await bloquearPersona(trx, autoria.quien.sub);
    const nombre = await bloquearProyecto(trx, hallada.proyecto_id);
    // Read again: it may have been withdrawn while the project's row was awaited.
    const vale = await suyas.where('caduca', '>', autoria.now).select('caduca').executeTakeFirst();
    if (nombre === null || !vale) return 'no-vale';
    const ingreso = await ingresar(trx, { proyectoId: hallada.proyecto_id, nombre }, autoria);
    if (typeof ingreso === 'object')
      await trx.deleteFrom('equipo_invitaciones').where('id', '=', id).execute();
    return ingreso;
  });
}
