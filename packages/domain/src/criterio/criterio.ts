/** Text for a value that no range holds. */
export const fueraDeRango = 'Valor fuera de rango';
export const sinDescripcion = 'Sin descripción';

/** A range of percents with its meaning; the bounds may come in either order. */
export interface Criterio {
  readonly _id: string;
  readonly valor1: number;
  readonly valor2: number;
  readonly criterio: string;
}

/** A defect threshold in percent. */
export interface PropiedadCalidad {
  readonly _id: string;
  readonly propiedad: string;
  readonly valor: number;
}

/**
 * The first range in list order that holds the percent, bounds inclusive (requisito: first-matching-range).
 * The percent must already be rounded to two decimals, so that the figure shown and its criterion agree.
 */
export function buscarCriterio(
  criterios: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[],
  percent: number,
  sinCoincidencia: typeof fueraDeRango | typeof sinDescripcion,
): string {
  const hallado = criterios.find(
    ({ valor1, valor2 }) => percent >= Math.min(valor1, valor2) && percent <= Math.max(valor1, valor2),
  );
  return hallado?.criterio ?? sinCoincidencia;
}
