import * as z from 'zod/mini';

import { borradoresResumen } from './borrador.ts';
import { id, listaDe, nombre, texto, textoExacto } from './comun.ts';
import { ultimaPrueba, ultimoAnalisis } from './resultados.ts';

/** Body of POST /proyectos. The domain checks the shape of link and branch and names the field. */
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

/** Answer of GET /proyectos/persona/{personId}: each project with its newest results and the caller's drafts. */
export const proyectoListado = z.extend(proyecto, {
  analisis: z.nullable(ultimoAnalisis),
  /** Whether an analysis waits or runs. */
  analisisEnCurso: z.boolean(),
  prueba: z.nullable(ultimaPrueba),
  borradores: borradoresResumen,
});
export type ProyectoListado = z.infer<typeof proyectoListado>;
export const proyectosListados = listaDe(proyectoListado);
export type ProyectosListados = z.infer<typeof proyectosListados>;

/** Query of GET /proyectos/{id}: 'no' leaves the token unread, and nothing is logged. */
export const consultaProyecto = z.object({ token: z.optional(z.literal('no')) });

/**
 * A person's name on screens that other people read; `usuario` is null where the tokens carry no user
 * name.
 */
export const nombrePersona = z.object({ nombre: z.string(), usuario: z.nullable(z.string()) });
export type NombrePersona = z.infer<typeof nombrePersona>;

/** A project as it is read: with its owner's name for other readers. */
export const proyectoLeido = z.extend(proyecto, { propietario: z.optional(nombrePersona) });

/** Answer of GET /proyectos/{id}: `githubtoken` for the owner alone. */
export const proyectoConToken = z.extend(proyectoLeido, { githubtoken: z.optional(z.string()) });

export const parametroPersona = z.object({ personId: z.string().check(z.minLength(1), z.maxLength(255)) });

/** Answer of GET /proyectos/{id}/usos: what a deletion of the project deletes with it. */
export const proyectoUsos = z.object({
  pruebas: z.number(),
  borradores: z.number(),
  analisis: z.number(),
  /** Actions of its improvement plan. */
  acciones: z.number(),
  /** 1 with a finished past of its repository. */
  pasados: z.number(),
});

/**
 * Body of POST /proyectos/probar-acceso ('Probar acceso'). Without `githubtoken`, the stored token of `proyectoId` is used,
 * only for the host of its link; without both, none.
 */
export const accesoPorProbar = z.object({
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: z.optional(texto(500)),
  proyectoId: z.optional(id),
});
/** Answer of POST /proyectos/probar-acceso. */
export const accesoResultado = z.object({ correcto: z.boolean(), mensaje: z.string() });
