import { buscarCriterio, fueraDeRango, sinDescripcion, type Criterio } from './criterio.ts';
import { porcentaje } from './porcentaje.ts';

type Rango = Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>;

export interface Criterios {
  readonly pruebas: readonly Rango[];
  readonly analisis: readonly Rango[];
}

/** Criterion of a degree in percent with two decimals; null without a degree. */
export function criterioDeGrado({ analisis }: Criterios, grado: number | null): string | null {
  return grado === null ? null : buscarCriterio(analisis, grado, sinDescripcion);
}

/** Mean of a test as shown: percent with two decimals and its criterion; nulls where nothing counts. */
export interface ResultadoPrueba {
  readonly promedio: number | null;
  readonly criterio: string | null;
}

/** @param fraccion the overall mean, unrounded */
export function resultadoDePrueba({ pruebas }: Criterios, fraccion: number | null): ResultadoPrueba {
  if (fraccion === null) return { promedio: null, criterio: null };
  const promedio = porcentaje(fraccion);
  return { promedio, criterio: buscarCriterio(pruebas, promedio, fueraDeRango) };
}
