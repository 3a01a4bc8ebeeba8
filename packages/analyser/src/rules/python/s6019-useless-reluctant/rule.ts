import type { RegexNode } from '../regex/nodes.ts';
import { regexRule } from '../regex/regex-rule.ts';

/** S6019: a reluctant quantifier at the end of a pattern, which always matches the minimum. */
export const rule = regexRule({
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
    return part.start >= lastNeeded(parent) && isAtEnd(parent, parentOf);
  }
  if (parent.type === 'Group')
    return (parent.kind === 'capturing' || parent.kind === 'plain') && isAtEnd(parent, parentOf);
  return parent.type === 'Disjunction' && isAtEnd(parent, parentOf);
}

type Sequence = Extract<RegexNode, { type: 'Sequence' }>;

const lastNeededOf = new WeakMap<Sequence, number>();

/** Where the last part of a sequence begins that cannot be empty. */
function lastNeeded(sequence: Sequence): number {
  const known =
    lastNeededOf.get(sequence) ?? sequence.items.findLast((part) => !canBeEmpty(part))?.start ?? 0;
  lastNeededOf.set(sequence, known);
  return known;
}

function canBeEmpty(part: RegexNode): boolean {
  if (part.type === 'Repetition') return part.quantifier.min === 0 || canBeEmpty(part.element);
  if (part.type === 'Sequence') return part.items.every(canBeEmpty);
  if (part.type === 'Disjunction') return part.alternatives.some(canBeEmpty);
  if (part.type !== 'Group' || part.kind === 'lookahead' || part.kind === 'lookbehind') return false;
  return part.element === null || canBeEmpty(part.element);
}
