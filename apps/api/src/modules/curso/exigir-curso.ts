import { puede, type Accion, type Persona } from '@mantenible/domain/acceso';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type { CursoLeido, CursoRepository } from './curso.port.ts';

export type CursoPorId = Pick<CursoRepository, 'buscar'>;

/**
 * The course, for one who may perform the action: one who may not read it gets the answer of a missing one. Only reading is open
 * to the people who joined.
 */
export async function exigirCurso(
  cursos: CursoPorId,
  persona: Persona,
  id: string,
  accion: Accion<'curso'>,
): Promise<CursoLeido> {
  const curso = await cursos.buscar(id, persona.sub);
  if (curso === null || !puede(persona, 'curso', 'leer', curso.pertenencia)) throw noEncontrado('el curso');
  const { propietario, docentes } = curso.pertenencia;
  if (accion === 'leer' || puede(persona, 'curso', accion, { propietario, miembros: [], docentes }))
    return curso;
  throw new DomainError('forbidden', 'prohibido', 'Solo los docentes de este curso pueden hacer eso.');
}
