import { languageKeyOf, mayHoldScripts } from '../languages/endings.ts';
import type { SourceFile } from '../languages/language.ts';
import type { Finding } from './finding.ts';

const isPython = ({ path }: SourceFile) => languageKeyOf(path) === 'py';

/**
 * What the rules of every language find in a batch of files, by path; `onFile` hears of each before it is looked at.
 * Those that are not `wanted` are only known to the others.
 */
export async function findIn(
  files: readonly SourceFile[],
  onFile: (path: string) => void,
  wanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const found = new Map<string, readonly Finding[]>();
  const keep = (more: ReadonlyMap<string, readonly Finding[]>) => {
    for (const [path, findings] of more) found.set(path, findings);
  };
  if (files.some(({ path }) => mayHoldScripts(path))) {
    const { findInScripts } = await import('./javascript/find-in-scripts.ts');
    keep(findInScripts(files, onFile, wanted));
  }
  if (files.some(isPython)) {
    const { findInPythonFiles } = await import('./python/python-findings.ts');
    keep(findInPythonFiles(files.filter(isPython), onFile, wanted));
  }
  return found;
}
