import * as z from 'zod/mini';

import { id, listaDe, nombre, numeroNoNegativo, sinCeroNegativo } from './comun.ts';

const porciento = z
  .number('Escriba un número')
  .check(
    z.gte(0, 'El valor debe estar entre 0 y 100'),
    z.lte(100, 'El valor debe estar entre 0 y 100'),
    sinCeroNegativo,
  );

/** Bounds in either order. */
export const criterioEnviado = z.object({ valor1: porciento, valor2: porciento, criterio: nombre(500) });
export type CriterioEnviado = z.infer<typeof criterioEnviado>;

/** `version` is sent as If-Match when the row is saved, since a list carries no ETag for each row. */
export const criterio = z.object({
  _id: id,
  valor1: z.number(),
  valor2: z.number(),
  criterio: z.string(),
  version: z.number(),
});
export const criterios = listaDe(criterio);

export const propiedadEnviada = z.object({
  valor: numeroNoNegativo().check(z.lte(1_000_000, 'El valor no puede ser mayor que 1\u202f000\u202f000')),
});
export type PropiedadEnviada = z.infer<typeof propiedadEnviada>;

export const propiedadCalidad = z.object({
  _id: id,
  propiedad: z.string(),
  valor: z.number(),
  version: z.number(),
});
export const propiedadesCalidad = listaDe(propiedadCalidad);
