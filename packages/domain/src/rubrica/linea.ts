import type { Severidad } from '../escaneo/severidad.ts';

/** What a line of a rubric reads: a figure of the delivery, or the level that a lecturer chose ('criterio'). */
export const fuentesLinea = [
  'media',
  'evidencias',
  'acuerdo',
  'grado',
  'nuevas',
  'acciones',
  'criterio',
] as const;
export type FuenteLinea = (typeof fuentesLinea)[number];
export type FuenteMedida = Exclude<FuenteLinea, 'criterio'>;

/** 'informa': shown and in no sum. */
export const modosLinea = ['informa', 'puntua'] as const;
export type ModoLinea = (typeof modosLinea)[number];

/** Points subtracted for each new finding of the severity per 1000 lines, `tope` at most. */
export interface Penalizacion {
  readonly severidad: Severidad;
  readonly puntos: number;
  readonly tope: number;
}

/** A described level of a line that a lecturer decides. */
export interface NivelLinea {
  readonly descripcion: string;
  readonly puntos: number;
}

interface Comun {
  /** Stays the same in later versions of the rubric. */
  readonly id: string;
  readonly nombre: string;
  readonly modo: ModoLinea;
  readonly puntos: number;
}

/** `bajo` gives no point and `alto` gives all; `bajo` is the greater one where less is better. */
export interface LineaMedida extends Comun {
  readonly fuente: FuenteMedida;
  readonly bajo: number;
  readonly alto: number;
  /** For 'nuevas' alone. */
  readonly penalizaciones: readonly Penalizacion[];
}

export interface LineaCriterio extends Comun {
  readonly fuente: 'criterio';
  readonly niveles: readonly NivelLinea[];
}

export type LineaRubrica = LineaMedida | LineaCriterio;

export interface Rubrica {
  readonly lineas: readonly LineaRubrica[];
}

/** Range of a source's figure: percents, findings per 1000 lines, actions. */
export const rangosFuente: Readonly<Record<FuenteMedida, number>> = {
  media: 100,
  evidencias: 100,
  acuerdo: 100,
  grado: 100,
  nuevas: 1000,
  acciones: 1000,
};

/** Sources whose smaller figure is the better one. */
export const menosEsMejor = (fuente: FuenteMedida): boolean => fuente === 'nuevas';
