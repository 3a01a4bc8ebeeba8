import css from './css.json' with { type: 'json' };
import docker from './docker.json' with { type: 'json' };
import javascript from './javascript.json' with { type: 'json' };
import python from './python.json' with { type: 'json' };
import typescript from './typescript.json' with { type: 'json' };
import web from './web.json' with { type: 'json' };

/** SonarQube's severities, the worst first. */
export const severities = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO'] as const;
export type Severity = (typeof severities)[number];

/** Facts of one code smell in the profile 'Sonar way' of SonarQube 10.7. */
export interface RuleFacts {
  readonly severity: Severity;
  /** Rules of scope TEST run on tests alone for scripts, on every file for Python; no other rule runs on tests. */
  readonly scope: 'MAIN' | 'TEST' | 'ALL';
  /** Minutes to fix one finding, and additional minutes for each unit of its gap. */
  readonly effort: number;
  readonly gap: number;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
}

/** Rule repositories; JavaScript and TypeScript share most of their keys. */
export const repositories = ['javascript', 'typescript', 'python', 'css', 'Web', 'docker'] as const;
export type Repository = (typeof repositories)[number];

// No schema: the JSON files are generated from the profile's own data, and `rule-facts.test.ts` checks the values that
// come from closed lists.
const factsFrom = (json: unknown) => json as Readonly<Record<string, RuleFacts>>;
const facts: Readonly<Record<Repository, Readonly<Record<string, RuleFacts>>>> = {
  javascript: factsFrom(javascript),
  typescript: factsFrom(typescript),
  python: factsFrom(python),
  css: factsFrom(css),
  Web: factsFrom(web),
  docker: factsFrom(docker),
};

/** The code smells of a repository by key without prefix ('S1128'). */
export const rulesOf = (repository: Repository): Readonly<Record<string, RuleFacts>> => facts[repository];

/** Facts by complete key ('python:S100'); null for a rule outside the profile. */
export function factsOf(rule: string): RuleFacts | null {
  const [prefix, key = ''] = rule.split(':');
  const repository = repositories.find((each) => each === prefix);
  return repository === undefined ? null : (facts[repository][key] ?? null);
}

/** Minutes to fix a finding that exceeds the limit of its rule by `units`. */
export const effortOf = ({ effort, gap }: RuleFacts, units = 0): number => effort + gap * units;
