import { ordenesAjenos, sentidos } from '@mantenible/domain/proyecto';
import * as z from 'zod/mini';

import { id, listaDe, textoOpcional, zonaHoraria } from './comun.ts';
import { nombrePersona } from './proyecto.ts';
import { procedencia } from './procedencia.ts';

const maxPagina = 100_000;

const seleccion = {
  /** Text that the project's name or link, or its person's name or user name, contains; case and accents are ignored. */
  buscar: z._default(textoOpcional(200), ''),
  orden: z._default(z.enum(ordenesAjenos), 'persona'),
  sentido: z._default(z.enum(sentidos), 'asc'),
};

export const consultaCsvAjenos = z.object({ ...seleccion, zona: zonaHoraria });

/** Pages count from 1. */
export const consultaAjenos = z.object({
  ...seleccion,
  pagina: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'La página no es válida')), z.transform(Number)),
      z.number().check(z.gte(1, 'La página no es válida'), z.lte(maxPagina, 'La página no es válida')),
    ),
    1,
  ),
});

/** Another person's project with its newest results: percents with two decimals, null where nothing counts. */
export const proyectoAjeno = z.object({
  _id: id,
  nombre: z.string(),
  link: z.string(),
  branch: z.string(),
  persona: nombrePersona,
  analisis: z.nullable(z.object({ fecha: z.string(), grado: z.nullable(z.number()), ...procedencia })),
  prueba: z.nullable(
    z.object({ _id: id, nombre: z.string(), fecha: z.string(), promedio: z.nullable(z.number()) }),
  ),
});
export type ProyectoAjeno = z.infer<typeof proyectoAjeno>;

export const proyectosAjenos = z.object({ proyectos: listaDe(proyectoAjeno), total: z.number() });
