import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { deprecatedNames } from './deprecated-names.ts';
import { deprecatedUses } from './deprecated-use.ts';
import { mayHaveOtherNames } from './other-names.ts';

/** Whether a string is a property name: `a['b']`, `A['b']`. */
function isPropertyName({ parent, value }: TSESTree.Literal): boolean {
  if (typeof value !== 'string') return false;
  return parent.type === 'MemberExpression' || parent.parent?.type === 'TSIndexedAccessType';
}

/** S1874: a declaration marked `@deprecated` is not used. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { deprecated: 'Sustituya «{{name}}»: está marcado como obsoleto.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const types = typesOf(context);
    if (types === null) return {};
    const reported = new Set<number>();
    let mayBeDeprecated: ((name: string) => boolean) | null = null;
    const check = (node: TSESTree.Node, name: string): void => {
      const tsNode = tsNodeOf(node, context);
      if (tsNode === null || reported.has(node.range[0])) return;
      mayBeDeprecated ??= deprecatedNames(types.program, tsNode.getSourceFile());
      const isCandidate = node.type === 'Super' || mayBeDeprecated(name);
      if (!isCandidate && !mayHaveOtherNames(types.program)) return;
      const uses = deprecatedUses(tsNode, isCandidate, types);
      if (uses > 0) reported.add(node.range[0]);
      for (let use = 0; use < uses; use++) context.report({ node, messageId: 'deprecated', data: { name } });
    };
    return {
      Identifier(node) {
        check(node, node.name);
      },
      JSXIdentifier(node) {
        if (node.parent.type !== 'JSXMemberExpression' || node.parent.object === node) check(node, node.name);
      },
      Literal(node) {
        if (isPropertyName(node)) check(node, String(node.value));
      },
      Super(node) {
        if (node.parent.type === 'CallExpression') check(node, 'super');
      },
    };
  },
});
