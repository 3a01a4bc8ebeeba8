import type { Severidad } from '@mantenible/domain/escaneo';

import type { Comprobacion, Informe } from './report.ts';

/** How a result is written. */
export interface FormatOptions {
  /** The figures alone, without the findings. */
  readonly resumen: boolean;
}

/** A rule as formats for other programs describe it. */
export interface ReglaInformada {
  readonly titulo: string;
  readonly porQue: string;
  readonly texto: string;
  readonly markdown: string;
  readonly severidad: Severidad;
  readonly etiquetas: readonly string[];
}

/** What a format needs of the program that writes it. */
export interface FormatContext {
  /** Version of the product. */
  readonly version: string;
  /** SHA-256 of a text in hexadecimal digits. */
  readonly sha256: (text: string) => string;
  readonly ruleOf: (key: string) => ReglaInformada;
}

/** Writes a result as text that ends with a line feed. */
export type Format = (
  informe: Informe,
  comprobaciones: readonly Comprobacion[],
  options: FormatOptions,
  context: FormatContext,
) => string;
