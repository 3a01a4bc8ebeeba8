import type { Severidad } from '@mantenible/domain/escaneo';

import type { Format } from './format.ts';
import { repositoryPath, worstFirst } from './places.ts';
import type { Informe } from './report.ts';
import { unreadFiles } from './scope.ts';

const severities: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'blocker',
  CRITICAL: 'critical',
  MAJOR: 'major',
  MINOR: 'minor',
  INFO: 'info',
  OTRA: 'info',
};

/**
 * GitLab's report of code quality. The fingerprint has no line number, so a finding that moves within its file is not reported
 * as new. A finding that moves to another file is.
 */
export const asGitlab: Format = (informe, _comprobaciones, _options, { sha256 }) => {
  const issues = worstFirst(informe).map((una) => ({
    description: una.mensaje,
    check_name: una.regla,
    fingerprint: sha256(`${una.huella}-${una.orden}`),
    severity: severities[una.severidad],
    location: {
      path: repositoryPath(informe, una),
      lines: { begin: una.lugar?.startLine ?? 1, end: una.lugar?.endLine ?? 1 },
    },
  }));
  return `${JSON.stringify([...issues, ...unreadIssues(informe, sha256)], null, 2)}\n`;
};

/** Files without a result that the report names. */
const maxUnread = 20;

/** The report has no place for what was not read, other than an entry of its own. */
const unreadIssues = (informe: Informe, sha256: (text: string) => string) =>
  unreadFiles(informe)
    .slice(0, maxUnread)
    .map(({ ruta, motivo }) => ({
      description: `Archivo sin medir. ${motivo}`,
      check_name: 'mantenible:sin-medir',
      fingerprint: sha256(`sin-medir\0${informe.prefijo}${ruta}`),
      severity: 'info',
      location: { path: `${informe.prefijo}${ruta}`, lines: { begin: 1, end: 1 } },
    }));
