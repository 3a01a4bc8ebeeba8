import { puede, type Persona } from '@mantenible/domain/acceso';
import { exigirAbierto, maximoProyectos, maximoProyectosSuyos } from '@mantenible/domain/curso';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { AvisoNuevo } from '../aviso/aviso.port.ts';
import type { CursoLeido } from './curso.port.ts';
import { exigirCurso } from './exigir-curso.ts';
import type { DepsUnirse } from './unirse.ts';

type Deps = Pick<DepsUnirse, 'cursos' | 'personas' | 'now'>;

export interface DepsPoner extends Deps {
  /** Stores notices about it; their failure undoes nothing. */
  readonly avisar: (nuevos: readonly AvisoNuevo[]) => Promise<void>;
}

/** Puts an own project into a course that the person joined, with a notice for each member of its team. */
export async function ponerProyecto(
  deps: DepsPoner,
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
  if (salida === 'ya-puesto') return;
  if (salida === 'proyecto-ausente') throw noEncontrado('el proyecto entre los suyos');
  if (salida === 'curso-no-abierto') exigirAbierto('cerrado');
  if (typeof salida === 'string') throw rechazos[salida]();
  if ('otro' in salida) throw enOtroCurso(salida.otro);
  await deps.avisar(avisosDe(curso, proyecto, salida));
}

/** A notice for each member, who may not have joined the course. No person is named: one who is erased later leaves no name here. */
function avisosDe(
  { _id: cursoId, nombre: curso }: CursoLeido,
  proyectoId: string,
  { nombre, miembros }: { readonly nombre: string; readonly miembros: readonly string[] },
): readonly AvisoNuevo[] {
  const texto = `«${nombre}», un proyecto de su equipo, está en el curso «${curso}»: sus docentes ven los nombres del equipo y lo que cada persona hace en él (pruebas, análisis con código, plan y notas).`;
  return miembros.map((sub) => ({
    sub,
    tipo: 'curso',
    entregaId: null,
    cursoId,
    proyectoId,
    texto,
    unico: `curso ${cursoId} ${proyectoId} ${sub}`,
  }));
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
