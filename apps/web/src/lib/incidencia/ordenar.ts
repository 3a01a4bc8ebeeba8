import type { Entrada } from './indice.ts';

export const ordenes = ['severidad', 'archivo', 'linea', 'esfuerzo', 'regla'] as const;
export type Orden = (typeof ordenes)[number];

type Comparador = (a: Entrada, b: Entrada) => number;

const porSeveridad: Comparador = (a, b) => a.rangoSeveridad - b.rangoSeveridad;
const porArchivo: Comparador = (a, b) => a.rangoArchivo - b.rangoArchivo;
const porLinea: Comparador = (a, b) => a.linea - b.linea;
const porRegla: Comparador = (a, b) => a.rangoRegla - b.rangoRegla;
/** The largest first. */
const porEsfuerzo: Comparador = (a, b) => (b.minutos ?? 0) - (a.minutos ?? 0);

/** First comparison of each order. */
const comparadorDe: Readonly<Record<Orden, Comparador>> = {
  severidad: porSeveridad,
  archivo: porArchivo,
  linea: porLinea,
  esfuerzo: porEsfuerzo,
  regla: porRegla,
};

/** Tie-breaks of every order: file, line, position. */
const desempate: readonly Comparador[] = [porArchivo, porLinea, (a, b) => a.id - b.id];

/**
 * Sorts by descending severity or effort, or by ascending file, line or rule. `inverso` reverses the order but not its
 * tie-breaks; issues without an effort stay last in both directions.
 */
export function ordenar(entradas: readonly Entrada[], orden: Orden, inverso: boolean): readonly Entrada[] {
  const signo = inverso ? -1 : 1;
  const sinEsfuerzo: Comparador = (a, b) => Number(a.minutos === null) - Number(b.minutos === null);
  const criterios: readonly Comparador[] = [
    ...(orden === 'esfuerzo' ? [sinEsfuerzo] : []),
    (a, b) => signo * comparadorDe[orden](a, b),
    ...desempate,
  ];
  return entradas.toSorted((a, b) => {
    for (const comparar of criterios) {
      const diferencia = comparar(a, b);
      if (diferencia !== 0) return diferencia;
    }
    return 0;
  });
}
