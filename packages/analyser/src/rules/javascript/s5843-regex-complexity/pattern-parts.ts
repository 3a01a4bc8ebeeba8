import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { literalText, onlyValueOf } from '../support/constant-text.ts';
import { isRegexLiteral, type RegexOrigin } from '../support/regex-origins.ts';

/** A string literal that is a part of a pattern. */
export interface Part {
  readonly node: TSESTree.Node;
  readonly text: string;
  readonly flags: string;
}

/**
 * The strings that a pattern is concatenated from. Literals joined in one expression form a group; the
 * value of a variable is a group of its own, at the declaration of the variable.
 */
export function patternParts(
  { pattern, flags }: RegexOrigin,
  context: Context,
): readonly (readonly Part[])[] {
  const flagText = flags === null ? '' : (literalText(flags) ?? '');
  const groups: Part[][] = [];
  const collect = (node: TSESTree.Node, group: Part[]): void => {
    if (node.type === 'BinaryExpression' && node.operator === '+') {
      collect(node.left, group);
      collect(node.right, group);
      return;
    }
    if (node.type === 'Identifier') {
      const value = onlyValueOf(node, context.sourceCode);
      if (value !== null) collectAlone(value);
      return;
    }
    if (isRegexLiteral(node)) group.push({ node, text: node.regex.pattern, flags: node.regex.flags });
    const text = literalText(node);
    if (text !== null) group.push({ node, text, flags: flagText });
  };
  const collectAlone = (node: TSESTree.Node): void => {
    const group: Part[] = [];
    groups.push(group);
    collect(node, group);
  };
  collectAlone(pattern);
  return groups;
}
