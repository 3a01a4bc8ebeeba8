import github from '../../../../../../deploy/integracion/github.yml?raw';
import gitlab from '../../../../../../deploy/integracion/gitlab.yml?raw';
import prePush from '../../../../../../deploy/integracion/pre-push?raw';

/** A file that runs the command `mantenible`, without this server. */
export interface ArchivoDeIntegracion {
  readonly nombre: string;
  readonly contenido: string;
}

/** Characters of a branch that stand in a command of a shell as they are. */
const ramaSimple = /^[\w./-]+$/u;

/** The files for two code hosts and for a person's own folder; the last one compares with the project's branch. */
export function archivosDeIntegracion(rama: string): readonly ArchivoDeIntegracion[] {
  const base = ramaSimple.test(rama) ? `origin/${rama}` : 'origin/main';
  return [
    { nombre: '.github/workflows/mantenible.yml', contenido: github },
    { nombre: '.gitlab-ci.yml', contenido: gitlab },
    { nombre: '.git/hooks/pre-push', contenido: prePush.replace('origin/main', base) },
  ];
}
