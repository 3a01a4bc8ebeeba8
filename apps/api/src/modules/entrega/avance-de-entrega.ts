import type { Persona } from '@mantenible/domain/acceso';
import { elegirAnalisis } from '@mantenible/domain/entrega';
import { DomainError } from '@mantenible/domain/error';

import type { EntregaGuardada, EntregaRepository } from './entrega.port.ts';
import type { EntregadoRepository } from './entregado.port.ts';
import { buscarSuya, copiasAlDia, ensena, leeTodo } from './exigir-de-curso.ts';
import { mostrarAnalisis } from './fila.ts';

export interface DepsAvance {
  readonly entregas: Pick<EntregaRepository, 'buscar'>;
  readonly entregados: Pick<EntregadoRepository, 'avance' | 'plantilla'>;
  /** Whether analyses are the product's own. */
  readonly incorporado: boolean;
  readonly now: () => Date;
}

/** How far 'Analizar lo entregado' is, for those who read everyone's work. It shows no work of anyone, and reads none. */
export async function leerAvanceDeAnalisis(deps: DepsAvance, persona: Persona, id: string) {
  const entrega = await buscarSuya(deps, persona, id);
  if (!leeTodo(persona, entrega.curso))
    throw new DomainError('forbidden', 'solo-docentes', 'Eso lo leen solo los docentes del curso.');
  return avanceDe(deps, persona, entrega);
}

/** That of a delivery that was read already; for those who read their own work alone, of their own. */
export async function avanceDe(
  { entregados, incorporado }: Pick<DepsAvance, 'entregados' | 'incorporado'>,
  persona: Persona,
  entrega: EntregaGuardada,
) {
  const todas = leeTodo(persona, entrega.curso);
  const [{ faltan, ...avance }, analisis] = await Promise.all([
    entregados.avance(entrega._id, todas ? null : persona.sub),
    todas && entrega.plantilla ? entregados.plantilla(entrega._id) : [],
  ]);
  const plantilla = elegirAnalisis(analisis);
  return {
    ...avance,
    iniciable:
      incorporado &&
      faltan > 0 &&
      copiasAlDia(entrega) &&
      ensena(persona, entrega.curso) &&
      entrega.curso.estado !== 'archivado',
    plantilla: plantilla && mostrarAnalisis(plantilla),
  };
}
