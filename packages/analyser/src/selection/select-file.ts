import { languageKeyOf, mayHoldScripts } from '../languages/endings.ts';
import { isData, mayBeData } from '../languages/infrastructure/identify.ts';
import { averageLineLength } from './average-line.ts';
import { looksLikeBundle } from './bundle.ts';

export { languageKeyOf, mayBeData, mayHoldScripts };
export { testAnalysis } from './test-analysis.ts';

/** Reasons to leave a file out of the analysis, which then gives neither measures nor findings for it. */
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
/** A larger YAML or JSON file counts as data without being read: those that describe infrastructure are small. */
const mostBytesOfData = 512 * 1024;
const mostAverageLength = 200;
const foreignFolders = new Set(['node_modules', 'bower_components', 'dist', 'vendor', 'external']);

const isScript = (language: string) => language === 'js' || language === 'ts';
const mayBeGenerated = (language: string) => isScript(language) || language === 'css';

/** Reason to leave a file out by its path (from the root, with `/`) and its size in bytes, before it is read; or null. */
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

/** Why a file that `excludedByPath` accepted is left out by its text; null if it is not. */
export function excludedByText(path: string, text: string): Exclusion | null {
  const language = languageKeyOf(path) ?? '';
  if (isData(path, text)) return 'language';
  if (/\.(?:js|css)$/u.test(path) && averageLineLength(text) > mostAverageLength) return 'minified';
  return isScript(language) && looksLikeBundle(text) ? 'bundle' : null;
}
