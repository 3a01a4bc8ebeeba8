import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

/** Keys of 32 bytes in base64: the first encrypts data in the caller's browser, the others decrypt data from before a rotation. */
export const clavesCopias = z.object({
  claves: listaDe(z.object({ id: z.string(), clave: z.string() })),
});
