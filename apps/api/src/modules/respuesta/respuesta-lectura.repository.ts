import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { elementoTodos, type RespuestaPrueba, type TipoPrueba } from '@mantenible/domain/respuesta';
import type { Selectable } from 'kysely';

import { leerAdicionales, leerPlan as leerPlanDeBorrador } from '../borrador/borrador-guardado.schema.ts';
import { autorMostrado } from '../comun/autor.ts';
import { conCambios, intentosHechos } from '../comun/borrador-consultas.repository.ts';
import { consumoDePruebas, sinConsumo } from '../comun/consumo-de-pruebas.repository.ts';
import { leerPlan, leerRespuestas, leerTipo } from './prueba-guardada.schema.ts';
import { listarPruebas } from './pruebas-listadas.repository.ts';
import type {
  ContextoDeGuardado,
  EncabezadoBuscado,
  Lugar,
  PruebaBuscada,
  RespuestaRepository,
} from './respuesta.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

type Fila = Selectable<Schema['respuestas']>;

/** The reading half of the repository. Each method is one statement, the project's owner included. */
export function createLecturaDeRespuestas(db: Db): Omit<RespuestaRepository, 'guardar'> {
  return {
    contexto: (lugar, id) => contexto(db, lugar, id),
    existe: (proyectoId, tipo, elementoId) => existe(db, proyectoId, tipo, elementoId),
    listar: (proyectoId, tramo) => listarPruebas(db, proyectoId, tramo),
    buscar: (id) => buscar(db, id),
    encabezado: (id) => encabezado(db, id),
    autorDelIntento: async ({ proyectoId, tipo, elementoId, intentos }) => {
      const fila = await db
        .selectFrom('respuestas')
        .leftJoin('personas', 'personas.sub', 'respuestas.id_persona')
        .where('proyecto_id', '=', proyectoId)
        .where('tipo', '=', tipo)
        .where('elemento_id', '=', elementoId)
        .where('intentos', '=', intentos)
        .select(['respuestas.id_persona as sub', 'personas.nombre'])
        .executeTakeFirst();
      return fila ? { sub: fila.sub, nombre: fila.nombre ?? fila.sub } : null;
    },
    primerIntento: async (proyectoId, tipo, elementoId) => {
      const fila = await db
        .selectFrom('respuestas')
        .select(['id', 'nombre', 'plan', 'respuestas'])
        .where('proyecto_id', '=', proyectoId)
        .where('tipo', '=', tipo)
        .where('elemento_id', '=', elementoId)
        .where('intentos', '=', 1)
        .executeTakeFirst();
      if (!fila) return null;
      const { id, nombre } = fila;
      return { nombre, plan: leerPlan(fila.plan, id), respuestas: leerRespuestas(fila.respuestas, id) };
    },
  };
}

async function contexto(db: Db, lugar: Lugar, id: string): Promise<ContextoDeGuardado | null> {
  const fila = await consultaContexto(db, lugar, id).executeTakeFirst();
  if (!fila) return null;
  return {
    ...pertenenciaDe(fila),
    hechos: (fila.hechos ?? []).filter((intento) => intento !== null),
    consumo: fila.consumo ?? sinConsumo,
    borrador: borradorDe(fila),
    previa: previaDe(fila),
  };
}

type FilaDeContexto = NonNullable<
  Awaited<ReturnType<ReturnType<typeof consultaContexto>['executeTakeFirst']>>
>;

function consultaContexto(db: Db, lugar: Lugar, id: string) {
  return db
    .selectFrom('proyectos')
    .leftJoin('borradores', (join) =>
      join
        .onRef('borradores.proyecto_id', '=', 'proyectos.id')
        .on('borradores.id_persona', '=', lugar.idPersona)
        .on('borradores.tipo', '=', lugar.tipo)
        .on('borradores.elemento', '=', lugar.elementoId ?? elementoTodos)
        .on('borradores.intentos', '=', lugar.intentos ?? 0),
    )
    .leftJoin('respuestas', (join) => join.on('respuestas.id', '=', id))
    .where('proyectos.id', '=', lugar.proyectoId)
    .select([
      ...columnasDePertenencia,
      'borradores.id as id_borrador',
      'borradores.plan as plan_borrador',
      'borradores.adicionales',
    ])
    .select((eb) => conCambios(eb).as('cambiado'))
    .select(['respuestas.id as previa', 'respuestas.proyecto_id', 'respuestas.tipo', 'respuestas.nombre'])
    .select(['respuestas.elemento_id', 'respuestas.intentos', 'respuestas.respuestas'])
    .select((eb) => intentosHechos(eb, lugar).as('hechos'))
    .select(consumoDePruebas(lugar.idPersona, lugar.proyectoId).as('consumo'));
}

function borradorDe({ id_borrador: _id, ...fila }: FilaDeContexto): ContextoDeGuardado['borrador'] {
  if (_id === null) return null;
  return {
    _id,
    plan: leerPlanDeBorrador(fila.plan_borrador, _id),
    adicionales: leerAdicionales(fila.adicionales, _id),
    intacto: fila.cambiado !== true,
  };
}

function previaDe({
  previa: _id,
  proyecto_id,
  nombre,
  ...fila
}: FilaDeContexto): ContextoDeGuardado['previa'] {
  if (_id === null || proyecto_id === null || nombre === null) return null;
  return {
    _id,
    proyectoId: proyecto_id,
    nombre,
    tipo: leerTipo(fila.tipo, _id),
    elementoId: fila.elemento_id,
    intentos: fila.intentos,
    respuestas: leerRespuestas(fila.respuestas, _id),
  };
}

async function existe(
  db: Db,
  proyectoId: string,
  tipo: TipoPrueba,
  elementoId: string,
): ReturnType<RespuestaRepository['existe']> {
  const fila = await db
    .selectFrom('proyectos')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('respuestas')
            .select('respuestas.id')
            .whereRef('respuestas.proyecto_id', '=', 'proyectos.id')
            .where('respuestas.tipo', '=', tipo)
            .where('respuestas.elemento_id', '=', elementoId),
        )
        .as('existe'),
    )
    .executeTakeFirst();
  return fila ? { ...pertenenciaDe(fila), existe: Boolean(fila.existe) } : null;
}

async function buscar(db: Db, id: string): Promise<PruebaBuscada | null> {
  const fila = await db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .where('respuestas.id', '=', id)
    .selectAll('respuestas')
    .select([...columnasDePertenencia])
    .executeTakeFirst();
  return fila ? { ...pertenenciaDe(fila), prueba: prueba(fila) } : null;
}

async function encabezado(db: Db, id: string): Promise<EncabezadoBuscado | null> {
  const fila = await db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .leftJoin('personas', 'personas.sub', 'respuestas.id_persona')
    .where('respuestas.id', '=', id)
    .select(['respuestas.id_persona as autor', 'personas.nombre as autor_nombre'])
    .select(['respuestas.nombre', 'respuestas.tipo', 'respuestas.intentos', 'respuestas.creado'])
    .select(['proyectos.id as proyecto_id', 'proyectos.nombre as proyecto_nombre'])
    .select([...columnasDePertenencia])
    .executeTakeFirst();
  if (!fila) return null;
  const { nombre, intentos } = fila;
  const creado = fila.creado.toISOString();
  return {
    ...pertenenciaDe(fila),
    proyecto: { _id: fila.proyecto_id, nombre: fila.proyecto_nombre },
    prueba: {
      _id: id,
      nombre,
      tipo: leerTipo(fila.tipo, id),
      intentos,
      creado,
      autor: autorMostrado(fila, { sub: fila.autor, nombre: fila.autor_nombre }),
    },
  };
}

function prueba(fila: Fila): RespuestaPrueba {
  return {
    _id: fila.id,
    proyectoId: fila.proyecto_id,
    nombre: fila.nombre,
    tipo: leerTipo(fila.tipo, fila.id),
    elementoId: fila.elemento_id,
    intentos: fila.intentos,
    creado: fila.creado.toISOString(),
    plan: leerPlan(fila.plan, fila.id),
    respuestas: leerRespuestas(fila.respuestas, fila.id),
  };
}
