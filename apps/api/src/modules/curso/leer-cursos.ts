import { alcance, puede, type Persona } from '@mantenible/domain/acceso';

import type { CursoLeido, CursoRepository } from './curso.port.ts';
import { exigirCurso, type CursoPorId } from './exigir-curso.ts';

type Papel = 'docente' | 'estudiante' | 'admin';

const puedeEnsenar = ({ roles }: Persona) => roles.includes('docente') || roles.includes('admin');

/** The courses of a person: as lecturer, joined, or for an admin all of them. */
export async function leerCursos(cursos: Pick<CursoRepository, 'listar'>, persona: Persona) {
  const todos = alcance(persona, 'curso', 'leer') === 'todo';
  const listados = await cursos.listar(persona.sub, todos);
  const suyos = listados.flatMap(({ esDocente: nombrado, unido, ...curso }) => {
    const papel = papelDe(persona, { nombrado, unido });
    return papel === null ? [] : [{ ...curso, papel }];
  });
  return { cursos: suyos, crear: alcance(persona, 'curso', 'crear') !== 'nada' };
}

/** A named lecturer without the role reads nothing by it. */
function papelDe(
  persona: Persona,
  { nombrado, unido }: { readonly nombrado: boolean; readonly unido: boolean },
): Papel | null {
  if (nombrado && puedeEnsenar(persona)) return 'docente';
  if (persona.roles.includes('admin')) return 'admin';
  return unido ? 'estudiante' : null;
}

export async function leerCurso(cursos: CursoPorId, persona: Persona, id: string) {
  return presentarCurso(persona, await exigirCurso(cursos, persona, id, 'leer'));
}

/** The course as this person reads it: people who joined read neither code nor the numbers of the class list. */
export function presentarCurso(persona: Persona, leido: CursoLeido) {
  const { pertenencia, docentes, codigo, enLista, mio, ...curso } = leido;
  const { propietario } = pertenencia;
  const gestion = { propietario, miembros: [], docentes: pertenencia.docentes };
  const revisa = puede(persona, 'curso', 'leerClase', gestion);
  const nombrado = pertenencia.docentes.includes(persona.sub);
  return {
    ...curso,
    papel: papelDe(persona, { nombrado, unido: mio !== null }) ?? ('estudiante' as const),
    cambiar: puede(persona, 'curso', 'cambiar', gestion),
    codigo: revisa ? codigo : null,
    enLista: revisa ? enLista : 0,
    docentes: docentes.map(({ sub, nombre, usuario }) =>
      revisa ? { _id: sub, nombre, usuario } : { _id: null, nombre, usuario: null },
    ),
    mio,
  };
}
