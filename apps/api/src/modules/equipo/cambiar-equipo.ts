import type { Persona } from '@mantenible/domain/acceso';
import { enMuchosEquipos, propietarioNoSale, sinCupoDeProyectos } from '@mantenible/domain/equipo';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import { exigirBorrado, exigirHallado } from '../comun/escritura.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import type { CofreTokens } from '../proyecto/proyecto.port.ts';
import type { EquipoRepository } from './equipo.port.ts';
import { exigirEquipo, type DepsLeerEquipo } from './leer-equipo.ts';

interface Deps extends DepsLeerEquipo {
  readonly equipos: EquipoRepository;
  readonly cuotas: Pick<Cuotas, 'exigirProyecto' | 'exigirTraspaso'>;
  readonly cofre: Pick<CofreTokens, 'encrypt'>;
  readonly maximoProyectos: number;
}

const cosa = 'a esa persona en el equipo: puede que ya haya salido';

/** Takes a member out of the team: its owner does, or the member. The owner does not leave. */
export async function quitarMiembro(
  deps: Deps,
  persona: Persona,
  { proyectoId, miembroId }: { readonly proyectoId: string; readonly miembroId: string },
): Promise<void> {
  const accion = miembroId === persona.sub ? 'salir' : 'cambiar';
  const { propietario } = await exigirEquipo(deps, persona, proyectoId, accion);
  if (miembroId === propietario) throw propietarioNoSale();
  exigirBorrado(await deps.equipos.quitar(proyectoId, miembroId, { quien: persona, now: deps.now() }), cosa);
}

/**
 * Hands a project over to a member, whose quota it counts in from then on. The token stays with the person who wrote it: the new
 * owner writes another one.
 */
export async function traspasarProyecto(
  deps: Deps,
  persona: Persona,
  proyectoId: string,
  miembro: string,
): Promise<{ readonly nombre: string }> {
  const { miembros } = await exigirEquipo(deps, persona, proyectoId, 'cambiar');
  if (!miembros.includes(miembro)) throw noEncontrado(cosa);
  await exigirCupo(deps, miembro);
  await deps.cuotas.exigirTraspaso(miembro, proyectoId);
  const { maximoProyectos } = deps;
  const partes = {
    de: persona.sub,
    a: miembro,
    sinToken: deps.cofre.encrypt('', proyectoId),
    maximoProyectos,
  };
  const autoria = { quien: persona, now: deps.now() };
  const traspaso = await deps.equipos.traspasar(proyectoId, partes, autoria);
  if (traspaso === 'sin-cupo') throw sinCupoDeProyectos();
  if (traspaso === 'en-muchos-equipos') throw enMuchosEquipos();
  return exigirHallado(traspaso, cosa);
}

/** Refuses a new owner who has as many projects as a person may have, before anything is locked. */
async function exigirCupo({ cuotas }: Pick<Deps, 'cuotas'>, miembro: string): Promise<void> {
  try {
    await cuotas.exigirProyecto(miembro);
  } catch (error) {
    throw error instanceof DomainError && error.codigo === 'cuota-proyectos' ? sinCupoDeProyectos() : error;
  }
}
