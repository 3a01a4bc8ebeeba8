import type { ClaveMedida } from './claves-medida.ts';
import type { MetricaCalidad } from './metricas.ts';
import {
  metricasDeSubcaracteristica,
  nombresSubcaracteristica,
  type NombreMetrica,
  type NombreSubcaracteristica,
} from './modelo.ts';

export interface SubcaracteristicaCalidad {
  readonly nombre: NombreSubcaracteristica;
  readonly metricas: readonly NombreMetrica[];
  /** Mean of its metrics in percent, unrounded; null when one of them is missing. */
  readonly porcentaje: number | null;
  /** Measures of its metrics that have no usable value, each once. */
  readonly faltan: readonly ClaveMedida[];
}

/** One that lacks a measure has no percentage and names what is missing (requisito: missing-measures). */
export function calcularSubcaracteristicas(
  metricas: readonly MetricaCalidad[],
  sinLineas: boolean,
): readonly SubcaracteristicaCalidad[] {
  return nombresSubcaracteristica.map((nombre) => {
    const nombres = metricasDeSubcaracteristica[nombre];
    const suyas = nombres.flatMap((una) => metricas.filter((metrica) => metrica.nombre === una));
    const ausentes = suyas.filter((metrica) => metrica.valor === null).map((metrica) => metrica.medida);
    return {
      nombre,
      metricas: nombres,
      porcentaje: mediaCompleta(suyas.map((metrica) => metrica.porcentaje)),
      faltan: [...new Set<ClaveMedida>([...(sinLineas ? (['ncloc'] as const) : []), ...ausentes])],
    };
  });
}

/** Arithmetic mean, or null as soon as one value is missing: a mean of the rest would be another figure. */
export function mediaCompleta(valores: readonly (number | null)[]): number | null {
  const presentes = valores.filter((valor) => valor !== null);
  if (presentes.length === 0 || presentes.length < valores.length) return null;
  return presentes.reduce((suma, valor) => suma + valor, 0) / presentes.length;
}
