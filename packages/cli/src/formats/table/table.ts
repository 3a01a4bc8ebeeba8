import { styleText } from 'node:util';

import { propiedadesDePropuestas } from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import {
  brokenFiles,
  medidas as conocidas,
  nombreDeSeveridad,
  plain,
  degreeLine,
  gateLine,
  partRows,
  scopeLine,
  scopeNotices,
  sinceLine,
  sizeLine,
  subcharacteristicRows,
  totalLine,
  verdictRows,
  type IncidenciaInformada,
} from '@mantenible/reports/formatos';

import type { Informe } from '../../analysis/report.ts';
import type { Format } from '../format.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const colours: Readonly<Partial<Record<IncidenciaInformada['severidad'], Style>>> = {
  BLOCKER: 'red',
  CRITICAL: 'red',
  MAJOR: 'yellow',
};

/** Result for a terminal: findings by file, then the figures, totals last. */
export const asTable: Format = (informe, comprobaciones, { resumen, color }) => {
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const title = (text: string) => paint('bold', text);
  const since = sinceLine(informe);
  const lines = [
    ...(resumen ? [] : findingLines(informe, paint)),
    title(plain(degreeLine(informe))),
    ...(since === null ? [] : [plain(since)]),
    '',
    title('Subcaracterísticas (carga: 0 % es lo mejor)'),
    ...columns(subcharacteristicRows(informe), 1),
    '',
    title('Veredictos'),
    ...columns(verdictRows(informe), 1),
    '',
    title('Medidas'),
    ...columns(measureRows(informe), 1),
    ...scopeLines(informe, title),
    ...leftOutLines(informe, title),
    ...(comprobaciones.length === 0 ? [] : ['', title('Umbrales')]),
    ...comprobaciones.map((una) => paint(una.cumple ? 'green' : 'red', `  ${gateLine(una)}`)),
    '',
    title(`${totalLine(informe)}; ${sizeLine(informe)}`),
  ];
  return `${lines.join('\n')}\n`;
};

function measureRows({ medidas }: Informe): readonly (readonly [string, string])[] {
  return conocidas.flatMap(({ clave, nombre }) => {
    const valor = medidas[clave];
    return valor === undefined ? [] : [[nombre, formatNumber(valor)] as const];
  });
}

function findingLines({ incidencias }: Informe, paint: Paint): readonly string[] {
  const byFile = Map.groupBy(incidencias, ({ ruta }) => ruta);
  return [...byFile].flatMap(([ruta, suyas]) => [
    paint('underline', plain(ruta)),
    ...columns(
      suyas.map(({ lugar, severidad, mensaje, regla }) => [
        lugar === null ? '-' : `${lugar.startLine}:${lugar.startColumn + 1}`,
        nombreDeSeveridad(severidad),
        plain(mensaje),
        regla,
      ]),
      0,
    ).map((line, index) => paintSeverity(line, suyas[index], paint)),
    '',
  ]);
}

function paintSeverity(line: string, una: IncidenciaInformada | undefined, paint: Paint): string {
  const style = una && colours[una.severidad];
  if (una === undefined || style === undefined) return line;
  const name = nombreDeSeveridad(una.severidad);
  return line.replace(name, paint(style, name));
}

/** What the figures are about; one line where every file is main code. */
function scopeLines(informe: Informe, title: (text: string) => string): readonly string[] {
  const { ambito, otrosLenguajes } = informe;
  const { origen, avisos, partes, propuestas = [] } = ambito;
  const lines = propiedadesDePropuestas(ambito.ambito, propuestas);
  const others = partes.filter(({ parte }) => parte !== 'principal');
  const shown = others.length + avisos.length + propuestas.length + otrosLenguajes.length;
  if (origen === 'todo' && shown === 0) return [];
  return [
    '',
    title('Qué se analizó'),
    `  ${scopeLine(informe)}`,
    ...columns(partRows(informe), 1),
    ...scopeNotices(informe).map((notice) => `  ${plain(notice)}`),
    ...(lines.length === 0 ? [] : ['  Para dejar todo eso fuera, en sonar-project.properties:']),
    ...lines.map((line) => `    ${plain(line)}`),
  ];
}

/** Files without a result: they would otherwise look clean. */
function leftOutLines(informe: Informe, title: (text: string) => string): readonly string[] {
  const broken = brokenFiles(informe).map(plain);
  const left = informe.omitidos.map(({ ruta, motivo }) => `${plain(ruta)}: ${motivo}`);
  return [
    ...(broken.length === 0 ? [] : ['', title('Archivos que no se pudieron leer como código')]),
    ...firstOf(broken),
    ...(left.length === 0 ? [] : ['', title('Archivos que quedan fuera')]),
    ...firstOf(left),
  ];
}

/** The first names of a list, and how many follow. */
function firstOf(names: readonly string[]): readonly string[] {
  const more = names.length - maxLeftOut;
  return [
    ...names.slice(0, maxLeftOut).map((name) => `  ${name}`),
    ...(more > 0 ? [`  y ${contar(more, 'archivo más', 'archivos más')}`] : []),
  ];
}

const maxLeftOut = 20;

/** Rows in columns; column `right` is aligned to the right. */
function columns(rows: readonly (readonly string[])[], right: number): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach(
      (cell, index) => (widths[index] = Math.max(widths[index] ?? 0, Math.min(cell.length, widest))),
    );
  return rows.map((row) => {
    const cells = row.map((cell, index) =>
      index === right ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

/** A longer cell moves what follows it on its own line alone. */
const widest = 100;
