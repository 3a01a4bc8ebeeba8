import type { Medida } from '@mantenible/domain/escaneo';

/** SonarQube's metrics with a best value; one that a file does not have stands at it where `callada` says so. */
const mejores: Readonly<Record<string, { readonly mejor: number; readonly callada: boolean }>> = {
  cognitive_complexity: { mejor: 0, callada: true },
  code_smells: { mejor: 0, callada: true },
  duplicated_lines: { mejor: 0, callada: true },
  duplicated_blocks: { mejor: 0, callada: true },
  duplicated_files: { mejor: 0, callada: true },
  duplicated_lines_density: { mejor: 0, callada: true },
  comment_lines_density: { mejor: 100, callada: false },
};

/** Every metric that the embedded scanner measures, under SonarQube's keys. */
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

/** Values with the best ones that silence stands for. */
export function completarMedidas(
  valores: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const calladas = Object.entries(mejores).filter(([, { callada }]) => callada);
  return { ...Object.fromEntries(calladas.map(([metrica, { mejor }]) => [metrica, mejor])), ...valores };
}

/** The metrics asked for, as SonarQube writes them; what was not measured is absent unless silence means the best. */
export function escribirMedidas(
  valores: Readonly<Record<string, number>>,
  pedidas: readonly string[],
): readonly Medida[] {
  const conocidas = metricas.filter((metrica) => pedidas.includes(metrica));
  const completas = completarMedidas(valores);
  return conocidas.flatMap((metric) => {
    const mejor = mejores[metric];
    const valor = completas[metric];
    if (valor === undefined) return [];
    const value = metric.endsWith('_density') ? valor.toFixed(1) : String(valor);
    return [{ metric, value, ...(mejor && { bestValue: valor === mejor.mejor }) }];
  });
}
