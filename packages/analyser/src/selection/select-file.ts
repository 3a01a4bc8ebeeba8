import { languageKeyOf, mayHoldScripts } from '../languages/endings.ts';
import { isData, mayBeData } from '../languages/infrastructure/identify.ts';
import { averageLineLength } from './average-line.ts';
import { looksLikeBundle } from './bundle.ts';

export { languageKeyOf, mayBeData, mayHoldScripts };

/** Why a file is left out; it disappears from the analysis as if it did not exist. */
export const exclusions = [
  'hidden',
  'language',
  'size',
  'folder',
  'declaration',
  'minified',
  'bundle',
] as const;
export type Exclusion = (typeof exclusions)[number];

const mostBytes = 20 * 1024 * 1024;
const mostBytesOfScript = 1_000_000;
/** Data may be of any size; what describes infrastructure is small. */
const mostBytesOfData = 512 * 1024;
const mostAverageLength = 200;
const foreignFolders = new Set(['node_modules', 'bower_components', 'dist', 'vendor', 'external']);

const isScript = (language: string) => language === 'js' || language === 'ts';
const mayBeGenerated = (language: string) => isScript(language) || language === 'css';

/** Selects by path (from the root, with `/`) and size in bytes, before the text is read; null keeps the file so far. */
export function excludedByPath(path: string, size: number): Exclusion | null {
  const folders = path.split('/').slice(0, -1);
  const language = languageKeyOf(path);
  if (path.split('/').some((name) => name.startsWith('.'))) return 'hidden';
  if (language === null || (mayBeData(path) && size > mostBytesOfData)) return 'language';
  if (size > mostBytes || (isScript(language) && size >= mostBytesOfScript)) return 'size';
  if (!mayBeGenerated(language)) return null;
  if (folders.some((name) => foreignFolders.has(name))) return 'folder';
  if (path.endsWith('.d.ts')) return 'declaration';
  return /[.-]min\.(?:js|css)$/u.test(path) ? 'minified' : null;
}

/** Selects a file by its text, after its path was accepted. */
export function excludedByText(path: string, text: string): Exclusion | null {
  const language = languageKeyOf(path) ?? '';
  if (isData(path, text)) return 'language';
  if (/\.(?:js|css)$/u.test(path) && averageLineLength(text) > mostAverageLength) return 'minified';
  return isScript(language) && looksLikeBundle(text) ? 'bundle' : null;
}
