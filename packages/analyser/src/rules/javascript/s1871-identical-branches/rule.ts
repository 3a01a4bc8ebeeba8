import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { physicalPlace } from '../engine/plain/physical-place.ts';
import { actionsOf, chainOf } from '../support/branches.ts';
import { innerTokens, sameTokens, spansLines } from '../support/tokens.ts';

interface Branch {
  readonly node: TSESTree.Node;
  readonly tokens: readonly TSESTree.Token[];
}

/**
 * Pairs of equal branches. Branches of one line count only if all branches are equal and, without `else` or `default`
 * (`isOpen`), may all be skipped.
 */
function findTwins(branches: readonly Branch[], isOpen: boolean): readonly [Branch, Branch][] {
  const [first, ...others] = branches;
  if (!first) return [];
  const allAlike = others.every(({ tokens }) => sameTokens(tokens, first.tokens));
  const countsSingleLines = isOpen && allAlike;
  return others.flatMap((branch, index) => {
    if (!countsSingleLines && !spansLines(branch.tokens)) return [];
    const earlier = branches.slice(0, index + 1);
    const twin = earlier.find(({ tokens }) => sameTokens(tokens, branch.tokens));
    return twin ? [[branch, twin]] : [];
  });
}

export const rule = createRule({
  messages: {
    same: 'Junte esta rama con la de la línea {{line}} o cambie una de las dos: hacen lo mismo.',
  },
  create(context) {
    const { sourceCode } = context;
    const check = (branches: readonly Branch[], isOpen: boolean) => {
      for (const [{ node }, twin] of findTwins(branches, isOpen)) {
        const { line } = physicalPlace(sourceCode, twin.node.loc.start);
        context.report({ node, messageId: 'same', data: { line: String(line) } });
      }
    };
    return {
      IfStatement(node) {
        // SonarQube skips an `if` that is directly a branch of another one.
        if (node.parent.type === Kind.IfStatement) return;
        const { branches, hasElse } = chainOf(node);
        check(
          branches.map((branch) => ({ node: branch, tokens: innerTokens(sourceCode, branch) })),
          !hasElse,
        );
      },
      SwitchStatement({ cases }) {
        const branches = cases
          .map((node) => ({
            node,
            tokens: actionsOf(node).flatMap((action) => sourceCode.getTokens(action)),
          }))
          .filter(({ tokens }) => tokens.length > 0);
        check(
          branches,
          cases.every(({ test }) => test !== null),
        );
      },
    };
  },
});
