import type { CifrasPunto } from '@mantenible/domain/pasado';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

export interface Serie {
  readonly clave: keyof CifrasPunto;
  readonly nombre: string;
  /** How a figure is written, in the table and beside the chart. */
  readonly escribir: (valor: number) => string;
  /** Heading in the table, where it is shorter. */
  readonly titulo?: string;
  /** Shown with its commit on a narrow screen, where the others take a press. */
  readonly enLinea?: boolean;
  readonly porcentaje?: boolean;
}

/** Figures of each commit, in the order of the table's columns; each has a chart of its own, for their units differ. */
export const series: readonly Serie[] = [
  {
    clave: 'grado',
    nombre: 'Grado de mantenibilidad',
    titulo: 'Grado',
    escribir: formatPercent,
    enLinea: true,
    porcentaje: true,
  },
  { clave: 'lineas', nombre: 'Líneas de código', escribir: formatNumber },
  { clave: 'incidencias', nombre: 'Incidencias', escribir: formatNumber, enLinea: true },
  { clave: 'complejidad', nombre: 'Complejidad ciclomática', escribir: formatNumber },
  { clave: 'complejidadCognitiva', nombre: 'Complejidad cognitiva', escribir: formatNumber },
  { clave: 'duplicacion', nombre: 'Duplicación', escribir: formatPercent, porcentaje: true },
];

/** Charts shown at first. */
export const seriesIniciales: readonly Serie['clave'][] = ['grado', 'lineas', 'incidencias'];

export const escribirCifra = ({ escribir }: Serie, valor: number | null): string =>
  valor === null ? 'Sin datos' : escribir(valor);

/** The figures of a series that were measured, in the order of the commits. */
export const valoresDe = ({ clave }: Serie, puntos: readonly CifrasPunto[]): readonly number[] =>
  puntos.flatMap((punto) => punto[clave] ?? []);
