import { course, lecturers, teams } from './people.ts';
import { keptPasswords, passwordFile } from '../passwords.ts';
import { fillFirstCourse, isFirstStart } from './first-course.ts';

type Options = Parameters<typeof fillFirstCourse>[1];

/**
 * Fills the course at the first start of the demonstration, and gives its teams their branches at every start.
 * @returns the message for the person, empty at later starts; a failure leaves the demonstration without the course
 */
export async function prepareCourse(dataDir: string, options: Options): Promise<string> {
  for (const { branch, commit } of Object.values(teams)) options.repository.branchAt(branch, commit);
  if (!isFirstStart(dataDir, options.env)) return '';
  console.log('Preparando el curso de ejemplo: puede tardar un minuto, solo la primera vez…');
  const interrupted = new AbortController();
  const stop = () => {
    interrupted.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await fillFirstCourse(dataDir, { ...options, signal: interrupted.signal });
    return accountsText(dataDir, process.stdout.isTTY);
  } catch (error) {
    if (interrupted.signal.aborted) {
      console.log(
        'Se detuvo antes de terminar el curso de ejemplo: el próximo inicio lo prepara desde el principio.',
      );
      process.exit(130);
    }
    return `No se pudo preparar el curso de ejemplo: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** The accounts to enter with. Passwords are shown in a terminal alone: any other output may be kept in a log. */
export function accountsText(dataDir: string, terminal: boolean): string {
  const passwords = keptPasswords(dataDir);
  const names = ['admin', 'estudiante', ...lecturers.map(({ usuario }) => usuario)];
  const about = `El curso «${course.nombre}» tiene dos docentes, doce estudiantes, once de ellos en cuatro equipos, y dos entregas: una cerrada y una abierta.`;
  const kept = `Las contraseñas de todas las cuentas están en ${passwordFile(dataDir)}, que solo usted puede leer.`;
  if (!terminal) return [about, `Sus docentes son ${names.slice(2).join(' y ')}.`, kept].join('\n');
  return [
    about,
    'Estas son las cuentas principales; las dos últimas son de sus docentes (es la única vez que se muestran sus contraseñas):',
    ...names.map((name) => `  ${name}  ${passwords.get(name) ?? ''}`),
    kept,
  ].join('\n');
}
