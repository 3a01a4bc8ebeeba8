import * as z from 'zod/mini';

import { id, listaDe, texto } from './comun.ts';
import { nombrePersona } from './proyecto.ts';

const sujeto = z.string().check(z.minLength(1), z.maxLength(255));

/** A person of a team. `_id` is the subject of their tokens. */
export const integrante = z.extend(nombrePersona, { _id: z.string(), desde: z.nullable(z.iso.datetime()) });
export type Integrante = z.infer<typeof integrante>;

export const invitacionHecha = z.object({ _id: id, usuario: z.string(), caduca: z.iso.datetime() });
export type InvitacionHecha = z.infer<typeof invitacionHecha>;

/** The team of a project. Open invitations are the owner's alone: empty and null for others. */
export const equipo = z.object({
  proyecto: z.object({ _id: id, nombre: z.string() }),
  propietario: integrante,
  /** In the order in which they joined. */
  miembros: listaDe(integrante),
  maximo: z.number(),
  papel: z.enum(['propietario', 'miembro', 'lector']),
  /** The course whose lecturers see the project and who works on it; null for none. */
  curso: z.nullable(z.string()),
  invitaciones: listaDe(invitacionHecha),
  enlace: z.nullable(z.object({ caduca: z.iso.datetime() })),
});
export type Equipo = z.infer<typeof equipo>;

export const parametroMiembro = z.object({ proyectoId: id, miembroId: sujeto });
export const parametroInvitacionHecha = z.object({ proyectoId: id, invitacionId: id });
export const parametroInvitacion = z.object({ invitacionId: id });

/** The person need not have signed in yet: the invitation waits for that user name. */
export const personaInvitada = z.object({ usuario: texto(255) });

/** `clave` is sent once, where the link is made; the server keeps its hash. */
export const enlaceCreado = z.object({ clave: z.string(), caduca: z.iso.datetime() });
export type EnlaceCreado = z.infer<typeof enlaceCreado>;

export const claveDeEnlace = z.object({ clave: z.string().check(z.maxLength(100)) });

/** What a link leads to, before the person accepts. */
export const invitacionDeEnlace = z.object({
  proyecto: z.object({ nombre: z.string() }),
  /** The course whose lecturers see the project and who works on it; null for none. */
  curso: z.nullable(z.string()),
  propietario: nombrePersona,
  caduca: z.iso.datetime(),
  /** Whether the caller belongs to the team already. */
  esSuyo: z.boolean(),
});
export type InvitacionDeEnlace = z.infer<typeof invitacionDeEnlace>;

/** An invitation to the caller, by user name. */
export const invitacionRecibida = z.object({
  _id: id,
  proyecto: z.object({ nombre: z.string() }),
  curso: z.nullable(z.string()),
  propietario: nombrePersona,
  caduca: z.iso.datetime(),
});
export type InvitacionRecibida = z.infer<typeof invitacionRecibida>;
export const invitacionesRecibidas = listaDe(invitacionRecibida);

export const proyectoUnido = z.object({ proyectoId: id });

export const traspaso = z.object({ miembro: sujeto });
/** The name is another one where the new owner had a project of the old one. */
export const traspasado = z.object({ nombre: z.string() });
