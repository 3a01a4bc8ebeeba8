import type { Db } from '@mantenible/db';

import {
  filaDeArchivo,
  leerIncidencias,
  leerMedidas,
  leerMedidasDeArchivo,
} from '../analisis/analisis-guardado.schema.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import { leerMarca } from '../marca/marca-guardada.schema.ts';
import { leerPlan, leerPromedios, leerRespuestas, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type {
  AnalisisExportado,
  ArchivoExportado,
  LectorDeProyecto,
  PruebaExportada,
} from './exportacion.port.ts';

/** Rows in memory at once: a test has its questions, a file all its findings. */
const porTramo = { pruebas: 2, filas: 200, archivos: 50 };

/** What a project has, for its export. */
export function createLectorDeProyecto(db: Db): LectorDeProyecto {
  return {
    proyecto: (id) => leerProyecto(db, id),
    deQuienEsPrueba: (id) => leerPropietario(db, id),
    prueba: (id) => leerPrueba(db, id),
    pruebas: (id) => leerPruebas(db, id),
    analisis: (id) => leerAnalisis(db, id),
    archivos: (id) => leerArchivos(db, id),
    acciones: (id) => leerAcciones(db, id),
    marcas: (id) => leerMarcas(db, id),
  };
}

/** Rows in batches, each read after the one before was sent. */
async function* enTramos<T>(
  cuantas: number,
  leer: (desde: number, cuantas: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  for (let desde = 0; ; desde += cuantas) {
    const tramo = await leer(desde, cuantas);
    yield* tramo;
    if (tramo.length < cuantas) return;
  }
}

async function leerProyecto(db: Db, id: string): ReturnType<LectorDeProyecto['proyecto']> {
  const fila = await db
    .selectFrom('proyectos')
    .select(['id', 'nombre', 'link', 'branch', 'clave', 'creado', ...columnasDePertenencia])
    .where('id', '=', id)
    .executeTakeFirst();
  if (fila === undefined) return null;
  const { nombre, link: enlace, branch: rama, clave, creado } = fila;
  return {
    ...pertenenciaDe(fila),
    proyecto: { _id: id, nombre, enlace, rama, clave, creado: creado.toISOString() },
  };
}

async function leerPropietario(db: Db, pruebaId: string): ReturnType<LectorDeProyecto['deQuienEsPrueba']> {
  const fila = await db
    .selectFrom('proyectos')
    .innerJoin('respuestas', 'respuestas.proyecto_id', 'proyectos.id')
    .select([...columnasDePertenencia])
    .where('respuestas.id', '=', pruebaId)
    .executeTakeFirst();
  return fila ?? null;
}

const pruebas = (db: Db) =>
  db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .leftJoin('personas', 'personas.sub', 'respuestas.id_persona')
    .selectAll('respuestas')
    .select('personas.nombre as quien');

type FilaPrueba = Awaited<ReturnType<ReturnType<typeof pruebas>['executeTakeFirstOrThrow']>>;

async function leerPrueba(db: Db, id: string): ReturnType<LectorDeProyecto['prueba']> {
  const fila = await pruebas(db)
    .select([...columnasDePertenencia])
    .where('respuestas.id', '=', id)
    .executeTakeFirst();
  return fila === undefined ? null : { ...pertenenciaDe(fila), prueba: prueba(fila) };
}

function leerPruebas(db: Db, id: string): AsyncIterable<PruebaExportada> {
  return enTramos(porTramo.pruebas, async (desde, cuantas) => {
    const filas = await pruebas(db)
      .where('respuestas.proyecto_id', '=', id)
      .orderBy('respuestas.creado')
      .orderBy('respuestas.id')
      .offset(desde)
      .limit(cuantas)
      .execute();
    return filas.map(prueba);
  });
}

function prueba(fila: FilaPrueba): PruebaExportada {
  const { id, nombre, elemento_id: elementoId, intentos, creado, quien, promedio } = fila;
  return {
    _id: id,
    nombre,
    tipo: leerTipo(fila.tipo, id),
    elementoId,
    intentos,
    creado: creado.toISOString(),
    quien: quien ?? '',
    promedio,
    promedios: leerPromedios(fila.promedios, id),
    plan: leerPlan(fila.plan, id),
    respuestas: leerRespuestas(fila.respuestas, id),
  };
}

function leerAnalisis(db: Db, proyecto: string): AsyncIterable<AnalisisExportado> {
  return enTramos(porTramo.filas, async (desde, cuantas) => {
    const filas = await db
      .selectFrom('analisis')
      .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
      .select([
        'analisis.id',
        'estado',
        'analisis.creado',
        'fin',
        'enlace',
        'rama',
        'commit_id',
        'grado',
        'motivo',
        'medidas',
      ])
      .where('proyecto_id', '=', proyecto)
      .where('estado', '<>', 'en-curso')
      .orderBy('analisis.creado')
      .orderBy('analisis.id')
      .offset(desde)
      .limit(cuantas)
      .execute();
    return filas.map(({ id, creado, fin, commit_id: commit, medidas, ...resto }) => ({
      ...resto,
      _id: id,
      commit,
      creado: creado.toISOString(),
      fin: fin?.toISOString() ?? null,
      medidas: medidas === null ? null : leerMedidas(medidas, id),
    }));
  });
}

function leerArchivos(db: Db, proyecto: string): AsyncIterable<ArchivoExportado> {
  return enTramos(porTramo.archivos, async (desde, cuantas) => {
    const filas = await db
      .selectFrom('analisis_archivos')
      .select(['analisis_id', 'posicion', 'ruta', 'lenguaje', 'medidas', 'incidencias'])
      .where('analisis_id', '=', (eb) =>
        eb
          .selectFrom('analisis')
          .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
          .select('analisis.id')
          .where('proyecto_id', '=', proyecto)
          .where('estado', '=', 'listo')
          .orderBy('fin', 'desc')
          .limit(1),
      )
      .where('posicion', '>=', desde)
      .orderBy('posicion')
      .limit(cuantas)
      .execute();
    return filas.map(archivo);
  });
}

interface FilaArchivo {
  readonly analisis_id: string;
  readonly posicion: number;
  readonly ruta: string;
  readonly lenguaje: string;
  readonly medidas: unknown;
  readonly incidencias: unknown;
}

function archivo({
  analisis_id,
  posicion,
  ruta,
  lenguaje,
  medidas,
  incidencias,
}: FilaArchivo): ArchivoExportado {
  const fila = filaDeArchivo(analisis_id, posicion);
  return {
    ruta,
    lenguaje,
    medidas: leerMedidasDeArchivo(medidas, fila),
    incidencias: leerIncidencias(incidencias, fila).map(({ rule, message, range, effort }) => ({
      regla: rule,
      mensaje: message,
      linea: range?.startLine ?? null,
      minutos: effort,
    })),
  };
}

function leerAcciones(db: Db, proyecto: string): ReturnType<LectorDeProyecto['acciones']> {
  return enTramos(porTramo.filas, async (desde, cuantas) => {
    const filas = await db
      .selectFrom('acciones_mejora')
      .innerJoin('proyectos', 'proyectos.id', 'acciones_mejora.proyecto_id')
      .select([
        'texto',
        'origen_clave',
        'esfuerzo',
        'estado',
        'responsable',
        'fecha',
        'acciones_mejora.creado',
        'verificada',
      ])
      .where('proyecto_id', '=', proyecto)
      .orderBy('acciones_mejora.creado')
      .orderBy('acciones_mejora.id')
      .offset(desde)
      .limit(cuantas)
      .execute();
    return filas.map(({ origen_clave: origen, creado, verificada, ...resto }) => ({
      ...resto,
      origen,
      creado: creado.toISOString(),
      verificada: verificada?.toISOString() ?? null,
    }));
  });
}

function leerMarcas(db: Db, proyecto: string): ReturnType<LectorDeProyecto['marcas']> {
  return enTramos(porTramo.filas, async (desde, cuantas) => {
    const filas = await db
      .selectFrom('marcas')
      .innerJoin('proyectos', 'proyectos.id', 'marcas.proyecto_id')
      .selectAll('marcas')
      .where('proyecto_id', '=', proyecto)
      .orderBy('marcas.creado')
      .orderBy('marcas.id')
      .offset(desde)
      .limit(cuantas)
      .execute();
    return filas.map((fila) => {
      const { decision, razon, ancla, creado } = leerMarca({ ...fila, autor: null });
      return { decision, razon, regla: ancla.regla, ruta: ancla.ruta, linea: ancla.linea, creado };
    });
  });
}
