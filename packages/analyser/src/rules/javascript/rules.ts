import { rulesOf } from '../catalogue/rule-facts.ts';
import type { RuleTable } from './engine/plain/rule-table.ts';
import { data } from './registry/data.ts';
import { plugins } from './registry/plugins.ts';
import { structure } from './registry/structure.ts';

const implementedRules: RuleTable = { ...plugins, ...structure, ...data };

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
