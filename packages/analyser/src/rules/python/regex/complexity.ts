import type { RegexNode } from './nodes.ts';

/**
 * Complexity of an expression. Alternatives, quantifiers, groups that set flags and lookarounds cost their
 * depth, from 1; each further alternative, each character class in brackets and each back reference costs
 * 1.
 */
export function complexityOf(node: RegexNode, depth = 1): number {
  if (node.type === 'Disjunction')
    return depth + node.alternatives.length - 2 + sum(node.alternatives, depth + 1);
  if (node.type === 'Sequence') return sum(node.items, depth);
  if (node.type === 'Repetition') return depth + complexityOf(node.element, depth + 1);
  if (node.type === 'Group') return groupComplexity(node, depth);
  return node.type === 'CharacterClass' || node.type === 'BackReference' ? 1 : 0;
}

function groupComplexity(group: Extract<RegexNode, { type: 'Group' }>, depth: number): number {
  const inner = (at: number) => (group.element ? complexityOf(group.element, at) : 0);
  const simple = group.kind === 'capturing' || group.kind === 'plain' || group.kind === 'atomic';
  return simple ? inner(depth) : depth + inner(depth + 1);
}

const sum = (parts: readonly RegexNode[], depth: number): number =>
  parts.reduce((total, part) => total + complexityOf(part, depth), 0);
