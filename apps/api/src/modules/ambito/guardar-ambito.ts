import { exigir, type Persona } from '@mantenible/domain/acceso';
import { exigirAmbito, type Ambito } from '@mantenible/domain/ambito';
import { DomainError, versionAntigua } from '@mantenible/domain/error';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { AmbitoDeProyecto, AmbitoRepository } from './ambito.port.ts';

export interface DepsAmbito {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly ambitos: AmbitoRepository;
  /** Whether the analyses are our own; a scanning service has a scope of its own. */
  readonly propios: boolean;
  readonly now: () => Date;
}

/** The scope that a project names for its analyses. */
export async function leerAmbitoDeProyecto(
  deps: DepsAmbito,
  persona: Persona,
  proyectoId: string,
): Promise<AmbitoDeProyecto> {
  await exigirProyecto(deps, persona, proyectoId, 'leer');
  return deps.ambitos.leer(proyectoId);
}

/** Replaces it; `esperada` null: any version. The next analysis follows it. */
export async function guardarAmbito(
  deps: DepsAmbito,
  persona: Persona,
  proyectoId: string,
  escrito: Ambito | null,
  esperada: number | null,
): Promise<AmbitoDeProyecto> {
  await exigirProyecto(deps, persona, proyectoId, 'cambiar');
  if (!deps.propios)
    throw new DomainError(
      'conflict',
      'alcance-no-ofrecido',
      'El análisis de este proyecto lo hace un servicio externo, que sigue su propio sonar-project.properties: desde aquí no se cambia su alcance.',
    );
  const ambito = escrito && exigirAmbito(escrito);
  const version = await deps.ambitos.guardar(proyectoId, ambito, esperada, deps.now());
  if (version === null) throw versionAntigua();
  return { ambito, version };
}

async function exigirProyecto(
  { proyectos }: Pick<DepsAmbito, 'proyectos'>,
  persona: Persona,
  proyectoId: string,
  accion: 'leer' | 'cambiar',
): Promise<void> {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'ambito', accion, cosa: 'el proyecto' }, guardado);
}
