import type { Commit } from '../commit.ts';
import { beginning } from './beginning.ts';
import { firstDelivery } from './first-delivery.ts';
import { secondDelivery } from './second-delivery.ts';

/** The shop from its empty page on, one commit after another; paths are within its folder. */
export const tienda: readonly Commit[] = [...beginning, ...firstDelivery, ...secondDelivery];
