import { dePersona, esDeNadie, puede, type Persona } from '@mantenible/domain/acceso';
import { cambiosEntre, type CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import {
  criterioDeGrado,
  redondear,
  resultadoDePrueba,
  type Criterios,
  type ResultadoPrueba,
} from '@mantenible/domain/criterio';
import { DomainError } from '@mantenible/domain/error';

import type { BorradorListado, BorradorRepository } from '../borrador/borrador.port.ts';
import type { NombrePersona } from '../persona/persona.port.ts';
import type { ProyectoListado, ProyectoRepository } from './proyecto.port.ts';

export interface DepsListar {
  readonly proyectos: Pick<ProyectoRepository, 'listar'>;
  readonly borradores: Pick<BorradorRepository, 'listar'>;
  readonly criterios: () => Promise<Criterios>;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

/** A project with its newest results as the screen shows them: percents with two decimals and their criteria. */
export interface ProyectoConResultados extends Omit<ProyectoListado, 'analisis' | 'prueba' | 'equipoDe'> {
  /** For a member of its team. */
  readonly papel?: 'miembro';
  readonly equipoDe?: NombrePersona;
  readonly analisis:
    | (Omit<NonNullable<ProyectoListado['analisis']>, 'analizador' | 'alcance' | 'alcanceDeHoy'> & {
        readonly criterio: string | null;
        /** What of it differs from the project today. */
        readonly cambios: readonly CambioEntreAnalisis[];
      })
    | null;
  readonly prueba: (NonNullable<ProyectoListado['prueba']> & ResultadoPrueba) | null;
  /** Drafts of the caller. */
  readonly borradores: readonly BorradorListado[];
}

/**
 * A person's projects with their newest results and the caller's drafts. Callers list their own and those of their teams, an admin those of any
 * person; the refusal is the same whether the person exists or not.
 */
export async function listarProyectos(
  deps: DepsListar,
  persona: Persona,
  idPersona: string,
): Promise<readonly ProyectoConResultados[]> {
  if (esDeNadie(idPersona) || !puede(persona, 'proyecto', 'leer', dePersona(idPersona)))
    throw new DomainError('forbidden', 'otra-persona', 'No puede ver los proyectos de otra persona.');
  const [proyectos, borradores, criterios] = await Promise.all([
    deps.proyectos.listar(idPersona, idPersona === persona.sub),
    deps.borradores.listar({ idPersona: persona.sub, proyectoId: null }),
    deps.criterios(),
  ]);
  return proyectos.map(({ equipoDe, ...proyecto }) => ({
    ...proyecto,
    ...(equipoDe && { papel: 'miembro' as const, equipoDe }),
    ...conCriterios(proyecto, criterios, deps.analizador),
    borradores: borradores.filter(({ proyectoId }) => proyectoId === proyecto._id),
  }));
}

function conCriterios(
  { analisis, prueba, ...proyecto }: Omit<ProyectoListado, 'equipoDe'>,
  criterios: Criterios,
  analizador: string,
) {
  const grado = analisis && analisis.grado !== null ? redondear(analisis.grado) : null;
  const hoy = { enlace: proyecto.link, rama: proyecto.branch, analizador, alcance: analisis?.alcanceDeHoy };
  return {
    analisis: analisis && {
      fecha: analisis.fecha,
      grado,
      criterio: criterioDeGrado(criterios, grado),
      enlace: analisis.enlace,
      rama: analisis.rama,
      cambios: cambiosEntre(analisis, hoy),
    },
    prueba: prueba && { ...prueba, ...resultadoDePrueba(criterios, prueba.promedio) },
  };
}
