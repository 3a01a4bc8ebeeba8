import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
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
  /** Null for everyone but the owner. */
  readonly token: string | null;
  /** Person who owns it; null where the caller does. */
  readonly propietario: NombrePersona | null;
}

/** A project that the caller may read; with its token only where its owner requests that (requisito: owner-reads-token). */
export async function leerProyecto(
  deps: Deps & {
    readonly cofre: Pick<CofreTokens, 'decrypt'>;
    readonly personas: Pick<PersonaRepository, 'buscar'>;
    readonly auditoria: Auditoria;
  },
  persona: Persona,
  id: string,
  conToken: boolean,
): Promise<ProyectoLeido> {
  const { proyecto, version, token } = await exigirProyecto(deps, persona, id, 'leer');
  const { idPersona } = proyecto;
  const suyo = conToken && puede(persona, 'proyecto', 'leerToken', idPersona);
  // Before the answer: without the entry the token is not given.
  if (suyo) {
    const { nombre: objeto } = proyecto;
    await deps.auditoria.apuntar({ quien: persona, accion: 'token-leido', objeto, objetoId: id });
  }
  return {
    proyecto,
    version,
    token: suyo ? deps.cofre.decrypt(token.cifrado, token.clave, proyecto._id) : null,
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

/** Counts what is deleted with a project, for callers who may delete it. */
export async function usosProyecto(
  deps: { readonly proyectos: Pick<ProyectoRepository, 'buscar' | 'usos'> },
  persona: Persona,
  id: string,
): Promise<UsosProyecto> {
  await exigirProyecto(deps, persona, id, 'borrar');
  return deps.proyectos.usos(id);
}
