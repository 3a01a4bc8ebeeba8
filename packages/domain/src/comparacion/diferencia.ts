import { redondear } from '../criterio/index.ts';

/** Two figures of the same thing; what one side does not have is null, and then there is no difference. */
export interface Diferencia {
  readonly antes: number | null;
  readonly despues: number | null;
  /** `despues` minus `antes`, in points of what is shown: two decimals. */
  readonly diferencia: number | null;
}

/** Both figures are rounded first, so that a person who subtracts what is shown gets the difference shown. */
export function diferenciaDe(antes: number | null, despues: number | null): Diferencia {
  const [a, d] = [redondeado(antes), redondeado(despues)];
  return { antes: a, despues: d, diferencia: a === null || d === null ? null : redondear(d - a) };
}

function redondeado(valor: number | null): number | null {
  return valor === null ? null : redondear(valor);
}
