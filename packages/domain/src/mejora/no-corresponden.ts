import { redondear } from '../criterio/index.ts';
import { filasDetalladas, type ReporteAgrupado } from './detalle-de-reporte.ts';
import { pesosDe } from './pesos-de-lista.ts';

/** Part of a test's mean that answers of inapplicability give, which the catalogue values like the best level. */
export interface NoCorresponden {
  /** Points of the overall mean in percent, two decimals. */
  readonly puntos: number;
  /** Questions with such an answer, and all questions of the test. */
  readonly preguntas: number;
  readonly total: number;
}

const noCorresponde = /^no corresponde(?![\p{L}\p{N}])/iu;

/** Counts the answers whose level begins with 'No corresponde' and what they give; null without any. */
export function noCorresponden(reporte: ReporteAgrupado): NoCorresponden | null {
  const listas = reporte.filas.map(({ metricas }) => metricas.map(({ lista }) => lista));
  const pesos = pesosDe(listas, filasDetalladas(reporte));
  const suyas = reporte.listas.flatMap((preguntas, lista) =>
    preguntas.flatMap(({ respuesta, fraccion }) =>
      noCorresponde.test(respuesta.trim()) ? [(pesos.get(lista) ?? 0) * (fraccion ?? 0)] : [],
    ),
  );
  if (suyas.length === 0) return null;
  return {
    puntos: redondear(100 * suyas.reduce((suma, una) => suma + una, 0)),
    preguntas: suyas.length,
    total: reporte.listas.reduce((suma, preguntas) => suma + preguntas.length, 0),
  };
}
