import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { EnlaceGuardado, EnlaceRepository, EnlaceVigente } from './compartido.port.ts';
import { leerEnlace } from './compartido.schema.ts';
import { columnasDeEntregas, entregasDeVista, leerEntregas } from './entregas-de-enlace.repository.ts';

/** Read-only links in SQL. */
export function createEnlaceRepository(db: Db, now: () => Date): EnlaceRepository {
  return {
    vigente: (claveHash, momento) => vigente(db, claveHash, momento),
    entregas: (...de) => entregasDeVista(db, ...de),
    listar: async (proyectoId) => {
      const filas = await deProyecto(db, proyectoId)
        .orderBy('creado', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return filas.map(leerEnlace);
    },
    agregar: (...datos) => agregar(db, now, ...datos),
    retirar: (...datos) => retirar(db, now, ...datos),
  };
}

function agregar(
  db: Db,
  reloj: () => Date,
  ...[enlace, claveHash, { quien, maximo, now }]: Parameters<EnlaceRepository['agregar']>
): ReturnType<EnlaceRepository['agregar']> {
  const { proyectoId } = enlace;
  return transact(db, async (trx) => {
    // Locked first: links that are made at the same time are counted one after the other.
    const proyecto = await nombreDe(trx, proyectoId).forUpdate().executeTakeFirst();
    if (!proyecto) return 'no-encontrado';
    await trx
      .deleteFrom('enlaces_compartidos')
      .where('proyecto_id', '=', proyectoId)
      .where('expira', '<=', now)
      .execute();
    if ((await deProyecto(trx, proyectoId).execute()).length >= maximo) return 'completo';
    await trx.insertInto('enlaces_compartidos').values(fila(enlace, claveHash)).execute();
    const de = sujeto(proyecto.nombre, enlace);
    await createAuditoria(trx, reloj).apuntar({ quien, accion: 'enlace-creado', ...de });
    return 'creado';
  });
}

function retirar(
  db: Db,
  reloj: () => Date,
  ...[proyectoId, id, quien]: Parameters<EnlaceRepository['retirar']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    const retirada = await trx
      .deleteFrom('enlaces_compartidos')
      .where('proyecto_id', '=', proyectoId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!retirada) return false;
    const proyecto = await nombreDe(trx, proyectoId).executeTakeFirst();
    const de = sujeto(proyecto?.nombre ?? '', leerEnlace(retirada));
    await createAuditoria(trx, reloj).apuntar({ quien, accion: 'enlace-retirado', ...de });
    return true;
  });
}

function nombreDe(conn: Conn, proyectoId: string) {
  return conn.selectFrom('proyectos').select('nombre').where('id', '=', proyectoId);
}

/** What the audit trail has of a link: never its key. */
const sujeto = (
  objeto: string,
  { _id, clase, titulo }: Pick<EnlaceGuardado, '_id' | 'clase' | 'titulo'>,
) => ({
  objeto,
  objetoId: _id,
  detalle: titulo === '' ? clase : `${clase}: ${titulo}`,
});

function deProyecto(conn: Conn, proyectoId: string) {
  return conn.selectFrom('enlaces_compartidos').selectAll().where('proyecto_id', '=', proyectoId);
}

const deEnlace = {
  proyecto: sql.ref('enlace.proyecto_id'),
  objeto: sql.ref('enlace.objeto_id'),
  otro: sql.ref('enlace.otro_id'),
};

async function vigente(db: Db, claveHash: string, now: Date): Promise<EnlaceVigente | null> {
  const hallada = await db
    .selectFrom('enlaces_compartidos as enlace')
    .innerJoin('proyectos', 'proyectos.id', 'enlace.proyecto_id')
    .selectAll('enlace')
    .select(['proyectos.nombre as proyecto', 'proyectos.id_persona as propietario'])
    .select([...columnasDeEntregas(deEnlace, now)])
    .where('enlace.clave_hash', '=', claveHash)
    .where('enlace.expira', '>', now)
    .executeTakeFirst();
  if (!hallada) return null;
  const { proyecto, propietario } = hallada;
  return { ...leerEnlace(hallada), ...leerEntregas(hallada, hallada.proyecto_id), proyecto, propietario };
}

function fila(enlace: EnlaceGuardado, clave_hash: string) {
  const { _id: id, clase, titulo } = enlace;
  return {
    id,
    clave_hash,
    clase,
    titulo,
    proyecto_id: enlace.proyectoId,
    objeto_id: enlace.objetoId,
    otro_id: enlace.otroId,
    con_codigo: enlace.conCodigo,
    creado: new Date(enlace.creado),
    expira: new Date(enlace.expira),
  };
}
