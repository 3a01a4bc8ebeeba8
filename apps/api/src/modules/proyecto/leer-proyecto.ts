import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import type { Proyecto } from '@mantenible/domain/proyecto';

import type { NombrePersona, PersonaRepository } from '../persona/persona.port.ts';
import type { CofreTokens, ProyectoGuardado, ProyectoRepository, UsosProyecto } from './proyecto.port.ts';

const cosa = 'el proyecto';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
}

export interface ProyectoLeido {
  readonly proyecto: Proyecto;
  readonly version: number;
  /** For the owner alone. */
  readonly token: string | null;
  /** Whose it is; null for the owner. */
  readonly propietario: NombrePersona | null;
}

/** A project that the caller may read; its token for nobody but its owner, who asks for it (proof 12). */
export async function leerProyecto(
  deps: Deps & {
    readonly cofre: Pick<CofreTokens, 'decrypt'>;
    readonly personas: Pick<PersonaRepository, 'buscar'>;
  },
  persona: Persona,
  id: string,
  conToken: boolean,
): Promise<ProyectoLeido> {
  const { proyecto, version, token } = await exigirProyecto(deps, persona, id, 'leer');
  const { idPersona } = proyecto;
  const suyo = conToken && puede(persona, 'proyecto', 'leerToken', idPersona);
  return {
    proyecto,
    version,
    token: suyo ? deps.cofre.decrypt(token.cifrado, token.clave, id) : null,
    propietario: idPersona === persona.sub ? null : await nombreDe(deps.personas, idPersona),
  };
}

async function nombreDe(personas: Pick<PersonaRepository, 'buscar'>, sub: string): Promise<NombrePersona> {
  return (await personas.buscar(sub)) ?? { nombre: sub, usuario: null };
}

/** The project, if the caller may do `accion` to it; the refusal otherwise. */
export async function exigirProyecto(
  deps: Deps,
  persona: Persona,
  id: string,
  accion: 'leer' | 'cambiar' | 'borrar',
): Promise<ProyectoGuardado> {
  const guardado = await deps.proyectos.buscar(id);
  exigir(persona, { recurso: 'proyecto', accion, cosa }, guardado);
  return guardado;
}

/** What goes with a project when it is deleted, for whoever may delete it. */
export async function usosProyecto(
  deps: { readonly proyectos: Pick<ProyectoRepository, 'buscar' | 'usos'> },
  persona: Persona,
  id: string,
): Promise<UsosProyecto> {
  await exigirProyecto(deps, persona, id, 'borrar');
  return deps.proyectos.usos(id);
}
