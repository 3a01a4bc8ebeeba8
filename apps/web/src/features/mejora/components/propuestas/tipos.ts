import type { Mejora } from '@mantenible/contracts/mejora';

import type { Eleccion } from '../eleccion.tsx';
import type { Tomar } from '../use-tomar.ts';

/** Props of both lists of proposals. */
export interface PropuestasProps {
  readonly proyectoId: string;
  readonly mejora: Mejora;
  readonly eleccion: Eleccion | null;
  /** Origins that stand in the plan already. */
  readonly tomadas: ReadonlySet<string>;
  readonly tomar: Tomar;
}
