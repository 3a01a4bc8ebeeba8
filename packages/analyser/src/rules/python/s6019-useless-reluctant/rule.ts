import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S6019: a reluctant quantifier at the end of a pattern, which always matches the minimum. */
export const rule = regexRule('S6019', {
  Repetition: (part, { parentOf, report, regex }) => {
    if (!part.quantifier.reluctant || regex.method === 'fullmatch') return;
    if (!isAtEnd(part, parentOf)) return;
    report(part, 'Corrija este cuantificador perezoso, que siempre tomará lo mínimo.');
  },
});

/** Whether all parts after a part can be empty. */
function isAtEnd(part: RegexNode, parentOf: (part: RegexNode) => RegexNode | null): boolean {
  const parent = parentOf(part);
  if (!parent) return true;
  if (parent.type === 'Sequence') {
    const rest = parent.items.slice(parent.items.indexOf(part) + 1);
    return rest.every(canBeEmpty) && isAtEnd(parent, parentOf);
  }
  if (parent.type === 'Group')
    return (parent.kind === 'capturing' || parent.kind === 'plain') && isAtEnd(parent, parentOf);
  return parent.type === 'Disjunction' && isAtEnd(parent, parentOf);
}

function canBeEmpty(part: RegexNode): boolean {
  if (part.type === 'Repetition') return part.quantifier.min === 0 || canBeEmpty(part.element);
  if (part.type === 'Sequence') return part.items.every(canBeEmpty);
  if (part.type === 'Disjunction') return part.alternatives.some(canBeEmpty);
  if (part.type !== 'Group' || part.kind === 'lookahead' || part.kind === 'lookbehind') return false;
  return part.element === null || canBeEmpty(part.element);
}
