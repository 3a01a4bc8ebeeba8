import { readPython } from '../../../languages/python/source.ts';
import { runPythonRules } from '../engine/find-in-python.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** First lines of what a rule finds in a text, which must be parsable, in the order of the lines. */
export function findLines(rule: PythonRule, text: string, path = 'a.py'): readonly number[] {
  const source = readPython(text);
  if (source === null) throw new Error(`nobody can parse: ${text}`);
  const findings = runPythonRules({ source, path, project: null }, [rule], (_, error) => {
    throw error;
  });
  return findings.map(({ range }) => range?.startLine ?? 0).sort((a, b) => a - b);
}
