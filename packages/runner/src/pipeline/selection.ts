import { excludedByPath, excludedByText, mayBeData, type Exclusion } from '@mantenible/analyser/selection';
import { maximoOmitidos, type ArchivoOmitido } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { maxPathBytes, type RejectedEntry } from '../repository/git/tree.ts';
import { createLanguageCounter } from './other-languages.ts';
import { maxFileSeconds } from '../workers/end-with-parent.ts';
import { truncate } from './text.ts';

/** Why a file is left out: an exclusion of the analyser, a defect of its path, or the limit of settings. */
type Cause = Exclusion | RejectedEntry['defect'] | 'ajustes' | 'detenido';

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
};

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

/** Creates a selection of the files to analyse, as SonarQube selects them; it collects the omitted files. */
export function createSelection() {
  const omitidos: ArchivoOmitido[] = [];
  const languages = createLanguageCounter();
  let settingsBytes = 0;
  let declarationsBytes = 0;
  let dataBytes = 0;
  const omit = (path: string, cause: Cause): false => {
    if (cause === 'language') languages.count(path);
    const motivo = motivos[cause];
    if (motivo !== undefined && omitidos.length < maximoOmitidos)
      omitidos.push({ ruta: truncate(path, maxShownPath), motivo });
    return false;
  };
  return {
    omitidos,
    omit,
    acceptsContext: (path: string, size: number): boolean => {
      if (!isContext(path, size)) return false;
      if (isDeclaration(path)) {
        declarationsBytes += size;
        if (declarationsBytes > maxDeclarationsBytes) return false;
        omit(path, 'declaration');
        return true;
      }
      settingsBytes += size;
      return settingsBytes <= maxSettingsBytes || omit(path, 'ajustes');
    },
    otherLanguages: languages.list,
    acceptsPath: (path: string, size: number): boolean => {
      const exclusion = excludedByPath(path, size);
      if (exclusion === null && mayBeData(path)) {
        dataBytes += size;
        return dataBytes <= maxDataBytes;
      }
      return exclusion === null || omit(path, exclusion);
    },
    acceptsText: (path: string, text: string): boolean => {
      const exclusion = excludedByText(path, text);
      return exclusion === null || omit(path, exclusion);
    },
  };
}
