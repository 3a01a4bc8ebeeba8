import type { LimitesAnalisis } from '@mantenible/domain/analisis';

import { limitesPorDefecto } from '../pipeline/limits.ts';

/** The default limits, but those of time: on a busy machine an analysis takes as long as it takes. */
export const limitesDePrueba: LimitesAnalisis = {
  ...limitesPorDefecto,
  segundos: 3600,
  segundosPorLote: 3600,
};
