import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Autor } from '@mantenible/domain/auditoria';

import type { NombrePersona } from '../persona/persona.port.ts';

/** A person of a team; `desde` is null for the owner. */
export interface Integrante extends NombrePersona {
  readonly _id: string;
  readonly desde: string | null;
}

export interface InvitacionHecha {
  readonly _id: string;
  readonly usuario: string;
  readonly caduca: string;
}

/** The team of a project with its open invitations. */
export interface EquipoGuardado extends Pertenencia {
  readonly nombre: string;
  /** The course whose lecturers see the project; null for none. */
  readonly curso: string | null;
  readonly dueno: Integrante;
  readonly integrantes: readonly Integrante[];
  readonly invitaciones: readonly InvitacionHecha[];
  /** The link that holds; null without one. */
  readonly enlace: { readonly caduca: string } | null;
}

/** Who does it, and when. */
export interface Autoria {
  readonly quien: Autor;
  readonly now: Date;
}

/** A hand-over; `sinToken` is the sealed empty token. */
export interface Traspaso {
  readonly de: string;
  readonly a: string;
  readonly sinToken: { readonly cifrado: string; readonly clave: string };
  /** Greatest number of the new owner's projects. */
  readonly maximoProyectos: number;
}

/** What an invitation leads to. */
export interface InvitacionHallada extends Pertenencia {
  readonly nombre: string;
  /** The course whose lecturers see the project; null for none. */
  readonly curso: string | null;
  readonly dueno: NombrePersona;
  readonly caduca: string;
}

export interface InvitacionRecibida extends Omit<InvitacionHallada, keyof Pertenencia> {
  readonly _id: string;
}

/** Teams of projects. Every change has its entry in the audit trail in its transaction. */
export interface EquipoRepository {
  /** Null when the project does not exist. Lapsed invitations are left out. */
  leer(proyectoId: string, now: Date): Promise<EquipoGuardado | null>;
  /** Ends the membership of the person; false where they were no member. */
  quitar(proyectoId: string, sub: string, autoria: Autoria): Promise<boolean>;
  /**
   * Makes a member the owner, and the owner a member in the place of the other; the token is erased, open invitations end. Null, and
   * nothing is written, where one of the two is no longer what they were; 'sin-cupo' where the member has as many projects as a
   * person may have, 'en-muchos-equipos' where the owner would be a member of too many teams.
   */
  traspasar(
    proyectoId: string,
    partes: Traspaso,
    autoria: Autoria,
  ): Promise<{ readonly nombre: string } | 'sin-cupo' | 'en-muchos-equipos' | null>;
}

/** How an invitation was accepted: the project, or why the person joined none. */
export type Ingreso = { readonly proyectoId: string } | 'no-vale' | 'completo' | 'en-muchos-equipos';

/** Invitations to teams. */
export interface InvitacionRepository {
  /** A new link in the place of an earlier one. */
  crearEnlace(
    proyectoId: string,
    enlace: { readonly huella: string; readonly caduca: Date },
    autoria: Autoria,
  ): Promise<void>;
  /** Whether there was a link. */
  anularEnlace(proyectoId: string, autoria: Autoria): Promise<boolean>;
  /** The link of that hash that holds; null without one. */
  buscarEnlace(huella: string, now: Date): Promise<InvitacionHallada | null>;
  /** Joins the team of a link; a person who belongs to it already stays as they are. */
  aceptarEnlace(huella: string, autoria: Autoria): Promise<Ingreso>;
  /** 'completas' where the project has `maximo` open ones; an invitation of that user name starts again. */
  invitar(
    proyectoId: string,
    invitacion: { readonly _id: string; readonly usuario: string; readonly caduca: Date },
    maximo: number,
    autoria: Autoria,
  ): Promise<InvitacionHecha | 'completas'>;
  retirar(proyectoId: string, id: string, autoria: Autoria): Promise<boolean>;
  /** Open invitations of a user name, the newest first, at most `cuantas`. */
  recibidas(usuario: string, now: Date, cuantas: number): Promise<readonly InvitacionRecibida[]>;
  /** Joins the team of an invitation, which ends. */
  aceptar(id: string, usuario: string, autoria: Autoria): Promise<Ingreso>;
  /** Whether there was one for that user name. */
  rechazar(id: string, usuario: string): Promise<boolean>;
}
