import { languageKeyOf, mayHoldScripts } from '../languages/endings.ts';
import type { SourceFile } from '../languages/language.ts';
import type { Finding } from './finding.ts';
import type { KeptReadings } from './kept-readings.ts';
import type { OnUnread, RoleOf } from './role.ts';

const isPython = ({ path }: SourceFile) => languageKeyOf(path) === 'py';

/**
 * The findings of the rules of all languages in a batch of files, by path. Calls `onFile` before each file
 * is analysed. Files without a role only supply context: their types, classes and settings. `kept` caches
 * parsed files from the batch before.
 */
export async function findIn(
  files: readonly SourceFile[],
  onFile: (path: string) => void,
  roleOf: RoleOf,
  kept: KeptReadings,
  onUnread: OnUnread = () => undefined,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  kept.modules.begin();
  kept.scripts.begin();
  const found = new Map<string, readonly Finding[]>();
  const keep = (more: ReadonlyMap<string, readonly Finding[]>) => {
    for (const [path, findings] of more) found.set(path, findings);
  };
  if (files.some(({ path }) => mayHoldScripts(path))) {
    const { findInScripts } = await import('./javascript/find-in-scripts.ts');
    keep(findInScripts(files, onFile, roleOf, kept, onUnread));
  }
  if (files.some(isPython)) {
    const { findInPythonFiles } = await import('./python/python-findings.ts');
    keep(findInPythonFiles(files.filter(isPython), onFile, roleOf, kept));
  }
  return found;
}
