import type { ReactNode } from 'react';

/** Current sort order of a column. */
export type OrdenColumna = 'ascending' | 'descending' | 'none';

export interface Columna<T> {
  readonly titulo: string;
  readonly celda: (registro: T) => ReactNode;
  readonly numerica?: boolean;
  /** Takes the room that the figures leave. */
  readonly ancha?: boolean;
  /** The record's line on narrow screens has this cell, which is not repeated below it. */
  readonly enLinea?: boolean;
  /** Makes the heading a button that sorts. */
  readonly ordenar?: { readonly orden: OrdenColumna; readonly onOrdenar: () => void };
}

export interface TablaDatosProps<T> {
  /** Accessible name of the table. */
  readonly etiqueta: string;
  readonly columnas: readonly Columna<T>[];
  readonly registros: readonly T[];
  readonly acciones?: (registro: T) => ReactNode;
  /** For tables of figures: the line of a record on narrow screens; pressing it shows the other cells. */
  readonly linea?: (registro: T) => ReactNode;
  /** Headings above the lines, for the eye. */
  readonly cabeceraDeLineas?: ReactNode;
  /** Id of the element that takes the focus for a record. */
  readonly idDe?: (registro: T) => string | undefined;
}
