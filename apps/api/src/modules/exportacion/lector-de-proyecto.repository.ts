import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import {
  filaDeArchivo,
  leerIncidencias,
  leerMedidas,
  leerMedidasDeArchivo,
} from '../analisis/analisis-guardado.schema.ts';
import { enTramos, type Turn } from '../comun/en-tramos.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import { leerMarca } from '../marca/marca-guardada.schema.ts';
import { leerPlan, leerPromedios, leerRespuestas, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type {
  AccionExportada,
  AnalisisExportado,
  ArchivoExportado,
  LectorDeProyecto,
  MarcaExportada,
  PruebaExportada,
} from './exportacion.port.ts';

/** Rows in memory at once: a test has its questions, a file all its findings. */
const porTramo = { pruebas: 2, filas: 200, archivos: 50 };

/** What a project has, for its export; each batch of rows is read in its turn. */
export function createLectorDeProyecto(db: Db, turn: Turn): LectorDeProyecto {
  const conn = { db, turn };
  return {
    proyecto: (id) => leerProyecto(db, id),
    deQuienEsPrueba: (id) => leerPropietario(db, id),
    prueba: (id) => leerPrueba(db, id),
    pruebas: (id) => leerPruebas(conn, id),
    analisis: (id) => leerAnalisis(conn, id),
    archivos: (id) => leerArchivos(conn, id),
    acciones: (id) => leerAcciones(conn, id),
    marcas: (id) => leerMarcas(conn, id),
  };
}

interface Lectura {
  readonly db: Db;
  readonly turn: Turn;
}

interface FilaCreada {
  readonly id: string;
  /** Its moment of creation, whole. */
  readonly orden: string;
}

/** The moment of creation as a batch begins after it: a `Date` has no microseconds. */
const ordenDe = (tabla: string) => sql<string>`${sql.ref(`${tabla}.creado`)}::text`.as('orden');

/** Rows that were created after that one. */
const posteriores = (tabla: string, tras: FilaCreada | null) =>
  tras === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${tabla}.creado`)}, ${sql.ref(`${tabla}.id`)}) > (${tras.orden}::timestamptz, ${tras.id}::uuid)`;

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

async function* leerPruebas({ db, turn }: Lectura, id: string): AsyncGenerator<PruebaExportada> {
  const filas = enTramos(turn, porTramo.pruebas, (tras: (FilaPrueba & FilaCreada) | null) =>
    pruebas(db)
      .select(ordenDe('respuestas'))
      .where('respuestas.proyecto_id', '=', id)
      .where(posteriores('respuestas', tras))
      .orderBy('respuestas.creado')
      .orderBy('respuestas.id')
      .limit(porTramo.pruebas)
      .execute(),
  );
  for await (const fila of filas) yield prueba(fila);
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

async function* leerAnalisis({ db, turn }: Lectura, proyecto: string): AsyncGenerator<AnalisisExportado> {
  const consulta = db
    .selectFrom('analisis')
    .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
    .select(['analisis.id', 'estado', 'analisis.creado', 'fin', 'enlace', 'rama', 'commit_id', 'grado'])
    .select(['motivo', 'medidas', ordenDe('analisis')])
    .where('proyecto_id', '=', proyecto)
    .where('estado', '<>', 'en-curso')
    .orderBy('analisis.creado')
    .orderBy('analisis.id')
    .limit(porTramo.filas);
  const filas = enTramos(turn, porTramo.filas, (tras: FilaCreada | null) =>
    consulta.where(posteriores('analisis', tras)).execute(),
  );
  for await (const { id, orden: _orden, creado, fin, commit_id: commit, medidas, ...resto } of filas)
    yield {
      ...resto,
      _id: id,
      commit,
      creado: creado.toISOString(),
      fin: fin?.toISOString() ?? null,
      medidas: medidas === null ? null : leerMedidas(medidas, id),
    };
}

/** Of the newest finished analysis: it stays the same while the file is sent, whatever is analysed meanwhile. */
async function* leerArchivos({ db, turn }: Lectura, proyecto: string): AsyncGenerator<ArchivoExportado> {
  const ultimo = await turn(() =>
    db
      .selectFrom('analisis')
      .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
      .select('analisis.id')
      .where('proyecto_id', '=', proyecto)
      .where('estado', '=', 'listo')
      .orderBy('fin', 'desc')
      .orderBy('analisis.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (ultimo === undefined) return;
  const filas = enTramos(turn, porTramo.archivos, (tras: FilaArchivo | null) =>
    db
      .selectFrom('analisis_archivos')
      .innerJoin('analisis', 'analisis.id', 'analisis_archivos.analisis_id')
      .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
      .select(['analisis_id', 'posicion', 'ruta', 'lenguaje'])
      .select(['analisis_archivos.medidas', 'incidencias'])
      .where('analisis_id', '=', ultimo.id)
      .where('posicion', '>', tras?.posicion ?? -1)
      .orderBy('posicion')
      .limit(porTramo.archivos)
      .execute(),
  );
  for await (const fila of filas) yield archivo(fila);
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

async function* leerAcciones({ db, turn }: Lectura, proyecto: string): AsyncGenerator<AccionExportada> {
  const consulta = db
    .selectFrom('acciones_mejora')
    .innerJoin('proyectos', 'proyectos.id', 'acciones_mejora.proyecto_id')
    .select([
      'acciones_mejora.id',
      'texto',
      'origen_tipo',
      'origen_clave',
      'esfuerzo',
      'estado',
      'responsable',
      'fecha',
    ])
    .select(['acciones_mejora.creado', 'verificada', ordenDe('acciones_mejora')])
    .where('proyecto_id', '=', proyecto)
    .orderBy('acciones_mejora.creado')
    .orderBy('acciones_mejora.id')
    .limit(porTramo.filas);
  const filas = enTramos(turn, porTramo.filas, (tras: FilaCreada | null) =>
    consulta.where(posteriores('acciones_mejora', tras)).execute(),
  );
  for await (const { id: _id, orden: _orden, creado, verificada, ...fila } of filas) {
    const { origen_tipo: tipoDeOrigen, origen_clave: origen, ...resto } = fila;
    yield {
      ...resto,
      tipoDeOrigen,
      origen,
      creado: creado.toISOString(),
      verificada: verificada?.toISOString() ?? null,
    };
  }
}

async function* leerMarcas({ db, turn }: Lectura, proyecto: string): AsyncGenerator<MarcaExportada> {
  const consulta = db
    .selectFrom('marcas')
    .innerJoin('proyectos', 'proyectos.id', 'marcas.proyecto_id')
    .leftJoin('personas', 'personas.sub', 'marcas.id_persona')
    .selectAll('marcas')
    .select(['personas.nombre as autor', ordenDe('marcas')])
    .where('proyecto_id', '=', proyecto)
    .orderBy('marcas.creado')
    .orderBy('marcas.id')
    .limit(porTramo.filas);
  const filas = enTramos(turn, porTramo.filas, (tras: FilaCreada | null) =>
    consulta.where(posteriores('marcas', tras)).execute(),
  );
  for await (const fila of filas) {
    const { decision, razon, ancla, creado, autor } = leerMarca(fila);
    const { regla, ruta, linea } = ancla;
    yield { decision, razon, regla, ruta, linea, creado, quien: autor.nombre ?? '' };
  }
}
