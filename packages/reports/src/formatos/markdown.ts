import { contar } from '@mantenible/wording/contar';

import {
  degreeLine,
  gateLine,
  sinceLine,
  sizeLine,
  subcharacteristicRows,
  totalLine,
  verdictRows,
} from './figures.ts';
import type { Format } from './format.ts';
import { worstFirst } from './places.ts';
import { plain } from './plain.ts';
import type { IncidenciaInformada, Informe } from './report.ts';
import { scopeNotices, scopeSentence, unreadLine } from './scope.ts';
import { nombreDeSeveridad } from './severities.ts';

/** Findings in a comment of a merge request, the most severe first; a comment has a limit of characters. */
const maxFindings = 100;

/** Result as a comment or a job's summary. */
export const asMarkdown: Format = (informe, comprobaciones, { resumen }) => {
  const since = sinceLine(informe);
  const unread = unreadLine(informe);
  const lines = [
    `## ${text(degreeLine(informe))}`,
    '',
    `${text(totalLine(informe))}; ${text(sizeLine(informe))}.`,
    ...(unread === null ? [] : ['', `⚠️ ${text(unread)}.`]),
    ...(since === null ? [] : ['', `${text(since)}.`]),
    ...(comprobaciones.length === 0 ? [] : ['']),
    ...comprobaciones.map((una) => `- ${una.cumple ? '✅' : '❌'} ${text(gateLine(una))}`),
    '',
    ...table(['Subcaracterística', 'Carga'], subcharacteristicRows(informe)),
    '',
    ...table(['Propiedad', 'Cifra', 'Veredicto', 'Condición'], verdictRows(informe)),
    '',
    ...covered(informe),
    ...(resumen ? [] : findings(worstFirst(informe))),
  ];
  return `${lines.join('\n')}\n`;
};

/** Notices of the scope in a comment. */
const maxNotices = 10;

/** What the figures are about. */
function covered(informe: Informe): readonly string[] {
  const notices = scopeNotices(informe);
  const more = notices.length - maxNotices;
  return [
    text(scopeSentence(informe)),
    ...(notices.length === 0 ? [] : ['']),
    ...notices.slice(0, maxNotices).map((notice) => `- ${text(notice)}`),
    ...(more > 0 ? [`- Y ${contar(more, 'aviso más', 'avisos más')}.`] : []),
  ];
}

function findings(incidencias: readonly IncidenciaInformada[]): readonly string[] {
  if (incidencias.length === 0) return [];
  const shown = incidencias.slice(0, maxFindings);
  const more = incidencias.length - shown.length;
  const rows = shown.map(({ ruta, lugar, severidad, mensaje, regla }) => [
    lugar === null ? ruta : `${ruta}:${lugar.startLine}`,
    nombreDeSeveridad(severidad),
    mensaje,
    regla,
  ]);
  return [
    '',
    ...table(['Lugar', 'Severidad', 'Mensaje', 'Regla'], rows),
    ...(more > 0 ? ['', `Y ${contar(more, 'incidencia más', 'incidencias más')}.`] : []),
  ];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(text))].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );

/** A text as Markdown shows it: file names and messages carry no marks of their own. */
const text = (value: string): string =>
  plain(value).replaceAll(/[\\`*_[\]<>|#@~&]/gu, (mark) => `&#${mark.charCodeAt(0)};`);
