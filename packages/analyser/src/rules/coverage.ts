import { factsOf, rulesOf, type Repository } from './catalogue/rule-facts.ts';
import { rulesByRepository, rulesOfTests, scriptRuleKeys } from './javascript/rules.ts';
import { dockerRuleKeys } from './docker/engine/find-in-dockerfile.ts';
import { cssRuleKeys } from './css/engine/find-in-css.ts';
import { htmlRuleKeys } from './html/engine/find-in-page.ts';
import { pythonRuleKeys } from './python/python-findings.ts';

const needsPythonVersion = 'depends on the configured version of Python; silent without it';

const missingScriptRules: Readonly<Record<string, string>> = {
  S125: 'never seen from a real server, whatever code stands in comments',
  S6627: 'what counts as internal is not documented',
  S6766: 'the parser refuses text of JSX that holds such a character',
};

/** Rules of the profile that are not implemented, with the reason. A new implementation removes its row. */
export const notCovered: Readonly<Record<Repository, Readonly<Record<string, string>>>> = {
  javascript: missingScriptRules,
  typescript: missingScriptRules,
  python: {
    S5864: 'needs the types that annotations promise, followed through every operation',
    S6546: needsPythonVersion,
    S6792: needsPythonVersion,
    S6794: needsPythonVersion,
    S6795: needsPythonVersion,
    S6796: needsPythonVersion,
    S6799: needsPythonVersion,
    S6890: needsPythonVersion,
    S6972: 'needs the parameters of every estimator',
  },
  css: {},
  Web: {},
  docker: { S6581: 'fires in none of the projects that were scanned (`lab/parity/pages.md`)' },
};

/** A rule of the profile and whether it is implemented. */
export interface CoveredRule {
  readonly repository: Repository;
  readonly key: string;
  readonly severity: string;
  /** Why the rule is not implemented; null for implemented rules. */
  readonly missing: string | null;
}

const implementedKeys: Readonly<Record<Repository, ReadonlySet<string>>> = {
  javascript: new Set(Object.keys({ ...rulesByRepository.javascript, ...rulesOfTests.javascript })),
  typescript: new Set(Object.keys({ ...rulesByRepository.typescript, ...rulesOfTests.typescript })),
  python: new Set(pythonRuleKeys),
  css: new Set(cssRuleKeys),
  Web: new Set(htmlRuleKeys),
  docker: new Set(dockerRuleKeys),
};

/** Keys of implemented rules that have no facts in the catalogue, and therefore never run. */
export function withoutFacts(scripts = scriptRuleKeys, ofPython = pythonRuleKeys): readonly string[] {
  const ofScripts = { ...rulesOf('javascript'), ...rulesOf('typescript') };
  const lacking = (keys: readonly string[], facts: object) => keys.filter((key) => !(key in facts));
  return [
    ...lacking(scripts, ofScripts),
    ...lacking(ofPython, rulesOf('python')),
    ...lacking(cssRuleKeys, rulesOf('css')),
    ...lacking(htmlRuleKeys, rulesOf('Web')),
    ...lacking(dockerRuleKeys, rulesOf('docker')),
  ];
}

/** All rules of the profile, ordered by number, with their implementation status. */
export function coverage(repository: Repository): readonly CoveredRule[] {
  const number = (key: string) => Number(key.slice(1)) || 0;
  return Object.keys(rulesOf(repository))
    .sort((a, b) => number(a) - number(b))
    .map((key) => ({
      repository,
      key,
      severity: factsOf(`${repository}:${key}`)?.severity ?? '',
      missing: implementedKeys[repository].has(key)
        ? null
        : (notCovered[repository][key] ?? 'no reason given'),
    }));
}

/** The documentation page of the plugin rule behind a rule; '' for rules implemented here. */
export function originOf(repository: Repository, key: string): string {
  if (repository !== 'javascript' && repository !== 'typescript') return '';
  return rulesByRepository[repository][key]?.meta.docs?.url ?? '';
}
