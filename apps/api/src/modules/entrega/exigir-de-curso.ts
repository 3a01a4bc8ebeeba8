import { puede, type Persona } from '@mantenible/domain/acceso';
import { exigirSinArchivar } from '@mantenible/domain/entrega';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type { CursoDeEntrega, EntregaGuardada, EntregaRepository } from './entrega.port.ts';

/** The course, for a caller who belongs to it; to others it is missing. */
export function exigirDeCurso(persona: Persona, curso: CursoDeEntrega | null): CursoDeEntrega {
  if (curso === null || !puede(persona, 'entrega', 'leer', curso.pertenencia)) throw noEncontrado('el curso');
  return curso;
}

/** Whether the caller teaches the course. One who joined it is not asked for here: a lecturer may study in another course. */
export function ensena(persona: Persona, { pertenencia }: CursoDeEntrega): boolean {
  return puede(persona, 'entrega', 'cambiar', { ...pertenencia, miembros: [] });
}

/** Whether the caller reads everyone's work: the lecturers of the course, and admins. */
export function leeTodo(persona: Persona, { pertenencia }: CursoDeEntrega): boolean {
  return puede(persona, 'entrega', 'leer', { ...pertenencia, miembros: [] });
}

/** Refuses changes by anyone but the course's lecturers, and changes of an archived course. */
export function exigirEscrituraDeCurso(persona: Persona, curso: CursoDeEntrega): void {
  if (!ensena(persona, curso))
    throw new DomainError('forbidden', 'solo-docentes', 'Eso lo hacen solo los docentes del curso.');
  exigirSinArchivar(curso.estado);
}

/** Whether the copies are those of the deadline. */
export const copiasAlDia = ({ copiada, fin }: EntregaGuardada): boolean => copiada === fin;

/**
 * Whether copies stand for what was delivered. Those of an earlier deadline stand for nothing while a later one is open; after a mark was
 * published, and in an archived course, none replace them.
 */
export function copiasValen(entrega: EntregaGuardada): boolean {
  return copiasAlDia(entrega) || entrega.publicada || entrega.curso.estado === 'archivado';
}

/** A delivery of a course that the caller belongs to; those who do not teach it read it from its opening on. */
export async function buscarSuya(
  { entregas, now }: { readonly entregas: Pick<EntregaRepository, 'buscar'>; readonly now: () => Date },
  persona: Persona,
  id: string,
): Promise<EntregaGuardada> {
  const guardada = await entregas.buscar(id, persona.sub);
  if (guardada === null || !seLee(persona, guardada, now())) throw noEncontrado('la entrega');
  return guardada;
}

/** Whether the caller reads a delivery at all. */
export function seLee(persona: Persona, { curso, abreEn }: EntregaGuardada, now: Date): boolean {
  if (!puede(persona, 'entrega', 'leer', curso.pertenencia)) return false;
  return leeTodo(persona, curso) || abreEn <= now.getTime();
}
