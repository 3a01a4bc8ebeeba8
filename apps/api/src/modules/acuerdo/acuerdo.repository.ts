import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { ordenAlfabetico } from '../comun/texto-plegado.repository.ts';
import { leerEntregada, leerPatron, leerPorPatron, leerPruebaPedida } from './patron-guardado.schema.ts';
import type { AcuerdoRepository, Patron } from './acuerdo.port.ts';

const maximoCandidatas = 100;

/** Reference tests and delivered tests in SQL. */
export function createAcuerdoRepository(db: Db): AcuerdoRepository {
  return {
    patron: (entregaId) => patron(db, entregaId),
    candidatas: async (entregaId, sub) => {
      const suyas = await candidatasDe(db, entregaId, sub);
      if (!suyas) return [];
      return suyas
        .select(['respuestas.id as _id', 'respuestas.nombre', 'proyectos.nombre as proyecto'])
        .orderBy('respuestas.creado', 'desc')
        .limit(maximoCandidatas)
        .execute();
    },
    fijar: (...datos) => fijar(db, ...datos),
    quitar: (entregaId) =>
      transact(db, async (trx) => {
        await bloquear(trx, entregaId);
        await trx.deleteFrom('patrones').where('entrega_id', '=', entregaId).execute();
        await envejecer(trx, entregaId);
      }),
    pruebas: (...cuales) => pruebas(db, ...cuales),
    publicada: async (entregaId, proyectoId) => {
      const fila = await db
        .selectFrom('calificaciones')
        .select('id')
        .where('entrega_id', '=', entregaId)
        .where('proyecto_id', '=', proyectoId)
        .where('publicada', 'is not', null)
        .executeTakeFirst();
      return fila !== undefined;
    },
  };
}

async function pruebas(
  db: Db,
  ...[entregaId, { maximo, proyectoId }]: Parameters<AcuerdoRepository['pruebas']>
): ReturnType<AcuerdoRepository['pruebas']> {
  const suyas = db
    .selectFrom('entregados')
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .where('prueba', 'is not', null)
    .$if(proyectoId !== undefined, (query) => query.where('proyecto_id', '=', proyectoId ?? ''));
  const [{ n }, filas] = await Promise.all([
    suyas.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
    suyas
      .select(['id', 'proyecto_id', 'proyecto_nombre', 'enlace', 'prueba'])
      .orderBy((eb) => ordenAlfabetico(eb.ref('proyecto_nombre')))
      .orderBy('proyecto_id')
      .limit(maximo)
      .execute(),
  ]);
  const leidas = filas.map(({ id, proyecto_id, proyecto_nombre, enlace, prueba }) => {
    return { proyectoId: proyecto_id, nombre: proyecto_nombre, enlace, prueba: leerEntregada(prueba, id) };
  });
  return { pruebas: leidas, total: n };
}

function fijar(
  db: Db,
  ...[entregaId, pruebaId, { por, now }]: Parameters<AcuerdoRepository['fijar']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    // Locked first: what the delivery asks for may change meanwhile, or it may be deleted.
    await bloquear(trx, entregaId);
    const suyas = await candidatasDe(trx, entregaId, por.sub);
    const fila = await suyas
      ?.where('respuestas.id', '=', pruebaId)
      .select(['respuestas.nombre', 'proyectos.link', 'respuestas.plan', 'respuestas.respuestas'])
      .executeTakeFirst();
    if (!fila) return false;
    const valores = {
      prueba_id: pruebaId,
      nombre: fila.nombre,
      enlace: fila.link,
      prueba: JSON.stringify({ plan: fila.plan, respuestas: fila.respuestas }),
      por: JSON.stringify(por),
      creado: now,
    };
    await trx
      .insertInto('patrones')
      .values({ entrega_id: entregaId, ...valores })
      .onConflict((conflicto) => conflicto.column('entrega_id').doUpdateSet(valores))
      .execute();
    await envejecer(trx, entregaId);
    return true;
  });
}

/** Locks the delivery: figures that are stored meanwhile are read with one reference or with the other. */
async function bloquear(trx: Conn, entregaId: string): Promise<void> {
  await trx.selectFrom('entregas').select('id').where('id', '=', entregaId).forUpdate().execute();
}

/** Marks whose figures were read with another reference are computed again before they are published. */
async function envejecer(trx: Conn, entregaId: string): Promise<void> {
  await trx
    .updateTable('calificaciones')
    .set({ entregado_id: null })
    .where('entrega_id', '=', entregaId)
    .execute();
}

async function patron(db: Db, entregaId: string): Promise<Patron | null> {
  const fila = await db
    .selectFrom('patrones')
    .leftJoin('respuestas', 'respuestas.id', 'patrones.prueba_id')
    // A deleted project leaves its rows for a while.
    .leftJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .where('patrones.entrega_id', '=', entregaId)
    .select(['patrones.prueba_id', 'patrones.nombre', 'patrones.enlace', 'patrones.prueba', 'patrones.por'])
    .select('patrones.creado')
    .select('proyectos.id as viva')
    .executeTakeFirst();
  if (!fila) return null;
  return {
    pruebaId: fila.prueba_id,
    nombre: fila.nombre,
    enlace: fila.enlace,
    prueba: leerPatron(fila.prueba, entregaId),
    creado: fila.creado,
    por: leerPorPatron(fila.por, entregaId),
    existe: fila.viva !== null,
  };
}

/** Saved tests of the asked kind and item, of the person's own projects; null where the delivery asks for none. */
async function candidatasDe(db: Conn, entregaId: string, sub: string) {
  const fila = await db.selectFrom('entregas').select('pide').where('id', '=', entregaId).executeTakeFirst();
  const pedida = fila && leerPruebaPedida(fila.pide, entregaId).prueba;
  if (!pedida) return null;
  return db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .where('respuestas.tipo', '=', pedida.tipo)
    .where(sql<boolean>`respuestas.elemento_id is not distinct from ${pedida.elementoId}::uuid`)
    .where('proyectos.id', 'in', (eb) =>
      // Two lookups by index: the condition over both columns of the view would read every project of the installation.
      eb
        .selectFrom('proyectos_todos')
        .select('id')
        .where('id_persona', '=', sub)
        .unionAll(eb.selectFrom('miembros').select('proyecto_id as id').where('miembros.sub', '=', sub)),
    );
}
