import { calcularPrueba, fraccionPregunta, media } from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import {
  clavePregunta,
  nivelElegido,
  type PreguntaPlan,
  type RespuestaPregunta,
  type RespuestaPrueba,
} from '../respuesta/index.ts';
import { listasDePrueba, pesosDe } from './pesos-de-lista.ts';
import { paraOrdenar, maximoPropuestas } from './propuestas-estaticas.ts';

/** Levels of the work that a person expects an action to take. */
export const esfuerzos = ['bajo', 'medio', 'alto'] as const;
export type Esfuerzo = (typeof esfuerzos)[number];

const peso: Readonly<Record<Esfuerzo, number>> = { bajo: 1, medio: 2, alto: 3 };

/** A question below its best level, and what its next level would give. */
export interface PropuestaDePrueba {
  readonly pautaId: string;
  readonly listaVerificacion: string;
  /** Description of the guideline. */
  readonly descripcion: string;
  readonly pregunta: string;
  /** The level chosen; null where none was. */
  readonly nivel: string | null;
  /** The next level: the lowest value above the chosen one. */
  readonly siguiente: { readonly descripcion: string; readonly valor: number };
  /** Points of the overall mean in percent, unrounded. */
  readonly puntos: number;
  readonly esfuerzo: Esfuerzo;
}

type Pregunta = Pick<PreguntaPlan, 'pautaId' | 'listaVerificacion'>;

/** The questions whose next level would raise the overall mean most for the work expected. */
export function propuestasDePrueba(
  prueba: PruebaComparable,
  esfuerzoDe: (pregunta: Pregunta) => Esfuerzo = () => 'medio',
): readonly PropuestaDePrueba[] {
  const dadas = new Map(prueba.respuestas.map((respuesta) => [clavePregunta(respuesta), respuesta]));
  const pesos = pesosDe(listasDePrueba(prueba.plan), calcularPrueba(prueba.plan, prueba.respuestas));
  const propuestas = prueba.plan.preguntas.flatMap((pregunta) => {
    const dada = dadas.get(clavePregunta(pregunta));
    const siguiente = siguienteNivel(pregunta, dada);
    const peso = pesos.get(pregunta.listaVerificacion);
    if (!siguiente || peso === undefined) return [];
    const elegido = dada ? nivelElegido(pregunta, dada) : null;
    const nivel = elegido === null ? null : (pregunta.nivelesCumplimiento[elegido]?.descripcion ?? null);
    const { pautaId, listaVerificacion } = pregunta;
    const puntos = 100 * peso * subida(pregunta, dada?.valor ?? null, siguiente.valor);
    const esfuerzo = esfuerzoDe(pregunta);
    return [
      {
        pautaId,
        listaVerificacion,
        nivel,
        siguiente,
        puntos,
        esfuerzo,
        descripcion: pregunta.descripcion,
        pregunta: pregunta.pregunta,
      },
    ];
  });
  return propuestas.sort(porGananciaYEsfuerzo).slice(0, maximoPropuestas);
}

export function subida(
  { nivelesCumplimiento }: Pick<PreguntaPlan, 'nivelesCumplimiento'>,
  antes: number | null,
  despues: number,
): number {
  const fraccion = (valor: number | null) => fraccionPregunta(valor, nivelesCumplimiento) ?? 0;
  return fraccion(despues) - fraccion(antes);
}

type Ordenable = Pick<PropuestaDePrueba, 'puntos' | 'esfuerzo'>;

/** Sorts proposals by their points for the work expected, the most first; equal ones keep their order. */
export function porGananciaYEsfuerzo(a: Ordenable, b: Ordenable): number {
  return paraOrdenar(b.puntos / peso[b.esfuerzo]) - paraOrdenar(a.puntos / peso[a.esfuerzo]);
}

/** The overall mean in percent, unrounded, after the next level of each of these questions. */
export function promedioTras(prueba: PruebaComparable, preguntas: readonly Pregunta[]): number | null {
  return promedioGeneral(subirNiveles(prueba, preguntas));
}

/** The overall mean of a saved test in percent, unrounded; null where nothing counts. */
export function promedioGeneral({ plan, respuestas }: PruebaComparable): number | null {
  const promedio = media(calcularPrueba(plan, respuestas).map((fila) => fila.promedio));
  return promedio === null ? null : promedio * 100;
}

/** The level of the lowest value above the chosen one; null at the best level and for what does not count. */
export function siguienteNivel(
  { nivelesCumplimiento: niveles }: Pick<PreguntaPlan, 'nivelesCumplimiento'>,
  dada: Pick<RespuestaPregunta, 'valor'> | undefined,
): PreguntaPlan['nivelesCumplimiento'][number] | null {
  const valor = dada?.valor ?? null;
  if (valor === null || fraccionPregunta(valor, niveles) === null) return null;
  const mayores = niveles.filter((nivel) => nivel.valor > valor);
  return mayores.reduce<(typeof mayores)[number] | null>(
    (menor, nivel) => (menor === null || nivel.valor < menor.valor ? nivel : menor),
    null,
  );
}

/** The test as if each of these questions were answered with its next level. */
function subirNiveles(prueba: PruebaComparable, preguntas: readonly Pregunta[]): PruebaComparable {
  const subidas = new Set(preguntas.map(clavePregunta));
  const porClave = new Map(prueba.plan.preguntas.map((una) => [clavePregunta(una), una]));
  const respuestas = prueba.respuestas.map((respuesta) => {
    const pregunta = subidas.has(clavePregunta(respuesta))
      ? porClave.get(clavePregunta(respuesta))
      : undefined;
    const siguiente = pregunta && siguienteNivel(pregunta, respuesta);
    return siguiente ? { ...respuesta, valor: siguiente.valor } : respuesta;
  });
  return { plan: prueba.plan, respuestas };
}

/** Types of tests that cover the whole catalogue, the preferred one first. */
const tiposPreferidos = ['allSubcaracteristicas', 'allMetricas'] as const;

/** The test that proposals are made of unless a person selects another: the newest that covers most. */
export function pruebaDeMejora<T extends Pick<RespuestaPrueba, 'tipo' | 'creado'>>(
  pruebas: readonly T[],
): T | null {
  const recientes = pruebas.toSorted((a, b) => Number(a.creado < b.creado) - Number(a.creado > b.creado));
  const elegidas = tiposPreferidos.map((tipo) => recientes.find((una) => una.tipo === tipo));
  return elegidas.find((una) => una !== undefined) ?? recientes[0] ?? null;
}
