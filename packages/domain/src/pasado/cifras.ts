import { calcularEstatico, calcularMetricas, leerMedidas } from '../calculo-estatico/index.ts';

/** Figures of one commit of a past; what was not measured is null. */
export interface CifrasPunto {
  readonly grado: number | null;
  readonly lineas: number | null;
  readonly incidencias: number | null;
  readonly complejidad: number | null;
  readonly complejidadCognitiva: number | null;
  readonly lineasDuplicadas: number | null;
  /** Duplicated lines over the lines of code in percent: the metric 'Duplicaciones' of an analysis. */
  readonly duplicacion: number | null;
}

type Medidas = Readonly<Record<string, number>>;

/** Figures of the measures of a commit, with the degree that was stored for it. */
export function cifrasDePunto(medidas: Medidas, grado: number | null): CifrasPunto {
  const de = (clave: string): number | null => medidas[clave] ?? null;
  return {
    grado,
    lineas: de('ncloc'),
    incidencias: de('code_smells'),
    complejidad: de('complexity'),
    complejidadCognitiva: de('cognitive_complexity'),
    lineasDuplicadas: de('duplicated_lines'),
    duplicacion:
      calcularMetricas(medidas).find(({ nombre }) => nombre === 'Duplicaciones')?.porcentaje ?? null,
  };
}

/** Degree of maintainability of measures under SonarQube's keys; null where one is missing. */
export function gradoDeMedidas(medidas: Medidas): number | null {
  const escritas = Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) }));
  return calcularEstatico(leerMedidas(escritas)).grado;
}
