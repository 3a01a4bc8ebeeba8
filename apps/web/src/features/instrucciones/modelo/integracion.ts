import codeScanning from '../../../../../../deploy/integracion/github-code-scanning.yml?raw';
import github from '../../../../../../deploy/integracion/github.yml?raw';
import gitlab from '../../../../../../deploy/integracion/gitlab.yml?raw';
import prePush from '../../../../../../deploy/integracion/pre-push?raw';
import alcance from '../../../../../../deploy/integracion/sonar-project.properties?raw';

/** A file that runs the command `mantenible`, without this server. */
export interface ArchivoDeIntegracion {
  readonly nombre: string;
  readonly contenido: string;
}

/** Characters of a branch that stand in a command of a shell as they are. */
const ramaSimple = /^[\w./-]+$/u;

/** The scope, and the files for two code hosts and for a person's own folder, with the project's branch where they name one. */
export function archivosDeIntegracion(rama: string): readonly ArchivoDeIntegracion[] {
  const base = ramaSimple.test(rama) ? rama : 'main';
  return [
    { nombre: 'Alcance (sonar-project.properties)', contenido: alcance },
    { nombre: '.github/workflows/mantenible.yml', contenido: github },
    {
      nombre: '.github/workflows/mantenible-code-scanning.yml',
      contenido: codeScanning.replaceAll("['main']", `['${base}']`),
    },
    { nombre: '.gitlab-ci.yml', contenido: gitlab },
    { nombre: '.git/hooks/pre-push', contenido: prePush.replaceAll('origin/main', `origin/${base}`) },
  ];
}
