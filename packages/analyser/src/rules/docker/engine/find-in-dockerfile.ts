import type { Dockerfile } from '../../../languages/docker/read.ts';
import { indexLines } from '../../../text/line-index.ts';
import { effortOf, factsOf } from '../../catalogue/rule-facts.ts';
import type { Finding } from '../../finding.ts';
import * as ownRules from '../registry.ts';
import type { DockerRule } from './docker-rule.ts';
import { readShells } from './shell.ts';

/** By key without prefix. */
const dockerRules: Readonly<Record<string, DockerRule>> = ownRules;

/** Keys of the implemented rules, without prefix. */
export const dockerRuleKeys: readonly string[] = Object.keys(dockerRules);

/** The findings of the rules in a Dockerfile, over whole lines. */
export function findInDockerfile(text: string, { instructions, comments }: Dockerfile): readonly Finding[] {
  const file = { instructions, comments, shells: readShells(instructions) };
  const lines = indexLines(text);
  return Object.entries(dockerRules).flatMap(([key, rule]) => {
    const facts = factsOf(`docker:${key}`);
    if (facts === null) return [];
    return rule(file).map(({ line, message }) => {
      const endColumn = text.slice(lines.startOf(line), lines.startOf(line + 1)).trimEnd().length;
      const range = { startLine: line, startColumn: 0, endLine: line, endColumn };
      return { rule: `docker:${key}`, message, range, effort: effortOf(facts) };
    });
  });
}
