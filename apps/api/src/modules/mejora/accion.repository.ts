import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { esDeOtroEnlace } from '@mantenible/domain/mejora';
import type { ExpressionBuilder } from 'kysely';

import { leerAccion } from './accion-guardada.schema.ts';
import type { AccionGuardada, AccionRepository, CamposAccion } from './mejora.port.ts';

/** Actions of improvement plans in SQL. */
export function createAccionRepository(db: Db): AccionRepository {
  return {
    listar: async (proyectoId) => {
      const filas = await db
        .selectFrom('acciones_mejora')
        .selectAll()
        .select(nombreDelAutor)
        .where('proyecto_id', '=', proyectoId)
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return filas.map(leerAccion);
    },
    agregar: (proyectoId, accion, maximo) => agregar(db, proyectoId, accion, maximo),
    cambiar: (...datos) => cambiar(db, ...datos),
    borrar: async (proyectoId, id) => {
      const borrada = await db
        .deleteFrom('acciones_mejora')
        .where('proyecto_id', '=', proyectoId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return borrada !== undefined;
    },
    anotarVerificadas: async (ids, now) => {
      if (ids.length === 0) return;
      await db
        .updateTable('acciones_mejora')
        .set({ verificada: now })
        .where('id', 'in', ids)
        .where('verificada', 'is', null)
        .execute();
    },
  };
}

function agregar(
  db: Db,
  ...[proyectoId, accion, maximo]: Parameters<AccionRepository['agregar']>
): ReturnType<AccionRepository['agregar']> {
  return transact(db, async (trx) => {
    // Locked first: actions that are added at the same time are counted one after the other.
    const suyo = await trx
      .selectFrom('proyectos')
      .select('id')
      .where('id', '=', proyectoId)
      .forUpdate()
      .executeTakeFirst();
    const previa = await trx
      .selectFrom('acciones_mejora')
      .selectAll()
      .select(nombreDelAutor)
      .where('proyecto_id', '=', proyectoId)
      .where('id', '=', accion._id)
      .executeTakeFirst();
    if (previa) return leerAccion(previa);
    const { n } = await trx
      .selectFrom('acciones_mejora')
      .select((eb) => eb.fn.countAll<string | number>().as('n'))
      .where('proyecto_id', '=', proyectoId)
      .executeTakeFirstOrThrow();
    if (!suyo || Number(n) >= maximo) return 'lleno';
    if (await hayAbierta(trx, proyectoId, accion)) return 'repetida';
    await trx.insertInto('acciones_mejora').values(fila(proyectoId, accion)).execute();
    return accion;
  });
}

async function hayAbierta(
  trx: Conn,
  proyectoId: string,
  { origen, enlace, rama }: AccionGuardada,
): Promise<boolean> {
  if (origen.tipo === 'propia') return false;
  const abiertas = await trx
    .selectFrom('acciones_mejora')
    .select(['enlace', 'rama'])
    .where('proyecto_id', '=', proyectoId)
    .where('origen_tipo', '=', origen.tipo)
    .where('origen_clave', '=', origen.clave)
    .where('estado', 'in', ['pendiente', 'en-curso'])
    .where('verificada', 'is', null)
    .execute();
  return abiertas.some((otra) => !esDeOtroEnlace(otra, { enlace, rama }));
}

function fila(proyectoId: string, { _id, origen, base, version, enlace, rama, ...accion }: AccionGuardada) {
  return {
    ...columnasDeCampos(accion),
    version,
    enlace,
    rama,
    id: _id,
    proyecto_id: proyectoId,
    origen_tipo: origen.tipo,
    origen_clave: origen.clave,
    base: base && JSON.stringify(base),
    id_persona: accion.autor.sub,
    creado: accion.creado,
    verificada: accion.verificada,
  };
}

function columnasDeCampos({ texto, esfuerzo, estado, responsable, fecha }: CamposAccion) {
  return { texto, esfuerzo, estado, responsable, fecha };
}

function cambiar(
  db: Db,
  ...[proyectoId, id, campos, esperada, autor]: Parameters<AccionRepository['cambiar']>
): ReturnType<AccionRepository['cambiar']> {
  return transact(db, async (trx) => {
    let orden = trx
      .updateTable('acciones_mejora')
      .set((eb) => ({ ...columnasDeCampos(campos), id_persona: autor.sub, version: eb('version', '+', 1) }))
      .where('proyecto_id', '=', proyectoId)
      .where('id', '=', id);
    if (esperada !== null) orden = orden.where('version', '=', esperada);
    const escrita = await orden.returningAll().returning(nombreDelAutor).executeTakeFirst();
    if (escrita) return leerAccion(escrita);
    const hay = await trx
      .selectFrom('acciones_mejora')
      .selectAll()
      .select(nombreDelAutor)
      .where('proyecto_id', '=', proyectoId)
      .where('id', '=', id)
      .executeTakeFirst();
    return hay ? { antigua: leerAccion(hay) } : 'no-encontrado';
  });
}

/** Name of who wrote the action last, as a column of the statement. */
function nombreDelAutor(eb: ExpressionBuilder<Schema, 'acciones_mejora'>) {
  return eb
    .selectFrom('personas')
    .whereRef('personas.sub', '=', 'acciones_mejora.id_persona')
    .select('personas.nombre')
    .as('autor');
}
