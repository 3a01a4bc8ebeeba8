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
  todo: 'todos los archivos, sin pruebas ni exclusiones',
  archivo: 'el que fija el archivo sonar-project.properties de la raíz analizada',
  proyecto: 'el que guarda el proyecto',
};

/** 'Alcance: todos los archivos, sin pruebas ni exclusiones'. */
export const scopeLine = ({ ambito }: ConAmbito): string => `Alcance: ${origenes[ambito.origen]}`;

/** Each part with its files and lines; without lines where some of its files were not read. */
export const partRows = ({ ambito }: ConAmbito): readonly (readonly string[])[] =>
  ambito.partes.map(({ parte, archivos, lineas }) => [
    nombresDePartes[parte],
    contar(archivos, 'archivo', 'archivos'),
    lineas === null ? '' : contar(lineas, 'línea', 'líneas'),
  ]);

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

/** The files that the analysis did not read: they would otherwise look clean. */
export function unreadFiles({ archivos, omitidos }: ConArchivos): readonly SinMedir[] {
  const named = new Set(omitidos.map(({ ruta }) => ruta));
  const broken = archivos.filter(({ ruta, analizable }) => !analizable && !named.has(ruta));
  return [
    ...broken.map(({ ruta }) => ({ ruta, motivo: 'No se pudo leer como código.' })),
    ...omitidos.map(({ ruta, motivo }) => ({ ruta, motivo })),
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
