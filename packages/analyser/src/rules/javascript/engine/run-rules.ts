import { Linter, type Rule } from 'eslint';

import { combine, uses } from './fast/index.ts';
import type { ParsedScript } from './parse-script.ts';
import { separate, type Collector, type Report } from './plain/listen.ts';
import type { RuleTable } from './plain/rule-table.ts';

export interface RuleResults {
  readonly reports: readonly Report[];
  /** Errors of failed rules, by key; under '' the error of ESLint, which leaves no reports. */
  readonly failed: ReadonlyMap<string, unknown>;
}

/** Runs rules over a parsed text. A failed rule leaves no reports; a tree that ESLint refuses leaves none at all. */
export function runRules({ path, sourceCode, settings }: ParsedScript, rules: RuleTable): RuleResults {
  const collector: Collector = { path, reports: new Map(), failed: new Map() };
  const table = uses('one-walk') ? { all: combine(rules, collector) } : separate(rules, collector);
  try {
    new Linter({ configType: 'flat' }).verify(sourceCode, {
      // ESLint's own types and those of typescript-eslint describe the same objects.
      plugins: { analyser: { rules: table as unknown as Record<string, Rule.RuleModule> } },
      rules: Object.fromEntries(Object.keys(table).map((key) => [`analyser/${key}`, 'error'])),
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      settings: { ...settings },
    });
  } catch (error) {
    return { reports: [], failed: new Map([['', error]]) };
  }
  const { failed, reports } = collector;
  return { reports: [...reports].flatMap(([key, own]) => (failed.has(key) ? [] : own)), failed };
}
