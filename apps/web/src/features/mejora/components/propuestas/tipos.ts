import type { Accion, Mejora } from '@mantenible/contracts/mejora';

import type { Eleccion } from '../eleccion.tsx';
import type { PedirFoco } from '../use-foco-tras.ts';
import type { Tomar } from '../use-tomar.ts';

/** Props of both lists of proposals. */
export interface PropuestasProps {
  readonly proyectoId: string;
  readonly mejora: Mejora;
  readonly eleccion: Eleccion | null;
  /** Actions that stand in the improvement plan already, by origin. */
  readonly tomadas: ReadonlyMap<string, Accion>;
  readonly tomar: Tomar;
  readonly pedirFoco: PedirFoco;
}
