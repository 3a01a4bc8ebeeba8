import { clasesCompartidas, maximoDias } from '@mantenible/domain/enlace';
import { contar } from '@mantenible/wording/contar';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

const dias = z
  .int('Escriba un número de días')
  .check(
    z.gte(1, 'Escriba al menos un día'),
    z.lte(maximoDias, `Un enlace vale como máximo ${contar(maximoDias, 'día', 'días')}`),
  );

const comun = { dias, conCodigo: z._default(z.boolean(), false) };

/** Body of POST /enlaces/{proyectoId}: what the link shows, for how many days, and whether code may be seen. */
export const enlaceNuevo = z.discriminatedUnion('clase', [
  z.object({ ...comun, clase: z.literal('informe'), prueba: id }),
  z.object({
    ...comun,
    clase: z.enum(['comparacion-pruebas', 'comparacion-analisis']),
    antes: id,
    despues: id,
  }),
  z.object({ ...comun, clase: z.enum(['analisis', 'plan', 'insignia-grado', 'insignia-promedio']) }),
]);
export type EnlaceNuevo = z.input<typeof enlaceNuevo>;

export const enlace = z.object({
  _id: id,
  clase: z.enum(clasesCompartidas),
  /** Name of what it shows, as it was when the link was made; empty for what has none. */
  titulo: z.string(),
  conCodigo: z.boolean(),
  creado: z.iso.datetime(),
  expira: z.iso.datetime(),
  vigente: z.boolean(),
});
export type Enlace = z.infer<typeof enlace>;

export const enlaces = z.object({
  /** False where the installation has switched read-only links off. */
  activos: z.boolean(),
  enlaces: listaDe(enlace),
});

/** The only answer that has the key: the server keeps its hash. */
export const enlaceCreado = z.object({ enlace, clave: z.string() });
export type EnlaceCreado = z.infer<typeof enlaceCreado>;

export const parametroEnlace = z.object({ proyectoId: id, enlaceId: id });
