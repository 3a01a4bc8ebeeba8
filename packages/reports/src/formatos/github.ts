import type { Severidad } from '@mantenible/domain/escaneo';

import { severityLine } from './figures.ts';
import type { Format } from './format.ts';
import { repositoryPath, worstFirst } from './places.ts';
import type { Informe } from './report.ts';
import { scopeSentence, unreadLine } from './scope.ts';

const commands: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'error',
  CRITICAL: 'error',
  MAJOR: 'warning',
  MINOR: 'notice',
  INFO: 'notice',
  OTRA: 'notice',
};

/** Commands of a workflow, which GitHub shows beside the code; it shows ten of each kind, so those about the whole run are first. */
export const asGithub: Format = (informe) => `${wholeRun(informe)}${findings(informe)}`;

function wholeRun(informe: Informe): string {
  const unread = unreadLine(informe);
  const narrowed = severityLine(informe);
  return [
    ...(unread === null ? [] : [`::warning title=Archivos sin medir::${data(unread)}.\n`]),
    `::notice title=Alcance::${data(scopeSentence(informe))}\n`,
    ...(narrowed === null ? [] : [`::notice title=Severidad::${data(narrowed)}.\n`]),
  ].join('');
}

const findings = (informe: Informe): string =>
  worstFirst(informe)
    .map((una) => {
      const { lugar, regla, mensaje, severidad } = una;
      const properties = {
        file: repositoryPath(informe, una),
        ...(lugar && { line: lugar.startLine, endLine: lugar.endLine }),
        title: regla,
      };
      const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${commands[severidad]} ${written.join(',')}::${data(mensaje)}\n`;
    })
    .join('');

/** Escapes of a command's text; its properties have two more. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
