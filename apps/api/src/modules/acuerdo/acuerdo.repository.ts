import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leeProyectosDeHoy } from '../comun/curso-de-hoy.repository.ts';
import { bytesDePruebaCopiada, tieneLaPedida } from '../comun/prueba-pedida.repository.ts';
import { ordenAlfabetico } from '../comun/texto-plegado.repository.ts';
import { leerMiembros } from '../nota/entrega-leida.schema.ts';
import { leerPlan, leerRespuestas } from '../respuesta/prueba-guardada.schema.ts';
import { leerEntregada, leerPatron, leerPorPatron, leerPruebaPedida } from './patron-guardado.schema.ts';
import { versionDePatron } from './version-de-patron.ts';
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
    quitar: (entregaId, esperada) =>
      transact(db, async (trx) => {
        if (!(await bloquear(trx, entregaId, esperada))) return false;
        await trx.deleteFrom('patrones').where('entrega_id', '=', entregaId).execute();
        await envejecer(trx, entregaId);
        return true;
      }),
    tamanos: (entregaId) =>
      entregadas(db, entregaId)
        .select('proyecto_id as proyectoId')
        .select(bytesDePruebaCopiada.as('bytes'))
        .execute(),
    pruebas: (...cuales) => pruebas(db, ...cuales),
    pruebasDeEquipo: (...cuales) => pruebasDeEquipo(db, ...cuales),
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

function entregadas(db: Db, entregaId: string) {
  return db
    .selectFrom('entregados')
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .where(tieneLaPedida)
    .orderBy((eb) => ordenAlfabetico(eb.ref('proyecto_nombre')))
    .orderBy('proyecto_id');
}

async function pruebas(
  db: Db,
  ...[entregaId, proyectos]: Parameters<AcuerdoRepository['pruebas']>
): ReturnType<AcuerdoRepository['pruebas']> {
  if (proyectos.length === 0) return [];
  const filas = await entregadas(db, entregaId)
    .where('proyecto_id', 'in', proyectos)
    .select(['id', 'proyecto_id', 'proyecto_nombre', 'enlace', 'miembros', 'prueba'])
    .execute();
  return filas.map((fila) => ({
    proyectoId: fila.proyecto_id,
    nombre: fila.proyecto_nombre,
    enlace: fila.enlace,
    miembros: leerMiembros(fila.miembros, fila.id).map(({ sub }) => sub),
    prueba: leerEntregada(fila.prueba, fila.id),
  }));
}

/** Tests of a deleted project are not read: its team is no more. */
async function pruebasDeEquipo(
  db: Db,
  ...[{ entregaId, proyectoId }, subs, quien]: Parameters<AcuerdoRepository['pruebasDeEquipo']>
): ReturnType<AcuerdoRepository['pruebasDeEquipo']> {
  const pedida = await pruebaPedida(db, entregaId);
  if (!pedida || (quien === 'curso' && !(await leeElCurso(db, entregaId, proyectoId)))) return null;
  if (subs.length === 0) return [];
  const filas = await db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .innerJoin('entregados', (join) =>
      join
        .onRef('entregados.proyecto_id', '=', 'proyectos.id')
        .on('entregados.entrega_id', '=', entregaId)
        .on('entregados.vigente', '=', true),
    )
    .where('respuestas.proyecto_id', '=', proyectoId)
    .where(esPedida(pedida))
    .where('respuestas.id_persona', 'in', subs)
    .whereRef('respuestas.creado', '<', 'entregados.hasta')
    .distinctOn('respuestas.id_persona')
    .select(['respuestas.id', 'respuestas.id_persona as sub', 'respuestas.plan', 'respuestas.respuestas'])
    .orderBy('respuestas.id_persona')
    .orderBy('respuestas.creado', 'desc')
    .orderBy('respuestas.id', 'desc')
    .execute();
  return filas.map(({ id, sub, plan, respuestas }) => {
    return { sub, prueba: { plan: leerPlan(plan, id), respuestas: leerRespuestas(respuestas, id) } };
  });
}

/** Whether the course of a delivery reads the project of today. */
async function leeElCurso(db: Db, entregaId: string, proyectoId: string): Promise<boolean> {
  const fila = await db
    .selectFrom('entregas as e')
    .innerJoin('curso_proyectos as c', 'c.curso_id', 'e.curso_id')
    .select('e.id')
    .where('e.id', '=', entregaId)
    .where('c.proyecto_id', '=', proyectoId)
    .where(leeProyectosDeHoy('c.curso_id'))
    .executeTakeFirst();
  return fila !== undefined;
}

function fijar(
  db: Db,
  ...[entregaId, pruebaId, { por, now, esperada }]: Parameters<AcuerdoRepository['fijar']>
): ReturnType<AcuerdoRepository['fijar']> {
  return transact(db, async (trx) => {
    // Locked first: what the delivery asks for may change meanwhile, or it may be deleted.
    if (!(await bloquear(trx, entregaId, esperada))) return 'otra-version';
    const suyas = await candidatasDe(trx, entregaId, por.sub);
    const fila = await suyas
      ?.where('respuestas.id', '=', pruebaId)
      .select(['respuestas.nombre', 'proyectos.link', 'respuestas.plan', 'respuestas.respuestas'])
      .executeTakeFirst();
    if (!fila) return 'ajena';
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
    return 'fijado';
  });
}

/**
 * Locks the delivery: figures that are stored meanwhile are read with one reference or with the other. False where its reference is not
 * the one of that version.
 */
async function bloquear(trx: Conn, entregaId: string, esperada: number | null): Promise<boolean> {
  await trx.selectFrom('entregas').select('id').where('id', '=', entregaId).forUpdate().execute();
  if (esperada === null) return true;
  const fila = await trx
    .selectFrom('patrones')
    .select(['prueba_id as pruebaId', 'creado'])
    .where('entrega_id', '=', entregaId)
    .executeTakeFirst();
  return versionDePatron(fila ?? null) === esperada;
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

type Pedida = NonNullable<Awaited<ReturnType<typeof pruebaPedida>>>;

/** The test that the delivery asks for; null where it asks for none. */
async function pruebaPedida(db: Conn, entregaId: string) {
  const fila = await db.selectFrom('entregas').select('pide').where('id', '=', entregaId).executeTakeFirst();
  return fila ? leerPruebaPedida(fila.pide, entregaId).prueba : null;
}

const esPedida = ({ tipo, elementoId }: Pedida) =>
  sql<boolean>`respuestas.tipo = ${tipo} and respuestas.elemento_id is not distinct from ${elementoId}::uuid`;

/**
 * Saved tests of the asked kind and item, of the person's own projects; null where the delivery asks for none. A project of
 * its course, or that was delivered to it, is not a measure of the others.
 */
async function candidatasDe(db: Conn, entregaId: string, sub: string) {
  const pedida = await pruebaPedida(db, entregaId);
  if (!pedida) return null;
  return db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .where(esPedida(pedida))
    .where(
      sql<boolean>`not exists (select 1 from entregados d
        where d.entrega_id = ${entregaId} and d.proyecto_id = proyectos.id and d.vigente)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from entregas e join curso_proyectos c on c.curso_id = e.curso_id
        where e.id = ${entregaId} and c.proyecto_id = proyectos.id)`,
    )
    .where('proyectos.id', 'in', (eb) =>
      // Two lookups by index: the condition over both columns of the view would read every project of the installation.
      eb
        .selectFrom('proyectos_todos')
        .select('id')
        .where('id_persona', '=', sub)
        .unionAll(eb.selectFrom('miembros').select('proyecto_id as id').where('miembros.sub', '=', sub)),
    );
}
