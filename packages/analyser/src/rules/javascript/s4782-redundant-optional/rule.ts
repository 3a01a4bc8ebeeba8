import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';

/** Whether a type includes `undefined` at its outermost level. */
function includesUndefined(type: TSESTree.TypeNode): boolean {
  return type.type === 'TSUnionType'
    ? type.types.some(includesUndefined)
    : type.type === 'TSUndefinedKeyword';
}

/** S4782: an optional property does not include `undefined`. */
export const rule = createRule({
  messages: { redundant: 'Quite «undefined»: el signo «?» ya lo admite.' },
  create(context) {
    const types = typesOf(context);
    // With this option `?` and `undefined` have different meanings; a file that no project includes has no options.
    if (types === null || types.program.getCompilerOptions().exactOptionalPropertyTypes === true) return {};
    const check = (node: TSESTree.PropertyDefinition | TSESTree.TSPropertySignature): void => {
      const type = node.typeAnnotation?.typeAnnotation;
      if (!node.optional || type === undefined || !includesUndefined(type)) return;
      context.report({ node: node.key, messageId: 'redundant' });
    };
    return { PropertyDefinition: check, TSPropertySignature: check };
  },
});
