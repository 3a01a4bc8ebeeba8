import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import type { HallazgoGuardado } from '../comparacion/index.ts';

/** Measures that the proposals of the improvement plan change; the others stay as they are. */
export const medidasConPropuestas = ['code_smells', 'cognitive_complexity', 'duplicated_lines'] as const;

/** SonarQube's limit of cognitive complexity a function (S3776's parameter). */
const limiteCognitivo = 15;

export interface HallazgoUbicado extends HallazgoGuardado {
  readonly ruta: string;
}

/** Findings and duplicated lines that a change removes; all else stays ('si lo demás no cambia'). */
export interface Resuelto {
  readonly hallazgos: readonly HallazgoUbicado[];
  readonly lineasDuplicadas: number;
}

/**
 * The measures without these findings and duplicated lines: each finding is one code smell less, and one of S3776
 * also takes the cognitive complexity over the limit away. No measure falls below 0, and one that is missing stays
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

/** Cognitive complexity above the limit in the text of a finding of S3776; 0 for other rules and texts. */
export function excesoCognitivo({ regla, mensaje }: Pick<HallazgoGuardado, 'regla' | 'mensaje'>): number {
  if (!regla.endsWith(':S3776')) return 0;
  const valor = /(?:cognitiva es|Complexity from) (?<valor>\d{1,7})\b/u.exec(mensaje)?.groups?.['valor'];
  return valor === undefined ? 0 : Math.max(0, Number(valor) - limiteCognitivo);
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
