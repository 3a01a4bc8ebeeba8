import { exigir, type Persona } from '@mantenible/domain/acceso';
import { DomainError, versionAntigua } from '@mantenible/domain/error';
import { exigirPartida, type Partida } from '@mantenible/domain/partida';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import { noOfrecida } from './leer-partida.ts';
import type { PartidaRepository } from './partida.port.ts';

export interface DepsGuardarPartida {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly partidas: Pick<PartidaRepository, 'guardar'>;
  readonly incorporado: boolean;
  readonly now: () => Date;
}

/** Replaces the starting point of a project, or removes it; `esperada` null: any version. The next analysis of the project analyses it. */
export async function guardarPartida(
  { proyectos, partidas, incorporado, now }: DepsGuardarPartida,
  persona: Persona,
  proyectoId: string,
  escrita: Partida | null,
  esperada: number | null,
): Promise<void> {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'ambito', accion: 'cambiar', cosa: 'el proyecto' }, guardado);
  if (!incorporado) throw new DomainError('conflict', 'partida-no-ofrecida', noOfrecida);
  const partida = escrita && exigirPartida(escrita, now());
  const cambio = { partida, esperada, idPersona: persona.sub, now: now() };
  if ((await partidas.guardar(proyectoId, cambio)) === null) throw versionAntigua();
}
