import { Linter, type Rule } from 'eslint';

import { combine, type Collector, type Report } from './combine.ts';
import type { ParsedScript } from './parse-script.ts';
import type { RuleTable } from './rule-table.ts';

export interface Said {
  readonly reports: readonly Report[];
  /** Why rules said nothing, by key; under '' why none said anything. */
  readonly failed: ReadonlyMap<string, unknown>;
}

/** What rules say of a parsed text. A rule that fails says nothing; neither does any on a tree that ESLint refuses. */
export function runRules({ path, sourceCode, settings }: ParsedScript, rules: RuleTable): Said {
  const collector: Collector = { path, reports: new Map(), failed: new Map() };
  // ESLint's own types and those of typescript-eslint describe the same objects.
  const rule = combine(rules, collector) as unknown as Rule.RuleModule;
  try {
    new Linter({ configType: 'flat' }).verify(sourceCode, {
      plugins: { analyser: { rules: { all: rule } } },
      rules: { 'analyser/all': 'error' },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      settings: { ...settings },
    });
  } catch (error) {
    return { reports: [], failed: new Map([['', error]]) };
  }
  const { failed, reports } = collector;
  return { reports: [...reports].flatMap(([key, own]) => (failed.has(key) ? [] : own)), failed };
}
