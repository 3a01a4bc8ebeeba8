import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { physicalPlace } from '../engine/plain/physical-place.ts';
import { anyFunction, functionHead, type FunctionNode } from '../support/functions.ts';
import { innerTokens, linesOf, sameTokens } from '../support/tokens.ts';

const fewestLines = 3;

interface Body {
  readonly tokens: readonly TSESTree.Token[];
  readonly line: number;
}

/** Whether a function has a name; callbacks may be identical. */
const isNamed = ({ type, parent }: FunctionNode): boolean =>
  type === Kind.FunctionDeclaration ||
  parent.type === Kind.VariableDeclarator ||
  parent.type === Kind.MethodDefinition;

/** Key of a bucket: only bodies of one bucket are compared. */
const keyOf = (tokens: readonly TSESTree.Token[]): string =>
  `${String(tokens.length)} ${tokens
    .slice(0, 20)
    .map(({ value }) => value)
    .join(' ')}`;

export const rule = createRule({
  messages: {
    same: 'El cuerpo de esta función es idéntico al de la función de la línea {{line}}: deje una sola.',
  },
  create(context) {
    const bodies = new Map<string, Body[]>();
    return {
      [anyFunction](node: FunctionNode) {
        if (!isNamed(node)) return;
        const tokens = innerTokens(context.sourceCode, node.body);
        if (linesOf(tokens) < fewestLines) return;
        const others = bodies.get(keyOf(tokens)) ?? [];
        const twin = others.find((other) => sameTokens(other.tokens, tokens));
        const loc = functionHead(node, context.sourceCode);
        bodies.set(keyOf(tokens), [
          ...others,
          { tokens, line: physicalPlace(context.sourceCode, node.loc.start).line },
        ]);
        if (twin) context.report({ loc, messageId: 'same', data: { line: String(twin.line) } });
      },
    };
  },
});
