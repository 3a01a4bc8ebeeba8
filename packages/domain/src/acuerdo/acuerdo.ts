import { fraccionPregunta } from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { porcentaje, redondear } from '../criterio/index.ts';
import { clavePregunta, type PreguntaPlan } from '../respuesta/index.ts';

/** Fewer common questions give a weak coefficient. */
export const pocasPreguntas = 20;

/** Chosen level of a question whose answer counts. */
export interface Eleccion {
  readonly pregunta: PreguntaPlan;
  readonly nivel: number;
  /** Value of the level over the highest one, from 0 to 1. */
  readonly fraccion: number;
}

/** Answers by question, wording and levels: what is written otherwise is another question. */
export type Elecciones = ReadonlyMap<string, Eleccion>;

/** Questions that tests share, by identity: the words of each are in memory once for all of them. */
interface Preguntas {
  readonly porIdentidad: Map<string, readonly [string, PreguntaPlan]>;
  /** Characters of the identities, which contain the words of questions and levels. */
  caracteres: number;
}

export const sinPreguntas = (): Preguntas => ({ porIdentidad: new Map(), caracteres: 0 });

/**
 * The answers of a test, read once for all its pairs. Questions without answer, or whose levels all have value 0, are left out.
 * Tests that are kept together share `vistas`.
 */
export function eleccionesDe(
  { plan, respuestas }: PruebaComparable,
  vistas: Preguntas = sinPreguntas(),
): Elecciones {
  const dadas = new Map(respuestas.map((una) => [clavePregunta(una), una]));
  const elegidas = plan.preguntas.flatMap((pregunta) => {
    const { nivel = null } = dadas.get(clavePregunta(pregunta)) ?? {};
    const valor = nivel === null ? undefined : pregunta.nivelesCumplimiento[nivel]?.valor;
    const fraccion = fraccionPregunta(valor ?? null, pregunta.nivelesCumplimiento);
    if (nivel === null || fraccion === null) return [];
    const [identidad, compartida] = compartir(vistas, pregunta);
    return [[identidad, { pregunta: compartida, nivel, fraccion }] as const];
  });
  return new Map(elegidas);
}

function compartir(vistas: Preguntas, pregunta: PreguntaPlan): readonly [string, PreguntaPlan] {
  const identidad = identidadDe(pregunta);
  const vista = vistas.porIdentidad.get(identidad);
  if (vista) return vista;
  const nueva = [identidad, pregunta] as const;
  vistas.porIdentidad.set(identidad, nueva);
  vistas.caracteres += identidad.length;
  return nueva;
}

function identidadDe(pregunta: PreguntaPlan): string {
  const niveles = pregunta.nivelesCumplimiento.map(({ descripcion, valor }) => [descripcion, valor]);
  return JSON.stringify([clavePregunta(pregunta), pregunta.pregunta, niveles]);
}

export interface Acuerdo {
  /** Questions that both answered, equal in wording and levels. */
  readonly comunes: number;
  readonly iguales: number;
  /** Share of equal levels in percent; null without common questions. */
  readonly porcentaje: number | null;
  /** Weighted kappa with two decimals, half up; null where it is undefined. */
  readonly kappa: number | null;
  readonly pocas: boolean;
}

/**
 * κ = 1 − Σᵢ(aᵢ−bᵢ)² ÷ (1/n · ΣᵢΣⱼ(aᵢ−bⱼ)²) over the fractions of the n common questions: Cohen's kappa with quadratic weights.
 * Undefined for n < 2, and where the divisor is 0: then both chose the same fraction everywhere.
 */
export function acuerdoEntre(unas: Elecciones, otras: Elecciones): Acuerdo {
  const pares = [...unas].flatMap(([clave, una]) => {
    const otra = otras.get(clave);
    return otra ? [{ una, otra }] : [];
  });
  const comunes = pares.length;
  const iguales = pares.filter(({ una, otra }) => una.nivel === otra.nivel).length;
  return {
    comunes,
    iguales,
    porcentaje: comunes === 0 ? null : porcentaje(iguales / comunes),
    kappa: kappaDe(pares.map(({ una, otra }) => [una.fraccion, otra.fraccion])),
    pocas: comunes < pocasPreguntas,
  };
}

/** Kappa of pairs of fractions, with two decimals; null where it is undefined. */
export function kappaDe(pares: readonly (readonly [number, number])[]): number | null {
  const n = pares.length;
  const todas = pares.flat();
  if (n < 2 || todas.every((una) => una === todas[0])) return null;
  const observado = suma(pares.map(([a, b]) => (a - b) ** 2));
  // ΣᵢΣⱼ(aᵢ−bⱼ)² ÷ n = Σ(aᵢ−ā)² + Σ(bᵢ−b̄)² + n(ā−b̄)²: no difference of large sums, which would lose digits.
  const [mediaA, mediaB] = [suma(pares.map(([a]) => a)) / n, suma(pares.map(([, b]) => b)) / n];
  const dispersion = suma(pares.map(([a, b]) => (a - mediaA) ** 2 + (b - mediaB) ** 2));
  const kappa = redondear(1 - observado / (dispersion + n * (mediaA - mediaB) ** 2));
  return kappa === 0 ? 0 : kappa;
}

export const suma = (valores: readonly number[]): number => valores.reduce((total, uno) => total + uno, 0);
