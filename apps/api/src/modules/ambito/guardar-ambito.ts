import { exigir, puede, type Persona, type Pertenencia } from '@mantenible/domain/acceso';
import { comprobarAmbito, exigirAmbito, type Ambito, type AmbitoComprobado } from '@mantenible/domain/ambito';
import { DomainError, versionAntigua } from '@mantenible/domain/error';

import { autorMostrado } from '../comun/autor.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { AmbitoDeProyecto, AmbitoRepository } from './ambito.port.ts';

export interface DepsAmbito {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly ambitos: AmbitoRepository;
  /** Whether the analyses are our own; a scanning service has a scope of its own. */
  readonly propios: boolean;
  readonly now: () => Date;
}

interface AmbitoLeido extends Omit<AmbitoDeProyecto, 'autor'> {
  /** Who changed it last, in a project of several people. */
  readonly autor?: string;
  /** Whether the caller may change it. */
  readonly puedeCambiar: boolean;
}

/** The scope that a project names for its analyses. */
export async function leerAmbitoDeProyecto(
  deps: DepsAmbito,
  persona: Persona,
  proyectoId: string,
): Promise<AmbitoLeido> {
  const pertenencia = await exigirProyecto(deps, persona, proyectoId, 'leer');
  const puedeCambiar = deps.propios && puede(persona, 'ambito', 'cambiar', pertenencia);
  return presentar(pertenencia, await deps.ambitos.leer(proyectoId), puedeCambiar);
}

function presentar(
  pertenencia: Pertenencia,
  { ambito, version, autor: quien }: AmbitoDeProyecto,
  puedeCambiar: boolean,
): AmbitoLeido {
  const autor = autorMostrado(pertenencia, quien);
  return { ambito, version, puedeCambiar, ...(autor !== null && { autor }) };
}

/** What a scope would do with the files of the newest analysis; null without one. */
export async function comprobarAmbitoDeProyecto(
  deps: DepsAmbito,
  persona: Persona,
  proyectoId: string,
  escrito: Ambito,
): Promise<{ readonly comprobado: AmbitoComprobado | null }> {
  await exigirProyecto(deps, persona, proyectoId, 'leer');
  const ambito = exigirAmbito(escrito);
  const rutas = await deps.ambitos.rutas(proyectoId);
  return { comprobado: rutas && comprobarAmbito(ambito, rutas) };
}

/** Replaces it; `esperada` null: any version. The next analysis follows it. */
export async function guardarAmbito(
  deps: DepsAmbito,
  persona: Persona,
  proyectoId: string,
  escrito: Ambito | null,
  esperada: number | null,
): Promise<AmbitoLeido> {
  const pertenencia = await exigirProyecto(deps, persona, proyectoId, 'cambiar');
  if (!deps.propios)
    throw new DomainError(
      'conflict',
      'alcance-no-ofrecido',
      'El análisis de este proyecto lo hace un servicio externo, que sigue su propio sonar-project.properties: desde aquí no se cambia su alcance.',
    );
  const ambito = escrito && exigirAmbito(escrito);
  const cambio = { ambito, esperada, idPersona: persona.sub, now: deps.now() };
  const version = await deps.ambitos.guardar(proyectoId, cambio);
  if (version === null) throw versionAntigua();
  const autor = { sub: persona.sub, nombre: persona.nombre };
  return presentar(pertenencia, { ambito, version, autor }, true);
}

async function exigirProyecto(
  { proyectos }: Pick<DepsAmbito, 'proyectos'>,
  persona: Persona,
  proyectoId: string,
  accion: 'leer' | 'cambiar',
): Promise<Pertenencia> {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'ambito', accion, cosa: 'el proyecto' }, guardado);
  return guardado.pertenencia;
}
