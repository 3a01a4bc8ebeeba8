import type { ClavesCopias } from '@mantenible/contracts/copia';

/** Keys of one person's copies on devices, the current one first. */
export type ClavesDePersona = (sub: string) => ClavesCopias['claves'];
