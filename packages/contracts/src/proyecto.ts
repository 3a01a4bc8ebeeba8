import * as z from 'zod/mini';

import { borradoresResumen } from './borrador.ts';
import { id, listaDe, nombre, texto, textoExacto } from './comun.ts';
import { analisisFallido, cifrasRecientes, ultimaPrueba, ultimoAnalisis } from './resultados.ts';

/** The domain checks the shape of link and branch and names the field. */
export const proyectoNuevo = z.object({
  nombre: nombre(200),
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: texto(500),
  idPersona: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type ProyectoNuevo = z.infer<typeof proyectoNuevo>;

/** The name is locked; without githubtoken the stored token stays. */
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

/** A person's name on screens that other people read; `usuario` is null where the tokens carry none. */
export const nombrePersona = z.object({ nombre: z.string(), usuario: z.nullable(z.string()) });
export type NombrePersona = z.infer<typeof nombrePersona>;

/** For a member of the project's team alone: the role in it, and the owner's name. */
const deMiembro = { papel: z.optional(z.literal('miembro')), equipoDe: z.optional(nombrePersona) };

export const proyectoListado = z.extend(proyecto, {
  ...deMiembro,
  analisis: z.nullable(ultimoAnalisis),
  analisisEnCurso: z.boolean(),
  fallo: z.nullable(analisisFallido),
  prueba: z.nullable(ultimaPrueba),
  borradores: borradoresResumen,
});
export type ProyectoListado = z.infer<typeof proyectoListado>;
export const proyectosListados = listaDe(proyectoListado);
export type ProyectosListados = z.infer<typeof proyectosListados>;

/** Query of GET /proyectos/{id}: 'no' leaves the token unread, and nothing is logged. */
export const consultaProyecto = z.object({ token: z.optional(z.literal('no')) });

/** A project as it is read: with its owner's name as `propietario` for readers outside its team, and with its newest figures where the token is left unread. */
export const proyectoLeido = z.extend(proyecto, {
  ...deMiembro,
  propietario: z.optional(nombrePersona),
  cifras: z.optional(cifrasRecientes),
});
export type ProyectoLeido = z.infer<typeof proyectoLeido>;

/** Answer of GET /proyectos/{id}: `githubtoken` for the owner alone. */
export const proyectoConToken = z.extend(proyectoLeido, { githubtoken: z.optional(z.string()) });

export const parametroPersona = z.object({ personId: z.string().check(z.minLength(1), z.maxLength(255)) });

export const proyectoUsos = z.object({
  pruebas: z.number(),
  borradores: z.number(),
  analisis: z.number(),
  acciones: z.number(),
  marcas: z.number(),
  /** 1 with a finished past of its repository. */
  pasados: z.number(),
  /** Copies of what it delivered, which stay with their courses. */
  entregas: listaDe(z.object({ titulo: z.string(), curso: z.string() })),
});

/** Without `githubtoken`, the stored token of `proyectoId` is used, only for the host of its link; without both, none. */
export const accesoPorProbar = z.object({
  link: textoExacto(500),
  branch: textoExacto(255),
  githubtoken: z.optional(texto(500)),
  proyectoId: z.optional(id),
});
export const accesoResultado = z.object({
  correcto: z.boolean(),
  mensaje: z.string(),
  /** The field that a failure is about. */
  campo: z.optional(z.enum(['link', 'branch', 'githubtoken'])),
});
