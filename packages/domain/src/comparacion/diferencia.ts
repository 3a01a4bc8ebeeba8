import { redondear } from '../criterio/index.ts';

/** Two figures of the same thing; a missing one is null, and then the difference is null. */
export interface Diferencia {
  readonly antes: number | null;
  readonly despues: number | null;
  /** `despues` minus `antes`, in points of the rounded figures: two decimals. */
  readonly diferencia: number | null;
}

/** Both figures are rounded first, so that the difference shown is that of the figures shown. */
export function diferenciaDe(antes: number | null, despues: number | null): Diferencia {
  const [a, d] = [redondeado(antes), redondeado(despues)];
  return { antes: a, despues: d, diferencia: a === null || d === null ? null : redondear(d - a) };
}

function redondeado(valor: number | null): number | null {
  return valor === null ? null : redondear(valor);
}
