import { rulesOf } from '../catalogue/rule-facts.ts';
import type { Role } from '../role.ts';
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

/** Key of the only rule of scope TEST that SonarQube applies to main sources, and not to tests. */
const reportedInMain = 'S1607';

/** Key of the only rule of another scope that SonarQube 10.7 applies to tests, and not to main sources. */
const reportedInTests = 'S2486';

/** The rules in the profile of a language for main sources, or for tests, which have only rules of scope TEST. */
function profileRules(repository: 'javascript' | 'typescript', role: Role): RuleTable {
  const facts = rulesOf(repository);
  const isForTests = (key: string) =>
    (facts[key]?.scope === 'TEST' && key !== reportedInMain) || key === reportedInTests;
  return Object.fromEntries(
    Object.entries(implementedRules).filter(
      ([key]) => facts[key] !== undefined && isForTests(key) === (role === 'test'),
    ),
  );
}

/** The rules for main sources by repository. */
export const rulesByRepository = {
  javascript: profileRules('javascript', 'main'),
  typescript: profileRules('typescript', 'main'),
} as const;

/** The rules for tests by repository. */
export const rulesOfTests = {
  javascript: profileRules('javascript', 'test'),
  typescript: profileRules('typescript', 'test'),
} as const;

/**
 * The rules that SonarQube applies to scripts of pages. Without S3504: `var` may share a variable between
 * scripts.
 */
export const rulesOfPages: RuleTable = Object.fromEntries(
  Object.entries(rulesByRepository.javascript).filter(([key]) => key !== 'S3504'),
);
