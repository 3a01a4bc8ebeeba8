import * as z from 'zod/mini';

import { id, listaDe, nombre, texto, textoExacto } from './comun.ts';

/** Body of POST /proyectos. Shape of link and branch is checked by the domain, with the field's name. */
export const proyectoNuevo = z.object({
  nombre: nombre(200),
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: texto(500),
  idPersona: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type ProyectoNuevo = z.infer<typeof proyectoNuevo>;

/** Body of PUT /proyectos/{id}: the name is locked; without githubtoken the stored token stays. */
export const proyectoCambiado = z.object({
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: z.optional(texto(500)),
});
export type ProyectoCambiado = z.infer<typeof proyectoCambiado>;

/** A project in lists and answers: never with its token. */
export const proyecto = z.object({
  _id: id,
  nombre: z.string(),
  link: z.string(),
  branch: z.string(),
  idPersona: z.string(),
  clave: z.string(),
});
export const proyectos = listaDe(proyecto);

/** Query of GET /proyectos/{id}: 'no' leaves the token where it is, and nothing to log. */
export const consultaProyecto = z.object({ token: z.optional(z.literal('no')) });

/** How a person is called on screens that other people read; null `usuario` where their tokens do not say it. */
export const nombrePersona = z.object({ nombre: z.string(), usuario: z.nullable(z.string()) });
export type NombrePersona = z.infer<typeof nombrePersona>;

/** A project as it is read: with its owner's name for anyone else. */
export const proyectoLeido = z.extend(proyecto, { propietario: z.optional(nombrePersona) });

/** Answer of GET /proyectos/{id}: `githubtoken` for the owner alone. */
export const proyectoConToken = z.extend(proyectoLeido, { githubtoken: z.optional(z.string()) });

export const parametroPersona = z.object({ personId: z.string().check(z.minLength(1), z.maxLength(255)) });

/** Answer of GET /proyectos/{id}/usos: what goes with the project. */
export const proyectoUsos = z.object({ pruebas: z.number(), borradores: z.number(), analisis: z.number() });

/** Body and answer of POST /proyectos/probar-acceso ('Probar acceso'). Without token, a stored project's is used. */
export const accesoProbado = z.object({
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: z.optional(texto(500)),
  proyectoId: z.optional(id),
});
export const accesoResultado = z.object({ correcto: z.boolean(), mensaje: z.string() });
