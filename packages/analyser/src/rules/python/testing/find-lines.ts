import { readPython } from '../../../languages/python/source.ts';
import { runPythonRules } from '../engine/find-in-python.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** The sorted first lines of a rule's findings in a parsable text. */
export function findLines(key: string, rule: PythonRule, text: string, path = 'a.py'): readonly number[] {
  const source = readPython(text);
  if (source === null) throw new Error(`Not parsable: ${text}`);
  const findings = runPythonRules({ source, path, project: null }, { [key]: rule }, (_, error) => {
    throw error;
  });
  return findings.map(({ range }) => range?.startLine ?? 0).sort((a, b) => a - b);
}
