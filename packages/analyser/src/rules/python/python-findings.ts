import { readPython, type PythonSource } from '../../languages/python/source.ts';
import type { SourceFile } from '../../languages/language.ts';
import type { Finding } from '../finding.ts';
import { rulesOf } from '../catalogue/rule-facts.ts';
import { noReadings, type KeptReadings } from '../kept-readings.ts';
import { everyFileIsMain, type RoleOf } from '../role.ts';
import { runPythonRules } from './engine/find-in-python.ts';
import { createProjectClasses } from './engine/project-classes.ts';
import type { PythonRules } from './engine/python-rule.ts';
import * as ownRules from './registry.ts';

export const pythonRules: PythonRules = ownRules;

/** The rules of scope TEST: SonarQube applies them to main sources too, and no others to tests. */
const rulesOfTests: PythonRules = Object.fromEntries(
  Object.entries(pythonRules).filter(([key]) => rulesOf('python')[key]?.scope === 'TEST'),
);

/** Up to so many characters of reported files, their trees stay in memory until the rules read them. */
const maxHeldChars = 400_000;

/**
 * The findings of the rules for Python in a batch of files, by path, without files that cannot be parsed.
 * Rules resolve classes of the whole batch. In a large batch each file is parsed twice, so that only one tree
 * is in memory at a time.
 */
export function findInPythonFiles(
  files: readonly SourceFile[],
  onFile: (path: string) => void,
  roleOf: RoleOf = everyFileIsMain,
  kept: KeptReadings = noReadings,
): ReadonlyMap<string, readonly Finding[]> {
  const selected = files.filter(({ path }) => roleOf(path) !== null);
  const holds = selected.reduce((sum, { text }) => sum + text.length, 0) <= maxHeldChars;
  const held = new Map<string, PythonSource | null>();
  const readOnce = ({ path, text }: SourceFile): PythonSource | null => {
    const known = held.get(path);
    const source = known === undefined ? readText(text) : known;
    if (holds && roleOf(path) !== null) held.set(path, source);
    return source;
  };
  const project = createProjectClasses(files, readOnce, kept.modules);
  const found = new Map<string, readonly Finding[]>();
  for (const file of selected) {
    onFile(file.path);
    const source = readOnce(file);
    held.delete(file.path);
    const rules = roleOf(file.path) === 'test' ? rulesOfTests : pythonRules;
    if (source) found.set(file.path, runPythonRules({ source, path: file.path, project }, rules));
  }
  return found;
}

const readText = (text: string) => readPython(text.replace(/^\ufeff/u, ''));

/** Keys of the implemented rules, without prefix. */
export const pythonRuleKeys: readonly string[] = Object.keys(pythonRules);
