import type { Medida } from '@mantenible/domain/escaneo';

/** The best value of SonarQube's metrics that have one; where `implicit` is set, a missing value means the best value. */
const bestValues: Readonly<Record<string, { readonly best: number; readonly implicit: boolean }>> = {
  cognitive_complexity: { best: 0, implicit: true },
  code_smells: { best: 0, implicit: true },
  duplicated_lines: { best: 0, implicit: true },
  duplicated_blocks: { best: 0, implicit: true },
  duplicated_files: { best: 0, implicit: true },
  duplicated_lines_density: { best: 0, implicit: true },
  comment_lines_density: { best: 100, implicit: false },
};

/** Every metric of the embedded scanner, under SonarQube's keys. */
export const metricas = [
  'ncloc',
  'comment_lines',
  'comment_lines_density',
  'complexity',
  'cognitive_complexity',
  'lines_to_cover',
  'duplicated_lines',
  'duplicated_lines_density',
  'duplicated_blocks',
  'duplicated_files',
  'code_smells',
  'lines',
  'files',
  'functions',
  'classes',
  'statements',
] as const;

/** The values, completed with the best value of each missing `implicit` metric. */
function completeMeasures(valores: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const calladas = Object.entries(bestValues).filter(([, { implicit }]) => implicit);
  return { ...Object.fromEntries(calladas.map(([metrica, { best }]) => [metrica, best])), ...valores };
}

/** The requested metrics in SonarQube's format; a metric without a value is absent unless it is `implicit`. */
export function toMeasures(
  valores: Readonly<Record<string, number>>,
  requested: readonly string[],
): readonly Medida[] {
  const known = metricas.filter((metrica) => requested.includes(metrica));
  const completas = completeMeasures(valores);
  return known.flatMap((metric) => {
    const best = bestValues[metric];
    const valor = completas[metric];
    if (valor === undefined) return [];
    const value = metric.endsWith('_density') ? valor.toFixed(1) : String(valor);
    return [{ metric, value, ...(best && { bestValue: valor === best.best }) }];
  });
}
