import {
  excludedByPath,
  excludedByText,
  languageKeyOf,
  mayBeData,
  type Exclusion,
} from '@mantenible/analyser/selection';
import { ambitoCompleto, crearDecisor, type Decisor, type ParteDeAmbito } from '@mantenible/domain/ambito';
import { maximoOmitidos, type ArchivoOmitido } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { maxPathBytes, type RejectedEntry } from '../repository/git/tree.ts';
import { createLanguageCounter } from './other-languages.ts';
import { maxFileSeconds } from '../workers/end-with-parent.ts';
import { truncate } from './text.ts';

/** Why a file is left out: an exclusion of the analyser, a defect of its path, or the limit of settings. */
type Cause = Exclusion | RejectedEntry['defect'] | 'ajustes' | 'detenido' | 'submodulo' | 'lfs';

/** Texts of the causes that the page lists; files with another cause are not listed. */
const motivos: Readonly<Partial<Record<Cause, string>>> = {
  size: 'Es demasiado grande.',
  folder: 'Está en una carpeta de código ajeno o generado.',
  declaration: 'Solo declara tipos.',
  minified: 'Está minimizado.',
  bundle: 'Es un paquete generado a partir de otros archivos.',
  larga: `Su ruta ocupa más de ${formatNumber(maxPathBytes)} bytes.`,
  'sin-utf8': 'Su ruta no está escrita en UTF-8.',
  detenido: `No se pudo terminar su análisis: superó ${contar(maxFileSeconds, 'segundo', 'segundos')} de procesador o la memoria de un archivo.`,
  ajustes: 'Hay demasiados archivos de configuración.',
  submodulo: 'Es un submódulo: su código está en otro repositorio.',
  lfs: 'Está en Git LFS: el repositorio contiene solo su referencia.',
};

/** The part to which each cause belongs; files with another cause are not counted. */
const partOfCause: Readonly<Partial<Record<Cause, ParteDeAmbito>>> = {
  hidden: 'oculto',
  size: 'grande',
  folder: 'carpeta-ajena',
  declaration: 'declaracion',
  minified: 'minimizado',
  bundle: 'generado',
  larga: 'ruta-invalida',
  'sin-utf8': 'ruta-invalida',
  submodulo: 'submodulo',
  lfs: 'lfs',
};

/** A file in the count of the parts of a scope; `lineas` is null where it was not read. */
export interface CountedFile {
  readonly parte: ParteDeAmbito;
  readonly lineas: number | null;
  /** Whether the text names itself generated, or looks so. */
  readonly generado?: boolean;
  /** Whether some of its bytes have no character. */
  readonly ilegible?: boolean;
}

/** How a file is used: as context of the rules, by its role in the scope, or not at all. */
export type Use = 'context' | 'principal' | 'prueba' | 'excluido' | 'fuera' | null;

/** Limit of the files outside the scope that are read: they are counted, and scripts give types to the others. */
const maxLeftOutBytes = 20 * 1024 * 1024;

const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** Characters of a path in the list of omitted files. */
const maxShownPath = 400;

// Context: files without measures that rules for scripts read.
const manifest = /(?:^|\/)package\.json$/u;
const compilerSettings = /(?:^|\/)tsconfig[^/]*\.json$/u;
const isDeclaration = (path: string) => path.endsWith('.d.ts');
const maxContextBytes = 256 * 1024;
// Limits of all settings and of all declarations together: every batch for the rules includes them.
const maxSettingsBytes = 4 * 1024 * 1024;
const maxDeclarationsBytes = 1024 * 1024;

/** Limit of the YAML and JSON files that are read because they may describe infrastructure; most of them are data. */
const maxDataBytes = 32 * 1024 * 1024;

const inForeignFolder = /(?:^|\/)(?:\.[^/]*|node_modules|bower_components|dist|vendor|external)\//u;
const inInstalledFolder = /(?:^|\/)(?:\.[^/]*|node_modules)\//u;

/** The omitted files, followed by those that killed their worker. */
export function withStopped(
  omitidos: readonly ArchivoOmitido[],
  paths: readonly string[],
): readonly ArchivoOmitido[] {
  const motivo = motivos.detenido ?? '';
  const stopped = paths.map((path) => ({ ruta: truncate(path, maxShownPath), motivo }));
  return [...omitidos, ...stopped].slice(0, maximoOmitidos);
}

/**
 * Whether a file is context: read by rules, but not measured. As in SonarQube, compiler settings and type declarations in
 * folders of generated code count too: if a project has settings, a script that none of them includes has no types.
 */
export function isContext(path: string, size: number): boolean {
  if (size > maxContextBytes) return false;
  if (compilerSettings.test(path) || isDeclaration(path)) return !inInstalledFolder.test(path);
  return manifest.test(path) && !inForeignFolder.test(path);
}

/** Decides by path and size, within the limits that all context and all data together have. */
function createPathRules(omit: (path: string, cause: Cause) => false) {
  let settingsBytes = 0;
  let declarationsBytes = 0;
  let dataBytes = 0;
  const acceptsContext = (path: string, size: number): boolean => {
    if (!isContext(path, size)) return false;
    if (isDeclaration(path)) {
      declarationsBytes += size;
      if (declarationsBytes > maxDeclarationsBytes) return false;
      omit(path, 'declaration');
      return true;
    }
    settingsBytes += size;
    return settingsBytes <= maxSettingsBytes || omit(path, 'ajustes');
  };
  const acceptsPath = (path: string, size: number): boolean => {
    const exclusion = excludedByPath(path, size);
    if (exclusion === null && mayBeData(path)) {
      dataBytes += size;
      return dataBytes <= maxDataBytes;
    }
    return exclusion === null || omit(path, exclusion);
  };
  return { acceptsContext, acceptsPath };
}

/** Creates a selection of the files to analyse, as SonarQube selects them; it collects the omitted files and counts all. */
export function createSelection(decisor: Decisor = everyFile) {
  const omitidos: ArchivoOmitido[] = [];
  const languages = createLanguageCounter();
  let leftOutBytes = 0;
  const files = new Map<string, CountedFile>();
  const omit = (path: string, cause: Cause): false => {
    if (cause === 'language') languages.count(path);
    const parte = partOfCause[cause];
    if (parte !== undefined && (cause !== 'hidden' || isCode(path))) files.set(path, { parte, lineas: null });
    const motivo = motivos[cause];
    if (motivo !== undefined && omitidos.length < maximoOmitidos)
      omitidos.push({ ruta: truncate(path, maxShownPath), motivo });
    return false;
  };
  const { acceptsContext, acceptsPath } = createPathRules(omit);
  const leaveOut = (path: string, size: number, parte: 'excluido' | 'fuera'): Use => {
    if (mayBeData(path)) return null;
    files.set(path, { parte, lineas: null });
    if (excludedByPath(path, size) !== null) return null;
    leftOutBytes += size;
    return leftOutBytes <= maxLeftOutBytes ? parte : null;
  };
  return {
    omitidos,
    omit,
    /** The files by path: of each measured language, with what became of it. */
    files,
    otherLanguages: languages.list,
    useOf: (path: string, size: number): Use => {
      if (acceptsContext(path, size)) return 'context';
      const role = languageKeyOf(path) === null ? 'principal' : decisor.papel(path);
      if (role === 'excluido' || role === 'fuera') return leaveOut(path, size, role);
      return acceptsPath(path, size) ? role : null;
    },
    /** Whether a file is analysed by its text; one that is not is listed. */
    acceptsText: (path: string, text: string): boolean => {
      if (text.startsWith(lfsPointer)) return omit(path, 'lfs');
      const exclusion = excludedByText(path, text);
      return exclusion === null || omit(path, exclusion);
    },
    count: (
      path: string,
      parte: ParteDeAmbito,
      lineas: number,
      signs: Pick<CountedFile, 'generado' | 'ilegible'> = {},
    ): void => {
      files.set(path, { parte, lineas, ...signs });
    },
  };
}

const everyFile = crearDecisor(ambitoCompleto);

const isCode = (path: string): boolean => languageKeyOf(path) !== null && !mayBeData(path);
