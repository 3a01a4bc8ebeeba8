import { rulesOf } from '../catalogue/rule-facts.ts';
import type { RuleTable } from './engine/rule-table.ts';
import { data } from './registry/data.ts';
import { plugins } from './registry/plugins.ts';
import { structure } from './registry/structure.ts';

const all: RuleTable = { ...plugins, ...structure, ...data };

/** Meant for tests by the profile, and heard in main sources all the same. */
const heardEverywhere = 'S1607';

/** What the profile of a language asks for. All files count as main sources, so that other rules for tests find nothing. */
function ofRepository(repository: 'javascript' | 'typescript'): RuleTable {
  const facts = rulesOf(repository);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([key]) => facts[key] !== undefined && (facts[key].scope !== 'TEST' || key === heardEverywhere),
    ),
  );
}

/** The rules by the repository whose names they bear. */
export const rulesByRepository = {
  javascript: ofRepository('javascript'),
  typescript: ofRepository('typescript'),
} as const;

/** What SonarQube looks for in the scripts of a page, where `var` may be meant for the other scripts. */
export const rulesOfPages: RuleTable = Object.fromEntries(
  Object.entries(rulesByRepository.javascript).filter(([key]) => key !== 'S3504'),
);
