import { readPython } from '../../languages/python/source.ts';
import type { SourceFile } from '../../languages/language.ts';
import type { Finding } from '../finding.ts';
import { runPythonRules } from './engine/find-in-python.ts';
import { createProjectClasses } from './engine/project-classes.ts';
import { flowRules } from './registry/flow.ts';
import { nameRules } from './registry/names.ts';

const rules = [...nameRules, ...flowRules];

/**
 * What the rules for Python find in a batch of files, by path; files that cannot be parsed are left out. Files of one
 * batch know each other's classes. Each is parsed twice, so that never more than one tree is kept.
 */
export function findInPythonFiles(
  files: readonly SourceFile[],
  onFile: (path: string) => void,
  wanted: (path: string) => boolean = () => true,
): ReadonlyMap<string, readonly Finding[]> {
  const project = createProjectClasses(files.map(({ path }) => path));
  for (const { path, text } of files) {
    const source = read(text);
    if (source) project.add(path, source);
  }
  const found = new Map<string, readonly Finding[]>();
  for (const { path, text } of files) {
    if (!wanted(path)) continue;
    onFile(path);
    const source = read(text);
    if (source) found.set(path, runPythonRules({ source, path, project }, rules));
  }
  return found;
}

const read = (text: string) => readPython(text.replace(/^\ufeff/u, ''));

/** The rules that are looked for, by key without prefix. */
export const pythonRuleKeys: readonly string[] = rules.map(({ key }) => key);
