import { esDelEquipo, usuarioNormal, type Persona } from '@mantenible/domain/acceso';
import {
  enlaceInvalido,
  enMuchosEquipos,
  equipoCompleto,
  invitacionVencida,
} from '@mantenible/domain/equipo';

import type { Ingreso, InvitacionRepository } from './equipo.port.ts';

export interface DepsContestar {
  readonly invitaciones: InvitacionRepository;
  readonly huellaDe: (clave: string) => string;
  readonly now: () => Date;
}

/** Greatest number of open invitations that a person is shown, the newest. */
const maximoMostradas = 20;

/** What a link leads to: the project and who invites, for any person with a role who has the key. */
export async function leerEnlace(deps: DepsContestar, persona: Persona, clave: string) {
  const hallado = await deps.invitaciones.buscarEnlace(deps.huellaDe(clave), deps.now());
  if (!hallado) throw enlaceInvalido();
  const { nombre, curso, dueno, caduca } = hallado;
  const esSuyo = esDelEquipo(persona.sub, hallado);
  return { proyecto: { nombre }, curso, propietario: dueno, caduca, esSuyo };
}

/** Joins the team of a link; the project's id, also for a person who belongs to it already. */
export async function aceptarEnlace(deps: DepsContestar, persona: Persona, clave: string) {
  const autoria = { quien: persona, now: deps.now() };
  const ingreso = await deps.invitaciones.aceptarEnlace(deps.huellaDe(clave), autoria);
  return exigirIngreso(ingreso, enlaceInvalido);
}

/** Open invitations to the caller's user name; none for a token without one. */
export async function leerRecibidas({ invitaciones, now }: DepsContestar, { usuario }: Persona) {
  if (usuario === undefined) return [];
  const recibidas = await invitaciones.recibidas(usuarioNormal(usuario), now(), maximoMostradas);
  return recibidas.map(({ _id, nombre, curso, dueno, caduca }) => ({
    _id,
    proyecto: { nombre },
    curso,
    propietario: dueno,
    caduca,
  }));
}

export async function aceptarInvitacion({ invitaciones, now }: DepsContestar, persona: Persona, id: string) {
  const autoria = { quien: persona, now: now() };
  const usuario = usuarioNormal(persona.usuario ?? '');
  return exigirIngreso(await invitaciones.aceptar(id, usuario, autoria), invitacionVencida);
}

export async function rechazarInvitacion(
  { invitaciones }: DepsContestar,
  { usuario = '' }: Persona,
  id: string,
): Promise<void> {
  if (!(await invitaciones.rechazar(id, usuarioNormal(usuario)))) throw invitacionVencida();
}

function exigirIngreso(ingreso: Ingreso, noVale: () => Error): { readonly proyectoId: string } {
  if (ingreso === 'no-vale') throw noVale();
  if (ingreso === 'completo') throw equipoCompleto();
  if (ingreso === 'en-muchos-equipos') throw enMuchosEquipos();
  return ingreso;
}
