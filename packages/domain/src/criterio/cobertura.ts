import type { Criterio } from './criterio.ts';

/** A part of 0 to 100 %, bounds included. */
export interface Tramo {
  readonly desde: number;
  readonly hasta: number;
}

export interface Cobertura {
  /** Between the ranges: figures there have no criterion. */
  readonly huecos: readonly Tramo[];
  /** In more than one range: the first of the list counts. */
  readonly solapes: readonly Tramo[];
}

/** Smallest difference between two figures that are shown. */
const centesima = 0.01;

/**
 * Where the ranges leave 0 to 100 % without a criterion, and where more than one holds. A shared bound is no overlap,
 * and a hundredth between two ranges no hole: figures have two decimals.
 */
export function coberturaDe(rangos: readonly Pick<Criterio, 'valor1' | 'valor2'>[]): Cobertura {
  const tramos = rangos
    .map(({ valor1, valor2 }) => ({ desde: Math.min(valor1, valor2), hasta: Math.max(valor1, valor2) }))
    .sort((a, b) => a.desde - b.desde || a.hasta - b.hasta);
  const huecos: Tramo[] = [];
  const solapes: Tramo[] = [];
  let cubierto = -centesima;
  for (const { desde, hasta } of tramos) {
    if (desde - cubierto > centesima * 1.5) huecos.push({ desde: Math.max(0, cubierto), hasta: desde });
    else if (desde < cubierto) solapes.push({ desde, hasta: Math.min(hasta, cubierto) });
    cubierto = Math.max(cubierto, hasta);
  }
  if (cubierto < 100) huecos.push({ desde: Math.max(0, cubierto), hasta: 100 });
  return { huecos, solapes };
}
