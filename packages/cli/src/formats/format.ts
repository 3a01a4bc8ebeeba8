import { type Comprobacion } from '@mantenible/reports/formatos';

import type { Informe } from '../analysis/report.ts';

/** How a result is written. */
export interface FormatOptions {
  /** The figures alone, without the findings. */
  readonly resumen: boolean;
  readonly color: boolean;
}

/** Writes a result as text that ends with a line feed. */
export type Format = (
  informe: Informe,
  comprobaciones: readonly Comprobacion[],
  options: FormatOptions,
) => string;
