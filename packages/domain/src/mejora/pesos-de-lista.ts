import type { FilaCalculo } from '../calculo/index.ts';
import type { PlanPrueba } from '../respuesta/index.ts';

/**
 * Weight of each counting question of a list in the overall mean: a question may count in several metrics and rows.
 * Linear in the size of the test, where computing the mean once for each question is quadratic.
 * @param listas the list of each metric of each row
 */
export function pesosDe<Lista>(
  listas: readonly (readonly Lista[])[],
  filas: readonly Pick<FilaCalculo, 'promedio' | 'desglose'>[],
): ReadonlyMap<Lista, number> {
  const pesos = new Map<Lista, number>();
  const cuentan = filas.filter(({ promedio }) => promedio !== null).length;
  filas.forEach(({ desglose }, i) => {
    const metricas = desglose.filter(({ promedio }) => promedio !== null).length;
    desglose.forEach(({ preguntas }, j) => {
      const lista = listas[i]?.[j];
      const contadas = preguntas.filter(({ fraccion }) => fraccion !== null).length;
      if (lista === undefined || contadas === 0) return;
      pesos.set(lista, (pesos.get(lista) ?? 0) + 1 / (contadas * metricas * cuentan));
    });
  });
  return pesos;
}

/** Ids of the lists of a test, by row and metric. */
export function listasDePrueba({ filas }: PlanPrueba): readonly (readonly string[])[] {
  return filas.map(({ metricas }) => metricas.map(({ listaVerificacion }) => listaVerificacion));
}
