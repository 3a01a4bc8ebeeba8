// seguridad: 31, 65
import { hostileTexts } from '@mantenible/doubles/hostile-texts';
import { expect, it } from 'vitest';

import { languages, languageOf } from './languages/index.ts';
import { readPython } from './languages/python/source.ts';
import { runPythonRules } from './rules/python/engine/find-in-python.ts';
import type { PythonRules } from './rules/python/engine/python-rule.ts';
import { pythonRules } from './rules/python/python-findings.ts';

/** Characters of a text here: the rules that a kind reaches do not depend on its length. */
const short = 300;

/** The texts of a language, each in a file of its own. */
const sourcesOf = (extension: RegExp) =>
  hostileTexts
    .filter(({ path }) => extension.test(path))
    .map(({ path, text }, i) => ({
      path: `${i}/${path}`,
      text: text(short),
    }));

/** Listeners that pass on each call and add the rule's key to those that were called. */
function watched<Listeners extends object>(
  listeners: Listeners,
  key: string,
  called: Set<string>,
): Listeners {
  const passing = Object.entries(listeners).map(([selector, listener]: [string, unknown]) => {
    const pass = (...given: readonly unknown[]): void => {
      called.add(key);
      if (typeof listener === 'function') Reflect.apply(listener, undefined, given);
    };
    return [selector, pass];
  });
  return Object.fromEntries(passing) as Listeners;
}

it('every rule of Python gets nodes of a hostile text', () => {
  const called = new Set<string>();
  const rules: PythonRules = Object.fromEntries(
    Object.entries(pythonRules).map(([key, rule]) => [key, (context) => watched(rule(context), key, called)]),
  );
  for (const { path, text } of sourcesOf(/\.py$/u)) {
    const source = readPython(text);
    if (source) runPythonRules({ source, path, project: null }, rules);
  }
  expect(Object.keys(rules).filter((key) => !called.has(key))).toEqual([]);
});

it('every reader gets hostile texts', () => {
  const paths = hostileTexts.map(({ path }) => path);
  const read = new Set(paths.map((path) => languageOf(path)?.key));
  expect(languages.map(({ key }) => key).filter((key) => !read.has(key))).toEqual([]);
  // Readers of their own within a language.
  const endings = ['.vue', '.tsx', '.scss'].filter((ending) => !paths.some((path) => path.endsWith(ending)));
  expect(endings).toEqual([]);
});
