import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { typesOf } from '../engine/types.ts';

/** Whether a type says `undefined` at its outermost level. */
function saysUndefined(type: TSESTree.TypeNode): boolean {
  return type.type === 'TSUnionType' ? type.types.some(saysUndefined) : type.type === 'TSUndefinedKeyword';
}

/** A property says once that it may be missing. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: { redundant: 'Quite «undefined»: el signo «?» ya lo admite.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    // With this setting they mean different things.
    if (typesOf(context)?.program.getCompilerOptions().exactOptionalPropertyTypes === true) return {};
    const check = (node: TSESTree.PropertyDefinition | TSESTree.TSPropertySignature): void => {
      const type = node.typeAnnotation?.typeAnnotation;
      if (!node.optional || type === undefined || !saysUndefined(type)) return;
      context.report({ node: node.key, messageId: 'redundant' });
    };
    return { PropertyDefinition: check, TSPropertySignature: check };
  },
});
