import type { Evidencia } from '../evidencia/index.ts';
import type { Medicion } from '../medicion/index.ts';
import {
  clavePregunta,
  type FilaPlan,
  type MetricaPlan,
  type PlanPrueba,
  type PreguntaPlan,
} from '../respuesta/plan.ts';
import { conEvidencias, type RespuestaPregunta } from '../respuesta/respuesta.ts';

/** `respuesta`: description of the chosen level; `comentario`: the comment as written (requisito: row-detail). */
export interface Comentario {
  /** Identity of the question; absent in what a link shows. */
  readonly clave?: string | undefined;
  readonly pregunta: string;
  readonly respuesta: string;
  readonly comentario: string;
  /** What an analysis measured for it; absent where none was shown. */
  readonly medicion?: MedicionInformada | undefined;
  readonly evidencias?: readonly Evidencia[] | undefined;
}

export interface MedicionInformada extends Omit<Medicion, 'nivel'> {
  readonly nivel: string | null;
}

/** A question's part in a mean; `fraccion` is null when the question does not count. */
export interface DesglosePregunta {
  readonly pregunta: string;
  readonly valor: number | null;
  readonly maximo: number | null;
  readonly fraccion: number | null;
}

export interface DesgloseMetrica {
  readonly nombre: string;
  readonly promedio: number | null;
  readonly preguntas: readonly DesglosePregunta[];
}

/** `promedio` is a fraction 0..1, unrounded, or null when no question counts ('Sin datos'). */
export interface FilaCalculo {
  readonly nombre: string;
  readonly promedio: number | null;
  readonly comentarios: readonly Comentario[];
  readonly desglose: readonly DesgloseMetrica[];
}

const sinNiveles = 'No hay niveles de cumplimiento';

/** Chosen value / highest value among the levels; null without an answer, or where the highest is 0. */
export function fraccionPregunta(
  valor: number | null,
  niveles: PreguntaPlan['nivelesCumplimiento'],
): number | null {
  const maximo = Math.max(0, ...niveles.map((nivel) => nivel.valor));
  return valor === null || maximo === 0 ? null : valor / maximo;
}

/** Arithmetic mean of the values that count; null without any. */
export function media(valores: readonly (number | null)[]): number | null {
  const cuentan = valores.filter((valor) => valor !== null);
  return cuentan.length === 0 ? null : cuentan.reduce((suma, valor) => suma + valor, 0) / cuentan.length;
}

/**
 * The rows of a saved test, in its plan's order: mean of a metric = mean of its questions; of a
 * sub-characteristic = mean of its metrics (requisito: means).
 */
export function calcularPrueba(
  plan: PlanPrueba,
  respuestas: readonly RespuestaPregunta[],
): readonly FilaCalculo[] {
  const dadas = new Map(respuestas.map((r) => [clavePregunta(r), r]));
  const porLista = preguntasPorLista(plan.preguntas);
  return plan.filas.map((fila) => calcularFila(fila, porLista, dadas));
}

/** Means that are kept with a saved test, as unrounded fractions. */
export interface PromediosPrueba {
  readonly general: number | null;
  readonly filas: readonly Pick<FilaCalculo, 'nombre' | 'promedio'>[];
}

/** Overall mean of a test, over its rows that count, and the means of its rows. */
export function promediosDe(plan: PlanPrueba, respuestas: readonly RespuestaPregunta[]): PromediosPrueba {
  const filas = calcularPrueba(plan, respuestas).map(({ nombre, promedio }) => ({ nombre, promedio }));
  return { general: media(filas.map(({ promedio }) => promedio)), filas };
}

type PorLista = ReadonlyMap<string, readonly PreguntaPlan[]>;
type Dadas = ReadonlyMap<string, RespuestaPregunta>;

export function preguntasPorLista(preguntas: readonly PreguntaPlan[]): PorLista {
  return Map.groupBy(preguntas, ({ listaVerificacion }) => listaVerificacion);
}

function calcularFila(fila: FilaPlan, porLista: PorLista, dadas: Dadas): FilaCalculo {
  const desglose = fila.metricas.map((metrica) => calcularMetrica(metrica, porLista, dadas));
  const listas = new Set(fila.metricas.map((metrica) => metrica.listaVerificacion));
  const preguntas = [...listas].flatMap((lista) => porLista.get(lista) ?? []);
  return {
    nombre: fila.nombre,
    promedio: media(desglose.map((metrica) => metrica.promedio)),
    comentarios: preguntas.map((pregunta) => comentarioDe(pregunta, dadas)),
    desglose,
  };
}

function calcularMetrica(metrica: MetricaPlan, porLista: PorLista, dadas: Dadas): DesgloseMetrica {
  const preguntas = (porLista.get(metrica.listaVerificacion) ?? []).map((pregunta) =>
    desglosar(pregunta, dadas),
  );
  return { nombre: metrica.nombre, promedio: media(preguntas.map((p) => p.fraccion)), preguntas };
}

export function desglosar(pregunta: PreguntaPlan, dadas: Dadas): DesglosePregunta {
  const valor = dadas.get(clavePregunta(pregunta))?.valor ?? null;
  const niveles = pregunta.nivelesCumplimiento;
  return {
    pregunta: pregunta.pregunta,
    valor,
    maximo: niveles.length === 0 ? null : Math.max(...niveles.map((nivel) => nivel.valor)),
    fraccion: fraccionPregunta(valor, niveles),
  };
}

export function comentarioDe(pregunta: PreguntaPlan, dadas: Dadas): Comentario {
  const dada = dadas.get(clavePregunta(pregunta));
  const indice = dada?.nivel ?? null;
  const nivel = indice === null ? undefined : pregunta.nivelesCumplimiento[indice];
  const { medicion } = dada ?? {};
  return {
    clave: clavePregunta(pregunta),
    pregunta: pregunta.pregunta,
    respuesta: nivel?.descripcion ?? sinNiveles,
    comentario: dada?.comentario ?? '',
    ...conEvidencias(dada),
    ...(medicion && { medicion: informarMedicion(pregunta, medicion) }),
  };
}

function informarMedicion(pregunta: PreguntaPlan, medicion: Medicion): MedicionInformada {
  const nivel = medicion.nivel === null ? undefined : pregunta.nivelesCumplimiento[medicion.nivel];
  return { ...medicion, nivel: nivel?.descripcion ?? null };
}
