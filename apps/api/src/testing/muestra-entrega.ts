import type { RespuestaPregunta } from '@mantenible/domain/respuesta';

import { sembrarCurso } from './muestra-curso.ts';
import { uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** What a project delivered, as rows: levels of its test's questions, and figures of its analysis. */
export interface EntregadoDeMuestra {
  readonly proyecto: string;
  readonly nombre?: string;
  readonly propietario: Person;
  readonly miembros?: readonly Person[];
  readonly enlace?: string;
  /** Index of the chosen level of each question; null without the test. */
  readonly niveles?: readonly number[] | null;
  readonly evidencias?: RespuestaPregunta['evidencias'];
  readonly verificadas?: number;
  readonly analisis?: AnalisisDeMuestra | null;
}

export interface AnalisisDeMuestra {
  readonly grado: number | null;
  readonly ncloc?: number;
  readonly silenciadas?: number;
  readonly estado?: string;
  /** Why it failed. */
  readonly codigo?: string;
  readonly origen?: 'propio' | 'servicio' | 'entrega';
  readonly commit?: string;
  /** Findings by file, as rule and message. */
  readonly incidencias?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}

interface EntregaDeMuestra {
  readonly docentes?: readonly Person[];
  readonly personas?: readonly Person[];
  readonly abre?: Date;
  readonly fin?: Date;
  /** The deadline for which the copies were taken; `fin` if omitted. */
  readonly copiada?: Date;
  readonly pide?: object;
  readonly plantilla?: AnalisisDeMuestra | null;
  readonly entregados?: readonly EntregadoDeMuestra[];
}

const enlaceDeMuestra = 'https://github.com/usuario/repositorio';
const dia = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/** A closed delivery number `n` of a course of its own, with what was delivered, written as rows; returns its id. */
export async function sembrarEntrega(t: TestApp, n: number, muestra: EntregaDeMuestra = {}): Promise<string> {
  const { db } = t;
  const { docentes = ['dora'], personas = [], abre = dia(1), fin = dia(10), entregados = [] } = muestra;
  const curso_id = await sembrarCurso(t, n, { docentes, proyectos: [] });
  await unir(t, curso_id, personas);
  const id = uid(8000 + n);
  const pide = muestra.pide ?? {
    prueba: { tipo: 'singleMetrica', elementoId: uid(21) },
    analisis: true,
    plan: true,
  };
  await db
    .insertInto('entregas')
    .values({
      id,
      curso_id,
      titulo: `Entrega ${n}`,
      texto: '',
      abre_local: '2026-01-01T00:00',
      cierra_local: '2026-01-09T23:59',
      abre,
      fin,
      pide: JSON.stringify(pide),
      plantilla: muestra.plantilla ? JSON.stringify({ proyectoId: uid(1), commit: null }) : null,
      ambito: null,
      version: 1,
      creado: dia(1),
      copiada: muestra.copiada ?? fin,
      publicada: null,
    })
    .execute();
  if (muestra.plantilla) await sembrarAnalisis(t, id, null, uid(8_900_000 + n), muestra.plantilla);
  for (const [i, uno] of entregados.entries()) await sembrarEntregado(t, id, n * 10_000 + i, uno);
  return id;
}

async function unir({ db }: TestApp, curso_id: string, personas: readonly Person[]): Promise<void> {
  await db
    .insertInto('avisos_privacidad')
    .values({ version: 'v', texto: 'Aviso', desde: dia(1) })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  for (const persona of personas) {
    const fila = { curso_id, sub: people[persona].sub, correo: `${persona}@ejemplo.es`, ingreso: dia(1) };
    await db
      .insertInto('curso_personas')
      .values({ ...fila, aviso: 'v' })
      .execute();
  }
}

async function sembrarEntregado(
  t: TestApp,
  entrega_id: string,
  n: number,
  uno: EntregadoDeMuestra,
): Promise<void> {
  const { proyecto, propietario, miembros = [], niveles = [1], analisis = { grado: 80 } } = uno;
  const id = uid(9_000_000 + n);
  const equipo = [propietario, ...miembros].map((cual) => ({
    sub: people[cual].sub,
    nombre: people[cual].name,
  }));
  const prueba = niveles && pruebaDeMuestra(niveles, uno.evidencias);
  const acciones = Array.from({ length: uno.verificadas ?? 0 }, () => ({
    texto: 'Dividir',
    esfuerzo: 'medio',
    estado: 'hecha',
    responsable: null,
    creado: dia(3).toISOString(),
    verificada: dia(5).toISOString(),
  }));
  await t.db
    .insertInto('entregados')
    .values({
      id,
      entrega_id,
      proyecto_id: proyecto,
      proyecto_nombre: uno.nombre ?? `Proyecto ${n}`,
      propietario: people[propietario].sub,
      miembros: JSON.stringify(equipo),
      enlace: uno.enlace ?? enlaceDeMuestra,
      rama: 'main',
      prueba_id: null,
      prueba: prueba && JSON.stringify(prueba),
      promedio: null,
      acciones: JSON.stringify(acciones),
      en_plazo: true,
      vigente: true,
      tarde_motivo: null,
      tarde_por: null,
      hasta: dia(10),
      momento: dia(10),
    })
    .execute();
  if (analisis) await sembrarAnalisis(t, entrega_id, id, uid(9_500_000 + n), analisis);
}

/** Key of the first question of that test. */
export const clavePrimera = `${uid(50)}:${uid(60)}`;

/** A saved test of one list whose questions have the levels 0, 0.5 and 1. */
function pruebaDeMuestra(niveles: readonly number[], evidencias?: RespuestaPregunta['evidencias']) {
  const valores = [0, 0.5, 1];
  const preguntas = niveles.map((_, i) => ({
    pautaId: uid(60 + i),
    listaVerificacion: uid(50),
    listaNombre: 'Lista',
    descripcion: `Pauta ${i}`,
    pregunta: `¿Pregunta ${i}?`,
    nivelesCumplimiento: valores.map((valor) => ({ descripcion: `Nivel ${valor}`, valor })),
  }));
  const metricas = [{ _id: uid(51), nombre: 'Métrica', listaVerificacion: uid(50) }];
  const plan = {
    tipo: 'singleMetrica',
    filas: [{ _id: uid(51), nombre: 'Métrica', metricas }],
    preguntas,
    omitidos: [],
  } as const;
  const respuestas = niveles.map((nivel, i) => ({
    pautaId: uid(60 + i),
    listaVerificacion: uid(50),
    valor: valores[nivel] ?? null,
    nivel,
    comentario: '',
    ...(i === 0 && evidencias && { evidencias }),
  }));
  return {
    _id: uid(1),
    nombre: 'P',
    tipo: 'singleMetrica',
    elementoId: uid(21),
    intentos: 1,
    creado: dia(5).toISOString(),
    plan,
    respuestas,
  };
}

async function sembrarAnalisis(
  { db }: TestApp,
  entrega_id: string,
  entregado_id: string | null,
  id: string,
  analisis: AnalisisDeMuestra,
): Promise<void> {
  const { grado, ncloc = 1000, silenciadas = 0, estado = 'listo', incidencias = {} } = analisis;
  const { codigo = null, origen = 'entrega', commit = 'abc1234' } = analisis;
  const vacio = { inicio: null, fin: null, motivo: null, commit_fecha: null, omitidos: null };
  await db
    .insertInto('entrega_analisis')
    .values({
      ...vacio,
      id,
      entrega_id,
      entregado_id,
      origen,
      codigo,
      estado,
      creado: dia(11),
      fase: 'guardando',
      hechos: 0,
      total: 0,
      commit_id: commit,
      grado,
      medidas: JSON.stringify({ ncloc, silenced_findings: silenciadas }),
      ambito: null,
      alcance: null,
      analizador: null,
    })
    .execute();
  const archivos = Object.entries(incidencias).map(([ruta, suyas], posicion) => ({
    analisis_id: id,
    posicion,
    ruta,
    lenguaje: 'js',
    analizable: true,
    medidas: JSON.stringify({ lines: 10 }),
    incidencias: JSON.stringify(suyas.map(([rule, message]) => ({ rule, message, range: null, effort: 5 }))),
    cuantas: suyas.length,
    sello_id: id,
    texto_cifrado: null,
    texto_clave: null,
  }));
  if (archivos.length > 0) await db.insertInto('entregado_archivos').values(archivos).execute();
}

/** The reference of a delivery, by a lecturer: the stored test, one without questions by default. */
export async function sembrarReferencia(
  { db }: Pick<TestApp, 'db'>,
  entrega_id: string,
  creado: Date,
  prueba: unknown = {
    plan: { tipo: 'singleMetrica', filas: [], preguntas: [], omitidos: [] },
    respuestas: [],
  },
): Promise<void> {
  await db
    .insertInto('patrones')
    .values({
      entrega_id,
      prueba_id: uid(1),
      nombre: 'Referencia',
      enlace: 'https://github.com/usuario/repositorio',
      prueba: JSON.stringify(prueba),
      por: JSON.stringify({ sub: 'sub-dora', nombre: 'Dora' }),
      creado,
    })
    .execute();
}
