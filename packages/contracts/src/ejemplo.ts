import * as z from 'zod/mini';

import { id } from './comun.ts';

/**
 * The solved example as the caller finds it: its project, null before it is stored and for an estudiante while it is hidden, and
 * whether every person reads it.
 */
export const ejemplo = z.object({ proyecto: z.nullable(id), visible: z.boolean() });
export type Ejemplo = z.infer<typeof ejemplo>;

export const ejemploCambiado = z.object({ visible: z.boolean('Indique si el ejemplo se muestra') });
