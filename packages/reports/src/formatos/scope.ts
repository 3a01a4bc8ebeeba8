import {
  nombresDePartes,
  partesElegidas,
  type AmbitoAplicado,
  type RecuentoDeParte,
} from '@mantenible/domain/ambito';
import { maximoOmitidos, type LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { preguntaDePropuesta } from '@mantenible/wording/propuesta-de-alcance';

import { plain } from './plain.ts';
import type { Informe } from './report.ts';

type ConAmbito = Pick<Informe, 'ambito'>;
type ConPartes = Pick<Informe, 'ambito' | 'otrosLenguajes'>;
type ConArchivos = Pick<Informe, 'archivos' | 'omitidos'>;

/** Words that hold for a folder on the disk, for a branch and for a kept analysis. */
const origenes: Readonly<Record<AmbitoAplicado['origen'], string>> = {
  todo: 'todos los archivos, también las pruebas',
  archivo: 'el que fija el archivo sonar-project.properties de la raíz analizada',
  proyecto: 'el que guarda el proyecto',
};

/** 'Alcance: todos los archivos, también las pruebas'. */
export const scopeLine = ({ ambito }: ConAmbito): string => `Alcance: ${origenes[ambito.origen]}`;

/** Each part with its files and lines, then the languages that are not analysed; a notice where the scope did not leave it out. */
export const partRows = ({ ambito, otrosLenguajes }: ConPartes): readonly (readonly string[])[] => [
  ...ambito.partes.map((una) => [
    `${nombresDePartes[una.parte]}${isChosen(una) ? '' : aviso}`,
    contar(una.archivos, 'archivo', 'archivos'),
    linesOf(una),
  ]),
  ...languageRows(otrosLenguajes),
];

const aviso = ' (aviso)';

/** Whether a part is main code, or was left out because the scope names it. */
const isChosen = ({ parte }: RecuentoDeParte): boolean =>
  parte === 'principal' || partesElegidas.includes(parte);

function linesOf({ lineas, sinLeer = 0 }: RecuentoDeParte): string {
  if (lineas === null) return '';
  const unread = sinLeer === 0 ? '' : ` y ${contar(sinLeer, 'archivo', 'archivos')} sin leer`;
  return `${contar(lineas, 'línea', 'líneas')}${unread}`;
}

/** Languages that a row names. */
const maxLanguages = 5;

function languageRows(all: readonly LenguajeSinAnalizar[]): readonly (readonly string[])[] {
  if (all.length === 0) return [];
  const files = all.reduce((sum, { archivos }) => sum + archivos, 0);
  const named = all
    .slice(0, maxLanguages)
    .map(({ lenguaje, archivos }) => `${lenguaje} (${formatNumber(archivos)})`);
  const more = all.length - named.length;
  const rest = more === 0 ? '' : ` y ${contar(more, 'lenguaje más', 'lenguajes más')}`;
  return [
    [
      `En lenguajes que no se analizan${aviso}`,
      contar(files, 'archivo', 'archivos'),
      `${named.join(', ')}${rest}`,
    ],
  ];
}

/** What the scope did not follow, and the main files that may not be meant. */
export const scopeNotices = ({ ambito }: ConAmbito): readonly string[] => [
  ...ambito.avisos,
  ...(ambito.propuestas ?? []).map(preguntaDePropuesta),
];

/** The scope in one line: where it comes from, its parts, and how many notices the other formats have. */
export function scopeSentence(informe: ConPartes): string {
  const parts = partRows(informe).map(
    ([name = '', ...counts]) => `${name}: ${counts.filter((one) => one !== '').join(', ')}`,
  );
  const notices = scopeNotices(informe).length;
  const noticed = notices === 0 ? [] : [contar(notices, 'aviso del alcance', 'avisos del alcance')];
  return `${[scopeLine(informe), ...parts, ...noticed].join('; ')}.`;
}

/** A file without a result, and why. */
export interface SinMedir {
  readonly ruta: string;
  readonly motivo: string;
}

/** Paths of the files that could not be read as code, without those that have a reason of their own among `omitidos`. */
export function brokenFiles({ archivos, omitidos }: ConArchivos): readonly string[] {
  const named = new Set(omitidos.map(({ ruta }) => ruta));
  return archivos.flatMap(({ ruta, analizable }) => (analizable || named.has(ruta) ? [] : [ruta]));
}

/** The files that the analysis did not read: they would otherwise look clean. */
export function unreadFiles(informe: ConArchivos): readonly SinMedir[] {
  return [
    ...brokenFiles(informe).map((ruta) => ({ ruta, motivo: 'No se pudo leer como código.' })),
    ...informe.omitidos.map(({ ruta, motivo }) => ({ ruta, motivo })),
  ];
}

/** Names of files in one line. */
const maxNamed = 10;

/** '2 archivos quedan sin medir: a.js (no se pudo leer como código), …'; null where every file was read. */
export function unreadLine(informe: ConArchivos): string | null {
  const unread = unreadFiles(informe);
  if (unread.length === 0) return null;
  const shown = unread.slice(0, maxNamed).map(({ ruta, motivo }) => `${plain(ruta)} (${asClause(motivo)})`);
  const more = unread.length - shown.length;
  const rest = more === 0 ? '' : ` y ${formatNumber(more)} más`;
  // A list of that length may be incomplete.
  const least = informe.omitidos.length >= maximoOmitidos ? 'Al menos ' : '';
  return `${least}${contar(unread.length, 'archivo queda', 'archivos quedan')} sin medir: ${shown.join(', ')}${rest}`;
}

/** A sentence as a part of another one. */
const asClause = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/u, '');
