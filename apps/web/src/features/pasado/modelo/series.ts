import type { CifrasPunto } from '@mantenible/domain/pasado';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

export interface Serie {
  readonly clave: keyof CifrasPunto;
  readonly nombre: string;
  /** How a figure is written, in the table and beside the chart. */
  readonly escribir: (valor: number) => string;
  /** Upper end of the axis; that of the figures by default. */
  readonly maximo?: number;
}

/** Figures of each commit, in the order of the table's columns; each has a chart of its own, for their units differ. */
export const series: readonly Serie[] = [
  { clave: 'grado', nombre: 'Grado de mantenibilidad', escribir: formatPercent, maximo: 100 },
  { clave: 'lineas', nombre: 'Líneas de código', escribir: formatNumber },
  { clave: 'incidencias', nombre: 'Incidencias', escribir: formatNumber },
  { clave: 'complejidad', nombre: 'Complejidad ciclomática', escribir: formatNumber },
  { clave: 'complejidadCognitiva', nombre: 'Complejidad cognitiva', escribir: formatNumber },
  { clave: 'duplicacion', nombre: 'Duplicación', escribir: formatPercent },
];

/** Charts shown at first. */
export const seriesIniciales: readonly Serie['clave'][] = ['grado', 'lineas', 'incidencias'];

export const escribirCifra = ({ escribir }: Serie, valor: number | null): string =>
  valor === null ? 'Sin datos' : escribir(valor);
