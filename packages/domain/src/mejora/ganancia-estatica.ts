import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import type { IncidenciaDeDetalle } from '../comparacion/index.ts';

/** Measures that the proposals of the improvement plan change; the others stay as they are. */
export const medidasConPropuestas = ['code_smells', 'cognitive_complexity', 'duplicated_lines'] as const;

/** SonarQube's limit of cognitive complexity a function (S3776's parameter). */
const limiteCognitivo = 15;

/** The figures in a finding's text: the rule's, and the measure's for the same function where the text has it. */
const figurasCognitivas =
  /(?:cognitiva es|Complexity from) (?<regla>\d{1,7})\b(?: y el máximo es 15; la medida del archivo cuenta (?<medida>\d{1,7})\b)?/u;

export interface IncidenciaUbicada extends IncidenciaDeDetalle {
  readonly ruta: string;
}

/** Findings and duplicated lines that a change removes; all else stays ('si lo demás no cambia'). */
export interface Resuelto {
  readonly hallazgos: readonly IncidenciaUbicada[];
  readonly lineasDuplicadas: number;
}

/**
 * The measures without these findings and duplicated lines: each finding is one code smell less, and one of S3776
 * also takes away what the measure counts in its function above the limit. No measure falls below 0, and one that is missing stays
 * missing.
 */
export function medidasTras(
  medidas: MedidasProyecto,
  { hallazgos, lineasDuplicadas }: Resuelto,
): MedidasProyecto {
  const cognitiva = hallazgos.reduce((suma, hallazgo) => suma + excesoCognitivo(hallazgo), 0);
  return {
    ...medidas,
    ...menos(medidas, 'code_smells', hallazgos.length),
    ...menos(medidas, 'cognitive_complexity', cognitiva),
    ...menos(medidas, 'duplicated_lines', lineasDuplicadas),
  };
}

function menos(
  medidas: MedidasProyecto,
  clave: (typeof medidasConPropuestas)[number],
  cuanto: number,
): MedidasProyecto {
  const valor = medidas[clave];
  return valor === undefined ? {} : { [clave]: Math.max(0, valor - cuanto) };
}

/**
 * What a finding of S3776 takes from the measure, by the figures in its text; 0 for other rules and texts. The rule counts
 * some functions higher than the measure, others lower: no more than either has above the limit. A text without the
 * measure's figure is of Python, where both are equal, or of a server or an earlier version: an upper bound.
 */
export function excesoCognitivo({ regla, mensaje }: Pick<IncidenciaDeDetalle, 'regla' | 'mensaje'>): number {
  if (!regla.endsWith(':S3776')) return 0;
  const figuras = figurasCognitivas.exec(mensaje)?.groups;
  if (figuras === undefined) return 0;
  const segunLaRegla = Number(figuras['regla']);
  const segunLaMedida = Number(figuras['medida'] ?? segunLaRegla);
  return Math.max(0, Math.min(segunLaRegla, segunLaMedida) - limiteCognitivo);
}

export interface GananciaEstatica {
  /** Points of the degree, unrounded. */
  readonly puntos: number;
  /** A metric that the change would alter is clamped before and after it: the degree does not show the whole change. */
  readonly acotada: boolean;
}

/** How much the degree would rise without these findings and lines; null where it cannot be computed. */
export function gananciaEstatica(medidas: MedidasProyecto, resuelto: Resuelto): GananciaEstatica | null {
  const antes = calcularEstatico(medidas);
  const despues = calcularEstatico(medidasTras(medidas, resuelto));
  const [uno, otro] = [gradoExacto(antes), gradoExacto(despues)];
  if (uno === null || otro === null) return null;
  const acotada = antes.metricas.some((metrica, i) => {
    const tras = despues.metricas[i];
    return tras !== undefined && metrica.acotada && tras.acotada && metrica.bruto !== tras.bruto;
  });
  return { puntos: otro - uno, acotada };
}
