import type { Medida } from '../escaneo/index.ts';
import { esClaveMedida, mejorValorOmitido, type ClaveMedida, type MedidasProyecto } from './claves-medida.ts';

/** Null for other texts: the service writes plain decimals, and no measure of the model can be negative. */
export function leerValor(value: string): number | null {
  if (!/^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value)) return null;
  const numero = Number(value);
  return Number.isFinite(numero) ? numero : null;
}

/** One measure of the service's texts as a number; null where it is missing or unreadable. */
export function leerMedida(measures: readonly Medida[], clave: string): number | null {
  return leerValor(measures.find(({ metric }) => metric === clave)?.value ?? '');
}

/**
 * Measures of a project from the service's texts. A measure that the service omits at its best value is
 * filled in; an unreadable one stays absent, and so does every other one. Without lines of code no measure
 * is filled in: the best value would be invented.
 */
export function leerMedidas(measures: readonly Medida[]): MedidasProyecto {
  const leidas: Partial<Record<ClaveMedida, number>> = {};
  const dadas = new Set<string>();
  for (const { metric, value } of measures) {
    dadas.add(metric);
    const valor = leerValor(value);
    if (valor !== null && esClaveMedida(metric)) leidas[metric] = valor;
  }
  if (!((leidas.ncloc ?? 0) > 0)) return leidas;
  const omitidas = Object.entries(mejorValorOmitido).filter(([clave]) => !dadas.has(clave));
  return { ...leidas, ...Object.fromEntries(omitidas) };
}
