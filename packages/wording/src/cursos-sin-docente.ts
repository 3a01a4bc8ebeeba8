import { contar } from './contar.ts';

/** Courses that a sentence names. */
const nombrados = 5;

/** What an admin does about courses that an account leaves without a lecturer; null without any. */
export function fraseDeCursosSinDocente(cursos: readonly string[]): string | null {
  if (cursos.length === 0) return null;
  if (cursos.length === 1)
    return `El curso «${cursos.join('')}» queda sin docente: nombre a otra persona en sus ajustes.`;
  const primeros = cursos.slice(0, nombrados).map((nombre) => `«${nombre}»`);
  const resto = cursos.length - primeros.length;
  const ultimo = resto === 0 ? primeros.pop() : contar(resto, 'otro', 'otros');
  return `Los cursos ${primeros.join(', ')} y ${ultimo ?? ''} quedan sin docente: nombre a otra persona en los ajustes de cada uno.`;
}
