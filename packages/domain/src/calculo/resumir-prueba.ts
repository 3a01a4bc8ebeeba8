import { buscarCriterio, fueraDeRango, porcentaje, type Criterio } from '../criterio/index.ts';
import { media, type FilaCalculo } from './calcular-prueba.ts';

/** Text of a row or test without counted values. */
export const sinDatos = 'Sin datos';

export interface ResumenFila {
  readonly nombre: string;
  /** Percent with two decimals, or null: 'Sin datos'. */
  readonly porcentaje: number | null;
}

export interface ResumenPrueba {
  readonly filas: readonly ResumenFila[];
  /** Percent with two decimals of the mean of the rows that count. */
  readonly general: number | null;
  /** The valuation criterion of `general`; 'Sin datos' without one. */
  readonly criterio: string;
}

/**
 * Percents and criterion of a test's rows. The mean is taken over the unrounded fractions and rounded half up
 * to two decimals before the criterion is looked up.
 */
export function resumirPrueba(
  filas: readonly Pick<FilaCalculo, 'nombre' | 'promedio'>[],
  criterios: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[],
): ResumenPrueba {
  const promedio = media(filas.map((fila) => fila.promedio));
  const general = promedio === null ? null : porcentaje(promedio);
  return {
    filas: filas.map((fila) => ({
      nombre: fila.nombre,
      porcentaje: fila.promedio === null ? null : porcentaje(fila.promedio),
    })),
    general,
    criterio: general === null ? sinDatos : buscarCriterio(criterios, general, fueraDeRango),
  };
}
