import { analyse, finishedAnalyses } from './content/analyses.ts';
import { seed } from './content/seed.ts';
import type { ServedHistory } from './history.ts';
import { projectName, registerProjects, scopedName, type Account } from './project.ts';
import type { Call } from '../lib/caller.ts';

/** Branch whose files are of several parts, and the commit at which it ends. */
const scopedBranch = { branch: 'alcance', commit: 'equipo-arrayan' };

/**
 * Registers the repository in the student account and fills its projects, at the first start alone.
 * @param account null where its password was changed
 * @returns the message for the person
 */
export async function fill(account: Account | null, repository: ServedHistory): Promise<string> {
  const { link, branch } = repository;
  if (account === null)
    return `No se pudo entrar como «estudiante»: si cambió su contraseña, registre usted el proyecto ${link} (rama ${branch}).`;
  repository.branchAt(scopedBranch.branch, scopedBranch.commit);
  const { proyectoId, scopedId } = await registerProjects(account, repository, scopedBranch.branch);
  const onBegin = () => {
    console.log('Preparando el proyecto de ejemplo: tarda unos segundos, solo la primera vez…');
  };
  const lacking = await seed(account.call, proyectoId, { ...repository, onBegin })
    .then(() => analyseOnce(account.call, scopedId))
    .then(
      () => [],
      (error: unknown) => [`Quedó incompleto: ${error instanceof Error ? error.message : String(error)}`],
    );
  return [
    `El repositorio de ejemplo está en ${link} y es el «${projectName}» de la cuenta estudiante, con pruebas,`,
    `análisis y un plan de mejora. «${scopedName}» muestra qué se analiza de un repositorio con pruebas y código generado.`,
    'Entre con esa cuenta y abra cualquiera de los dos. Ctrl+C lo detiene todo.',
    ...lacking,
  ].join('\n');
}

/** Analyses a project without a finished analysis; none where a scanning service makes them. */
async function analyseOnce(call: Call, proyectoId: string | null): Promise<void> {
  if (proyectoId !== null && (await finishedAnalyses(call, proyectoId)) === 0)
    await analyse(call, proyectoId);
}
