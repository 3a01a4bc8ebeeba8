import { rulesOf } from '../catalogue/rule-facts.ts';
import type { RuleTable } from './engine/plain/rule-table.ts';
import { a11y } from './plugins/a11y.ts';
import { core } from './plugins/core.ts';
import { react } from './plugins/react.ts';
import { typescript } from './plugins/typescript.ts';
import * as ownRules from './registry.ts';

/** Rules of public plugins with SonarQube's options, and those implemented here, which may replace one of them. */
const implementedRules: RuleTable = { ...core, ...typescript, ...react, ...a11y, ...ownRules };

/** Keys of the implemented rules, whether their facts are known or not. */
export const scriptRuleKeys: readonly string[] = Object.keys(implementedRules);

/** Key of the only rule of scope TEST that SonarQube also applies to main sources. */
const reportedEverywhere = 'S1607';

/**
 * The rules in the profile of a language. All files count as main sources: other rules of scope TEST are
 * left out.
 */
function profileRules(repository: 'javascript' | 'typescript'): RuleTable {
  const facts = rulesOf(repository);
  return Object.fromEntries(
    Object.entries(implementedRules).filter(
      ([key]) => facts[key] !== undefined && (facts[key].scope !== 'TEST' || key === reportedEverywhere),
    ),
  );
}

/** The rules by repository. */
export const rulesByRepository = {
  javascript: profileRules('javascript'),
  typescript: profileRules('typescript'),
} as const;

/**
 * The rules that SonarQube applies to scripts of pages. Without S3504: `var` may share a variable between
 * scripts.
 */
export const rulesOfPages: RuleTable = Object.fromEntries(
  Object.entries(rulesByRepository.javascript).filter(([key]) => key !== 'S3504'),
);
