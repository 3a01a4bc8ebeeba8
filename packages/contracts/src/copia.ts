import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

/**
 * Answer of GET /copias/claves: the caller's own keys for the data that a browser keeps on its
 * device, 32 bytes each in base64. The first encrypts; the others decrypt data from before a
 * rotation.
 */
export const clavesCopias = z.object({
  claves: listaDe(z.object({ id: z.string(), clave: z.string() })),
});
