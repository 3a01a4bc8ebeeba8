import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import { formatNumber } from '@mantenible/wording/numeros';

import { memoriaPorDefecto } from '../workers/flags.ts';

const mebibyte = 1024 * 1024;

/** What a repository may cost unless its caller says otherwise (proof 30). */
export const limitesPorDefecto: LimitesAnalisis = {
  packBytes: 200 * mebibyte,
  archivos: 20_000,
  textoBytes: 100 * mebibyte,
  lineas: 500_000,
  segundos: 300,
  segundosPorLote: 90,
  memoriaMb: memoriaPorDefecto,
  procesos: 2,
};

/** Bytes as people read them, in MB. */
export const enMegas = (bytes: number): string =>
  `${formatNumber(Math.round((bytes / mebibyte) * 10) / 10)}\u00A0MB`;
