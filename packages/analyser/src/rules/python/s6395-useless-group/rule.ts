import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S6395: a non-capturing group without quantifier or alternatives, such as `(?:a)`. */
export const rule = regexRule({
  Group: (part, { parentOf, report }) => {
    if (part.kind !== 'plain' || part.element?.type === 'Disjunction' || isRepeated(part, parentOf(part)))
      return;
    report(part, 'Quite este grupo, que no agrupa nada.');
  },
});

const isRepeated = (part: RegexNode, parent: RegexNode | null): boolean =>
  parent?.type === 'Repetition' && parent.element === part;
