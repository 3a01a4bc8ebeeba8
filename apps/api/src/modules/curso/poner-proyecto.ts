import { puede, type Persona } from '@mantenible/domain/acceso';
import { exigirAbierto, maximoProyectos, maximoProyectosSuyos } from '@mantenible/domain/curso';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { exigirCurso } from './exigir-curso.ts';
import type { DepsUnirse } from './unirse.ts';

type Deps = Pick<DepsUnirse, 'cursos' | 'personas' | 'now'>;

/** Puts an own project into a course that the person joined. */
export async function ponerProyecto(
  deps: Deps,
  persona: Persona,
  { cursoId, proyecto }: { readonly cursoId: string; readonly proyecto: string },
): Promise<void> {
  const curso = await exigirCurso(deps.cursos, persona, cursoId, 'leer');
  exigirAbierto(curso.estado);
  const salida = await deps.personas.ponerProyecto(cursoId, proyecto, {
    quien: persona,
    now: deps.now(),
    maximo: maximoProyectos,
    maximoSuyos: maximoProyectosSuyos,
  });
  if (salida === 'puesto') return;
  if (salida === 'proyecto-ausente') throw noEncontrado('el proyecto entre los suyos');
  if (salida === 'curso-no-abierto') exigirAbierto('cerrado');
  throw typeof salida === 'object' ? enOtroCurso(salida.otro) : rechazos[salida]();
}

const rechazos = {
  'curso-no-abierto': () => noEncontrado('el curso'),
  'sin-unirse': () =>
    new DomainError(
      'conflict',
      'sin-unirse',
      'Únase al curso con su código antes de poner un proyecto en él.',
    ),
  'curso-completo': () =>
    new DomainError(
      'conflict',
      'proyectos-completos',
      `El curso ya tiene ${contar(maximoProyectos, 'proyecto', 'proyectos')}, que son los que admite. Avise a su docente.`,
    ),
  'los-suyos-completos': () =>
    new DomainError(
      'conflict',
      'proyectos-completos',
      `Ya puso ${contar(maximoProyectosSuyos, 'proyecto', 'proyectos')} en este curso, que son los que admite de cada persona. Saque uno antes de poner otro.`,
    ),
};

function enOtroCurso(otro: string): DomainError {
  return new DomainError(
    'conflict',
    'proyecto-en-otro-curso',
    `El proyecto ya está en otro curso abierto, «${otro}». Sáquelo de allí antes de ponerlo en este.`,
  );
}

/** Takes a project out of a course: its owner at any time, or a lecturer while the course is open. */
export async function quitarProyecto(
  deps: Deps,
  persona: Persona,
  { cursoId, proyecto }: { readonly cursoId: string; readonly proyecto: string },
): Promise<void> {
  const autoria = { quien: persona, now: deps.now() };
  if (await deps.personas.quitarProyecto(cursoId, proyecto, autoria, 'dueño')) return;
  const { estado, pertenencia } = await exigirCurso(deps.cursos, persona, cursoId, 'leer');
  const { docentes } = pertenencia;
  if (!puede(persona, 'curso', 'cambiar', { propietario: '', miembros: [], docentes }))
    throw noEncontrado('el proyecto entre los suyos');
  exigirAbierto(estado);
  if (!(await deps.personas.quitarProyecto(cursoId, proyecto, autoria, 'docente')))
    throw noEncontrado('el proyecto en este curso');
}
