import { seed } from './content/seed.ts';
import type { ServedHistory } from './history.ts';
import { projectName, registerProject, type Account } from './project.ts';

/**
 * Registers the repository in the student account and fills the project, at the first start alone.
 * @param account null where its password was changed
 * @returns the message for the person
 */
export async function fill(account: Account | null, repository: ServedHistory): Promise<string> {
  const { link, branch } = repository;
  if (account === null)
    return `No se pudo entrar como «estudiante»: si cambió su contraseña, registre usted el proyecto ${link} (rama ${branch}).`;
  const proyectoId = await registerProject(account, repository);
  const onBegin = () => {
    console.log('Preparando el proyecto de ejemplo: tarda unos segundos, solo la primera vez…');
  };
  const lacking = await seed(account.call, proyectoId, { ...repository, onBegin }).then(
    () => [],
    (error: unknown) => [`Quedó incompleto: ${error instanceof Error ? error.message : String(error)}`],
  );
  return [
    `El repositorio de ejemplo está en ${link} y es el «${projectName}» de la cuenta estudiante, con pruebas,`,
    'análisis y un plan de mejora. Entre con esa cuenta y abra el proyecto. Ctrl+C lo detiene todo.',
    ...lacking,
  ].join('\n');
}
