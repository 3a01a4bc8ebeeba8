import type { LimitesAnalisis } from '@mantenible/domain/analisis';

import { defaultMemoryMb } from '../workers/flags.ts';

const mebibyte = 1024 * 1024;

/** Default limits of an analysis (requisito: analysis-limits). */
export const limitesPorDefecto: LimitesAnalisis = {
  packBytes: 200 * mebibyte,
  archivos: 20_000,
  textoBytes: 100 * mebibyte,
  lineas: 500_000,
  segundos: 300,
  segundosPorLote: 90,
  memoriaMb: defaultMemoryMb,
  procesos: 2,
};
