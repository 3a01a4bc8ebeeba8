import { esDelEquipo, exigir, type Accion, type Persona } from '@mantenible/domain/acceso';
import { maximoMiembros } from '@mantenible/domain/equipo';

import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import type { EquipoGuardado, EquipoRepository } from './equipo.port.ts';

export interface DepsLeerEquipo {
  readonly equipos: Pick<EquipoRepository, 'leer'>;
  readonly propietarioDe: PropietarioDe;
  readonly now: () => Date;
}

/** The team of a project that the caller may read; open invitations for the owner alone. */
export async function leerEquipo(deps: DepsLeerEquipo, persona: Persona, proyectoId: string) {
  const equipo = await exigirEquipo(deps, persona, proyectoId, 'leer');
  const { nombre, dueno, integrantes, curso, enlace, invitaciones } = equipo;
  const propio = equipo.propietario === persona.sub;
  const papel = propio ? 'propietario' : esDelEquipo(persona.sub, equipo) ? 'miembro' : 'lector';
  return {
    proyecto: { _id: proyectoId, nombre },
    propietario: dueno,
    miembros: [...integrantes],
    maximo: maximoMiembros,
    papel,
    curso,
    invitaciones: propio ? [...invitaciones] : [],
    enlace: propio ? enlace : null,
  } as const;
}

/** The team, for a caller who may do `accion` to it. */
export function exigirEquipo(
  { equipos, propietarioDe, now }: DepsLeerEquipo,
  persona: Persona,
  proyectoId: string,
  accion: Accion<'equipo'>,
): Promise<EquipoGuardado> {
  return leerPermitido(propietarioDe, { persona, proyectoId, recurso: 'equipo', accion }, () =>
    equipos.leer(proyectoId, now()),
  );
}

/** Refuses a caller who may not do `accion` to the team of the project. */
export async function exigirSobreEquipo(
  { propietarioDe }: Pick<DepsLeerEquipo, 'propietarioDe'>,
  persona: Persona,
  proyectoId: string,
  accion: Accion<'equipo'>,
): Promise<void> {
  exigir(persona, { recurso: 'equipo', accion, cosa: 'el proyecto' }, await propietarioDe(proyectoId));
}
