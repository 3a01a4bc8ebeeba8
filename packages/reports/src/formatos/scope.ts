import { nombresDePartes, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { maximoOmitidos } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { preguntaDePropuesta } from '@mantenible/wording/propuesta-de-alcance';

import { plain } from './plain.ts';
import type { Informe } from './report.ts';

type ConAmbito = Pick<Informe, 'ambito'>;
type ConArchivos = Pick<Informe, 'archivos' | 'omitidos'>;

/** Words that hold for a folder on the disk, for a branch and for a kept analysis. */
const origenes: Readonly<Record<AmbitoAplicado['origen'], string>> = {
  todo: 'todos los archivos, también las pruebas',
  archivo: 'el que fija el archivo sonar-project.properties de la raíz analizada',
  proyecto: 'el que guarda el proyecto',
};

/** 'Alcance: todos los archivos, también las pruebas'. */
export const scopeLine = ({ ambito }: ConAmbito): string => `Alcance: ${origenes[ambito.origen]}`;

/** Each part with its files and lines, and how many files the lines do not cover; without lines where none was read. */
export const partRows = ({ ambito }: ConAmbito): readonly (readonly string[])[] =>
  ambito.partes.map(({ parte, archivos, lineas, sinLeer = 0 }) => [
    nombresDePartes[parte],
    contar(archivos, 'archivo', 'archivos'),
    lineas === null ? '' : contar(lineas, 'línea', 'líneas') + unreadOf(sinLeer),
  ]);

const unreadOf = (files: number): string =>
  files === 0 ? '' : ` y ${contar(files, 'archivo', 'archivos')} sin leer`;

/** What the scope did not follow, and the main files that may not be meant. */
export const scopeNotices = ({ ambito }: ConAmbito): readonly string[] => [
  ...ambito.avisos,
  ...(ambito.propuestas ?? []).map(preguntaDePropuesta),
];

/** The scope in one line: where it comes from, its parts, and how many notices the other formats have. */
export function scopeSentence(informe: ConAmbito): string {
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
