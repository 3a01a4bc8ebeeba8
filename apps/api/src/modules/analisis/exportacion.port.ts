import type { FormatoDeAnalisis } from '@mantenible/domain/analisis';

import type { Anterior } from './resultado.port.ts';

/** Writes a finished analysis, whose files it reads, in a format for other programs. */
export type EscribirAnalisis = (
  analisis: Anterior,
  enlace: string,
  formato: FormatoDeAnalisis,
) => Promise<string>;
