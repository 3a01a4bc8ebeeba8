import { readPython } from '../../languages/python/source.ts';
import type { SourceFile } from '../../languages/language.ts';
import type { Finding } from '../finding.ts';
import { runPythonRules } from './engine/find-in-python.ts';
import { createProjectClasses } from './engine/project-classes.ts';
import { flowRules } from './registry/flow.ts';
import { nameRules } from './registry/names.ts';

const rules = [...nameRules, ...flowRules];

/**
 * The findings of the rules for Python in a batch of files, by path, without files that cannot be parsed.
 * Rules resolve classes of the whole batch. Each file is parsed twice, so that only one tree is in memory
 * at a time.
 */
export function findInPythonFiles(
  files: readonly SourceFile[],
  onFile: (path: string) => void,
  isSelected: (path: string) => boolean = () => true,
): ReadonlyMap<string, readonly Finding[]> {
  const project = createProjectClasses(files.map(({ path }) => path));
  for (const { path, text } of files) {
    const source = read(text);
    if (source) project.add(path, source);
  }
  const found = new Map<string, readonly Finding[]>();
  for (const { path, text } of files) {
    if (!isSelected(path)) continue;
    onFile(path);
    const source = read(text);
    if (source) found.set(path, runPythonRules({ source, path, project }, rules));
  }
  return found;
}

const read = (text: string) => readPython(text.replace(/^\ufeff/u, ''));

/** Keys of the implemented rules, without prefix. */
export const pythonRuleKeys: readonly string[] = rules.map(({ key }) => key);
