import type { FileAnalysis } from '@mantenible/analyser';
import {
  ambitoCompleto,
  contarPartes,
  archivoDePropiedades,
  crearDecisor,
  leerAmbito,
  proponerAmbito,
  type Ambito,
  type AmbitoAplicado,
  type ArchivoPrincipal,
  type Decisor,
} from '@mantenible/domain/ambito';

import { formatNumber } from '@mantenible/wording/numeros';

import type { Attributes } from './attributes.ts';
import type { RootFile } from './root-file.ts';
import type { CountedFile } from './selection.ts';
import { noticesOf, type UnreadScripts } from './scope-notices.ts';
import { decodeText } from './text.ts';

/** Limit of a properties file in bytes; a larger one is not followed. */
export const maxPropertiesBytes = 256 * 1024;

/** The scope of one analysis, and what decides by it. */
export interface Scope extends Pick<AmbitoAplicado, 'origen' | 'ambito' | 'avisos'> {
  readonly decisor: Decisor;
}

/** The scope of the project's own setting, else of the repository's properties file, else every file. */
export function scopeOf(setting: Ambito | null, file: RootFile | null): Scope {
  if (setting) return scope('proyecto', setting, []);
  if (file === null) return scope('todo', ambitoCompleto, []);
  if (file.content === null) {
    const aviso = `${archivoDePropiedades}: es demasiado grande y no se sigue (máximo: ${formatNumber(Math.floor(maxPropertiesBytes / 1000))}\u00a0kB).`;
    return scope('todo', ambitoCompleto, [aviso]);
  }
  const { ambito, avisos } = leerAmbito(decodeText(file.content));
  return scope('archivo', ambito, avisos);
}

const scope = (origen: Scope['origen'], ambito: Ambito, avisos: readonly string[]): Scope => ({
  origen,
  ambito,
  avisos,
  decisor: crearDecisor(ambito),
});

/** The files of a repository by what became of them. */
export interface SelectedFiles {
  readonly scope: Scope;
  readonly files: ReadonlyMap<string, CountedFile>;
  readonly attributes: Attributes;
}

/** The files of an analysis, those that stopped their worker, and the scripts of pages that were not read. */
interface AnalysedPaths {
  readonly archivos: readonly { readonly ruta: string; readonly analizable: boolean }[];
  readonly detenidos: readonly string[];
  readonly sinLeer: readonly UnreadScripts[];
}

/** What an analysis keeps of its scope; files that could not be analysed are counted apart. */
export function appliedScope(
  { scope, files, attributes }: SelectedFiles,
  { archivos, detenidos, sinLeer }: AnalysedPaths,
): AmbitoAplicado {
  const counted = new Map(files);
  const stopped = new Set(detenidos);
  for (const { ruta, analizable } of archivos) {
    const file = counted.get(ruta);
    if (!file || analizable) continue;
    counted.set(ruta, { ...file, parte: stopped.has(ruta) ? 'detenido' : 'sintaxis' });
  }
  const { origen, ambito } = scope;
  return {
    origen,
    ambito,
    avisos: noticesOf({ ...scope, avisos: [...scope.avisos, ...attributes.avisos] }, files, sinLeer),
    partes: contarPartes(counted.values()),
    propuestas: proponerAmbito(mainFiles(counted, attributes)),
  };
}

function mainFiles(
  counted: ReadonlyMap<string, CountedFile>,
  attributes: Attributes,
): readonly ArchivoPrincipal[] {
  return [...counted].flatMap(([ruta, { parte, lineas, generado = false }]) => {
    if (parte !== 'principal' || lineas === null) return [];
    const named = attributes.of(ruta);
    return [{ ruta, lineas, generado: named.generated ?? generado, ajeno: named.vendored }];
  });
}

/** A file's analysis without what the scope excludes from duplication and from coverage. */
export function scopedPart(
  part: FileAnalysis,
  { comparaDuplicacion, exigeCobertura }: Decisor,
): FileAnalysis {
  if (part.isTest === true) return part;
  const { lines_to_cover, ...counts } = part.counts;
  const compared = comparaDuplicacion(part.path);
  const covered = lines_to_cover === undefined || exigeCobertura(part.path);
  if (compared && covered) return part;
  return {
    ...part,
    ...(!compared && { tokenLines: [] }),
    ...(!covered && { counts }),
  };
}

/** The findings of a file without those that the scope ignores. */
export const scopedFindings = (
  { path, findings }: Pick<FileAnalysis, 'path' | 'findings'>,
  { ignora }: Decisor,
): FileAnalysis['findings'] => findings.filter(({ rule }) => !ignora(rule, path));
