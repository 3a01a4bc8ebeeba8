import { fraccionPregunta } from '../calculo/index.ts';
import type {
  ArchivoGuardado,
  DetalleAnalisis,
  IncidenciaDeDetalle,
  PruebaComparable,
} from '../comparacion/index.ts';
import type { PreguntaPlan, RespuestaPregunta } from '../respuesta/index.ts';
import type { Origen } from './accion.ts';

/** A file that an action concerns, as it was when the action was taken. */
export interface ArchivoAfectado {
  readonly ruta: string;
  readonly blob: string;
  readonly silencios: number;
  /** Of an action on this file: rule and line hash of its findings. Absent otherwise, and in older actions. */
  readonly hallazgos?: readonly string[] | undefined;
}

export interface PreguntaAfectada {
  readonly pregunta: string;
  readonly niveles: PreguntaPlan['nivelesCumplimiento'];
  readonly fraccion: number | null;
}

export interface CodigoAfectado {
  readonly version: string;
  /** Text that is equal for equal scopes; absent in older actions, whose analyses covered every file. */
  readonly alcance?: string | undefined;
  /** Null where they are more than are kept: then every file of the analysis must have been analysed. */
  readonly archivos: readonly ArchivoAfectado[] | null;
}

/** State of an action's cause when the action was taken; later checks compare with it. */
export type BaseAccion = CodigoAfectado | PreguntaAfectada;

export interface AccionVerificable {
  readonly origen: Origen;
  readonly enlace: string;
  readonly rama: string;
  readonly base: BaseAccion | null;
  readonly creado: string;
  /** First verification; null before it. */
  readonly verificada: string | null;
}

/** Result of looking for an action's cause: still there, gone, or why it could not be checked. */
export type Causa = 'sigue' | 'resuelta' | { readonly motivo: string };

const maximoAfectados = 100;
/** Most characters of the kept files of an action together: a hundred files with ordinary paths. */
const maximoTexto = 16_000;
const maximoIncidencias = 200;

/** Files that the rule, file or duplicated group concerns, as an action keeps them; none for other causes. */
export function codigoAfectado(
  { tipo, clave }: Origen,
  { version, archivos }: DetalleAnalisis,
  alcance = '',
): CodigoAfectado {
  const suyos = archivos.filter((uno) => concierne(tipo, clave, uno));
  if (suyos.length > maximoAfectados) return { version, alcance, archivos: null };
  const afectados = suyos.map(({ ruta, blob, silencios, hallazgos }) => ({
    ruta,
    blob,
    silencios,
    ...(tipo === 'archivo' && {
      hallazgos: [...new Set(hallazgos.map(huellaDeIncidencia))].slice(0, maximoIncidencias),
    }),
  }));
  // One file is kept whatever its path: without it an action on the file could not be checked.
  const cabe = afectados.length === 1 || JSON.stringify(afectados).length <= maximoTexto;
  return { version, alcance, archivos: cabe ? afectados : null };
}

/** Identity of a finding in whichever file it stands: its rule and the hash of its line. */
export function huellaDeIncidencia({ regla, huella }: IncidenciaDeDetalle): string {
  return `${regla} ${huella}`;
}

function concierne(
  tipo: Origen['tipo'],
  clave: string,
  { ruta, hallazgos, duplicados }: ArchivoGuardado,
): boolean {
  switch (tipo) {
    case 'regla':
      return hallazgos.some(({ regla }) => regla === clave);
    case 'archivo':
      return ruta === clave;
    case 'duplicado':
      return duplicados.some(({ grupo }) => grupo === clave);
    case 'pregunta':
    case 'propia':
      return false;
  }
}

export function claveDePregunta({
  listaVerificacion,
  pautaId,
}: Pick<PreguntaPlan, 'listaVerificacion' | 'pautaId'>): string {
  return `${listaVerificacion}/${pautaId}`;
}

/** Null where the test does not ask it. */
export function preguntaAfectada(clave: string, prueba: PruebaComparable): PreguntaAfectada | null {
  const { preguntas, respuestas } = indiceDe(prueba);
  const pregunta = preguntas.get(clave);
  if (!pregunta) return null;
  const dada = respuestas.get(clave);
  const niveles = pregunta.nivelesCumplimiento;
  return { pregunta: pregunta.pregunta, niveles, fraccion: fraccionPregunta(dada?.valor ?? null, niveles) };
}

interface Indice {
  readonly preguntas: ReadonlyMap<string, PreguntaPlan>;
  readonly respuestas: ReadonlyMap<string, RespuestaPregunta>;
}

const indices = new WeakMap<PruebaComparable, Indice>();

/** Questions and answers of a saved test by key, made once a test: each action is looked for in each test. */
function indiceDe(prueba: PruebaComparable): Indice {
  const hecho = indices.get(prueba);
  if (hecho) return hecho;
  const indice = {
    preguntas: new Map(prueba.plan.preguntas.map((una) => [claveDePregunta(una), una])),
    respuestas: new Map(prueba.respuestas.map((una) => [claveDePregunta(una), una])),
  };
  indices.set(prueba, indice);
  return indice;
}
