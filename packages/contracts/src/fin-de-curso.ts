import { maximoPersonas, motivosDeQuedarse } from '@mantenible/domain/curso';
import * as z from 'zod/mini';

import { listaDe } from './comun.ts';
import { loQueSeVa } from './datos-personales.ts';

/** People of a class with their accounts: `motivo` is null for those whose account goes with the class. */
export const cuentasDeClase = z.object({
  personas: listaDe(
    z.object({
      sub: z.string(),
      nombre: z.string(),
      usuario: z.nullable(z.string()),
      activa: z.nullable(z.boolean()),
      motivo: z.nullable(z.enum(motivosDeQuedarse)),
      /** Name of the other open course that is the reason. */
      otroCurso: z.nullable(z.string()),
    }),
  ),
  /** Rows of the class list whose people have not joined. */
  sinUnirse: z.number(),
  /** What the erasure of those without a reason deletes, and what stays without their names. */
  cuenta: loQueSeVa,
});
export type CuentasDeClase = z.infer<typeof cuentasDeClase>;

/** The people whom the caller saw in the list; others of the class stay as they are. */
export const personasVistas = z.object({
  personas: z
    .array(z.string().check(z.minLength(1), z.maxLength(255)))
    .check(z.minLength(1), z.maxLength(maximoPersonas)),
});

/** `omitidas` have a reason meanwhile; a repetition with the same people continues with those that remain. */
export const cambioDeClase = z.object({ hechas: z.number(), omitidas: z.number(), quedan: z.number() });
export type CambioDeClase = z.infer<typeof cambioDeClase>;
