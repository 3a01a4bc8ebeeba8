import { esDelEquipo, exigir, nombreSinPersona, puede, type Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { cambiosEntre, esDelMismoCodigo, type CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import { porcentaje, redondear } from '@mantenible/domain/criterio';
import type { Proyecto } from '@mantenible/domain/proyecto';
import type { TipoPrueba } from '@mantenible/domain/respuesta';

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
  /** Person who owns it, for callers outside its team; null for others. */
  readonly propietario: NombrePersona | null;
  /** Person who owns it, for a member of its team; null for others. */
  readonly equipoDe: NombrePersona | null;
  /** Newest figures; null where the token is read. */
  readonly cifras: CifrasRecientes | null;
}

/** Newest figures of both routes, percents with two decimals. */
interface CifrasRecientes {
  /** Null without an analysis of today's link and branch. */
  readonly grado: number | null;
  /** How that analysis differs from the project today. */
  readonly cambios: readonly CambioEntreAnalisis[];
  readonly prueba: { readonly tipo: TipoPrueba; readonly promedio: number | null } | null;
}

/** A project that the caller may read; with its token only where its owner requests that (requisito: owner-reads-token). */
export async function leerProyecto(
  deps: {
    readonly proyectos: Pick<ProyectoRepository, 'buscar' | 'recientes'>;
    /** Version of the analyser of today. */
    readonly analizador: string;
    readonly cofre: Pick<CofreTokens, 'decrypt'>;
    readonly personas: Pick<PersonaRepository, 'buscar'>;
    readonly auditoria: Auditoria;
  },
  persona: Persona,
  id: string,
  conToken: boolean,
): Promise<ProyectoLeido> {
  const { proyecto, pertenencia, version, token } = await exigirProyecto(deps, persona, id, 'leer');
  const { idPersona } = proyecto;
  const suyo = conToken && puede(persona, 'proyecto', 'leerToken', pertenencia);
  // Before the answer: without the entry the token is not given.
  if (suyo) {
    const { nombre: objeto } = proyecto;
    await deps.auditoria.apuntar({ quien: persona, accion: 'token-leido', objeto, objetoId: id });
  }
  const deOtra = idPersona === persona.sub ? null : await nombreDe(deps.personas, idPersona);
  const miembro = esDelEquipo(persona.sub, pertenencia);
  return {
    proyecto,
    version,
    token: suyo ? deps.cofre.decrypt(token.cifrado, token.clave, proyecto._id) : null,
    propietario: miembro ? null : deOtra,
    equipoDe: miembro ? deOtra : null,
    cifras: conToken ? null : await cifrasDe(deps, proyecto),
  };
}

/** Newest figures of a project that the caller has read. */
export async function cifrasDe(
  deps: { readonly proyectos: Pick<ProyectoRepository, 'recientes'>; readonly analizador: string },
  { _id, link: enlace, branch: rama }: Proyecto,
): Promise<CifrasRecientes> {
  const { analisis = null, prueba = null } = (await deps.proyectos.recientes(_id)) ?? {};
  const hoy = { enlace, rama, analizador: deps.analizador, alcance: analisis?.alcanceDeHoy };
  const cambios = analisis === null ? [] : cambiosEntre(analisis, hoy);
  const grado = esDelMismoCodigo(cambios) ? (analisis?.grado ?? null) : null;
  return {
    grado: grado === null ? null : redondear(grado),
    cambios: grado === null ? [] : cambios,
    prueba: prueba && {
      tipo: prueba.tipo,
      promedio: prueba.promedio === null ? null : porcentaje(prueba.promedio),
    },
  };
}

async function nombreDe(personas: Pick<PersonaRepository, 'buscar'>, sub: string): Promise<NombrePersona> {
  return (await personas.buscar(sub)) ?? { nombre: nombreSinPersona(sub), usuario: null };
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
