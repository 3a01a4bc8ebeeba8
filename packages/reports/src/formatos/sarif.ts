import type { Severidad } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';

import { severityLine } from './figures.ts';
import type { Format, ReglaInformada } from './format.ts';
import { repositoryPath, worstFirst } from './places.ts';
import type { IncidenciaInformada, Informe } from './report.ts';
import { scopeSentence, unreadLine } from './scope.ts';

/** Results of one run that GitHub's code scanning accepts. */
const maxResults = 25_000;
/** Tags of a rule that it accepts. */
const maxTags = 10;

const levels: Readonly<Record<Severidad, 'error' | 'warning' | 'note'>> = {
  BLOCKER: 'error',
  CRITICAL: 'error',
  MAJOR: 'warning',
  MINOR: 'note',
  INFO: 'note',
  OTRA: 'note',
};

/** SARIF 2.1.0, within the limits of GitHub's code scanning. */
export const asSarif: Format = (informe, _comprobaciones, _options, { version, ruleOf }) => {
  const all = worstFirst(informe);
  const results = all.slice(0, maxResults);
  const rules = [...new Set(results.map(({ regla }) => regla))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Mantenible',
            semanticVersion: version,
            rules: rules.map((key) => toRule(key, ruleOf(key))),
          },
        },
        invocations: [invocationOf(informe, all.length - results.length)],
        columnKind: 'utf16CodeUnits',
        results: results.map((una) => toResult(informe, una, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function toRule(key: string, rule: ReglaInformada) {
  const { titulo, porQue, texto, markdown, severidad, etiquetas } = rule;
  return {
    id: key,
    shortDescription: { text: titulo },
    fullDescription: { text: porQue },
    help: { text: texto, markdown },
    defaultConfiguration: { level: levels[severidad] },
    properties: { tags: ['maintainability', ...etiquetas].slice(0, maxTags) },
  };
}

function toResult(informe: Informe, una: IncidenciaInformada, rules: readonly string[]) {
  const { regla, severidad, lugar, mensaje, huella, orden, minutos } = una;
  const region =
    lugar === null
      ? { startLine: 1 }
      : {
          startLine: lugar.startLine,
          startColumn: lugar.startColumn + 1,
          endLine: lugar.endLine,
          endColumn: lugar.endColumn + 1,
        };
  return {
    ruleId: regla,
    ruleIndex: rules.indexOf(regla),
    level: levels[severidad],
    message: { text: mensaje },
    locations: [
      { physicalLocation: { artifactLocation: { uri: toUri(repositoryPath(informe, una)) }, region } },
    ],
    partialFingerprints: { primaryLocationLineHash: `${huella}:${orden}` },
    properties: { minutos },
  };
}

/** A path as a relative reference. */
const toUri = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** What the run left out, since a file without results would look clean. */
function invocationOf(informe: Informe, cut: number) {
  const unread = unreadLine(informe);
  const narrowed = severityLine(informe);
  const warnings = [
    ...(cut > 0
      ? [`${contar(cut, 'incidencia queda', 'incidencias quedan')} fuera: son las menos graves.`]
      : []),
    ...(unread === null ? [] : [`${unread}.`]),
  ];
  const notes = [scopeSentence(informe), ...(narrowed === null ? [] : [`${narrowed}.`])];
  const notifications = [
    ...warnings.map((text) => ({ level: 'warning', message: { text } })),
    ...notes.map((text) => ({ level: 'note', message: { text } })),
  ];
  return { executionSuccessful: true, toolExecutionNotifications: notifications };
}
