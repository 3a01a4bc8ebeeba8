import type { Panorama } from '@mantenible/contracts/panorama';

/** The five sub-characteristics by both routes. */
export type Ejes = Panorama['radar'];
