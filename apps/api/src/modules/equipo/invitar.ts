import { usuarioNormal, type Persona } from '@mantenible/domain/acceso';
import {
  equipoCompleto,
  invitacionesCompletas,
  maximoInvitaciones,
  maximoMiembros,
  venceInvitacion,
  yaEsDelEquipo,
} from '@mantenible/domain/equipo';

import { exigirBorrado } from '../comun/escritura.ts';
import type { EquipoGuardado, InvitacionHecha, InvitacionRepository } from './equipo.port.ts';
import { exigirEquipo, exigirSobreEquipo, type DepsLeerEquipo } from './leer-equipo.ts';

export interface DepsInvitar extends DepsLeerEquipo {
  readonly invitaciones: InvitacionRepository;
  /** A new key of 128 bits. */
  readonly nuevaClave: () => string;
  readonly huellaDe: (clave: string) => string;
  readonly nuevoId: () => string;
}

/** Makes the link by which people join the team; an earlier one ends. Its key is given here and never again. */
export async function crearEnlace(deps: DepsInvitar, persona: Persona, proyectoId: string) {
  exigirSitio(await exigirEquipo(deps, persona, proyectoId, 'cambiar'));
  const [clave, now] = [deps.nuevaClave(), deps.now()];
  const caduca = venceInvitacion(now);
  const enlace = { huella: deps.huellaDe(clave), caduca };
  await deps.invitaciones.crearEnlace(proyectoId, enlace, { quien: persona, now });
  return { clave, caduca: caduca.toISOString() };
}

export async function anularEnlace(deps: DepsInvitar, persona: Persona, proyectoId: string): Promise<void> {
  await exigirSobreEquipo(deps, persona, proyectoId, 'cambiar');
  const anulado = await deps.invitaciones.anularEnlace(proyectoId, { quien: persona, now: deps.now() });
  exigirBorrado(anulado, 'el enlace: puede que ya se haya anulado');
}

/**
 * Invites a person by user name, of whom nothing is looked up: the answer is the same whether an account of that name exists, and
 * the invitation waits for it.
 */
export async function invitarPersona(
  deps: DepsInvitar,
  persona: Persona,
  proyectoId: string,
  escrito: string,
): Promise<InvitacionHecha> {
  const equipo = await exigirEquipo(deps, persona, proyectoId, 'cambiar');
  exigirSitio(equipo);
  const usuario = usuarioNormal(escrito);
  const suyos = [equipo.dueno, ...equipo.integrantes].flatMap((uno) => uno.usuario ?? []);
  if (suyos.map(usuarioNormal).includes(usuario)) throw yaEsDelEquipo();
  const now = deps.now();
  const invitacion = { _id: deps.nuevoId(), usuario, caduca: venceInvitacion(now) };
  const autoria = { quien: persona, now };
  const hecha = await deps.invitaciones.invitar(proyectoId, invitacion, maximoInvitaciones, autoria);
  if (hecha === 'completas') throw invitacionesCompletas();
  return hecha;
}

export async function retirarInvitacion(
  deps: DepsInvitar,
  persona: Persona,
  { proyectoId, invitacionId }: { readonly proyectoId: string; readonly invitacionId: string },
): Promise<void> {
  await exigirSobreEquipo(deps, persona, proyectoId, 'cambiar');
  const autoria = { quien: persona, now: deps.now() };
  const retirada = await deps.invitaciones.retirar(proyectoId, invitacionId, autoria);
  exigirBorrado(retirada, 'la invitación: puede que ya se haya contestado');
}

function exigirSitio({ integrantes }: EquipoGuardado): void {
  if (integrantes.length >= maximoMiembros) throw equipoCompleto();
}
