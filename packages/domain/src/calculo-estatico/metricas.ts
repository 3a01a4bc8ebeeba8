import type { ClaveMedida, MedidasProyecto } from './claves-medida.ts';
import { medidaDeMetrica, nombresMetrica, type NombreMetrica } from './modelo.ts';
import { hayLineas, porcentajeSobreNcloc } from './porcentaje-ncloc.ts';

export interface MetricaCalidad {
  readonly nombre: NombreMetrica;
  readonly medida: ClaveMedida;
  /** The measure as the service gave it; null: 'sin medida'. */
  readonly valor: number | null;
  /** Percent, unclamped and unrounded; shown beside the clamped one where they differ. */
  readonly bruto: number | null;
  /** Percent within 0..100, unrounded; null when it was not computed. */
  readonly porcentaje: number | null;
  readonly acotada: boolean;
}

/** The ten quality metrics of a project, each a percent where less is better (requisito: ten-metrics). */
export function calcularMetricas(medidas: MedidasProyecto): readonly MetricaCalidad[] {
  return nombresMetrica.map((nombre) => {
    const medida = medidaDeMetrica[nombre];
    const bruto = porcentajeBruto(medida, medidas);
    const porcentaje = bruto === null ? null : acotar(bruto);
    return {
      nombre,
      medida,
      valor: medidas[medida] ?? null,
      bruto,
      porcentaje,
      acotada: porcentaje !== bruto,
    };
  });
}

/** Percent of a metric, unclamped: its measure over the lines of code; for the density of comments, 100 minus it. */
function porcentajeBruto(medida: ClaveMedida, medidas: MedidasProyecto): number | null {
  const valor = medidas[medida];
  if (medida !== 'comment_lines_density') return porcentajeSobreNcloc(valor, medidas.ncloc);
  return valor === undefined || !hayLineas(medidas.ncloc) ? null : 100 - valor;
}

/** Limits a percent to 0..100: some quotients can exceed 100, since their measures do not count lines of code. */
function acotar(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
