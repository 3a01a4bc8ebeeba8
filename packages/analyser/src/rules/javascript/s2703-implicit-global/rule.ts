import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { knownGlobals } from './known-globals.ts';

/** The first write to each variable that the file does not declare. Globals of browsers and Node count as such. */
function firstWrites(scope: TSESLint.Scope.Scope): ReadonlyMap<string, TSESTree.Node> {
  const writes = new Map<string, TSESTree.Node>();
  const own = scope.set;
  const candidates = [...scope.through, ...scope.references]
    .filter(
      (reference) =>
        reference.isWrite() && (reference.resolved === null || !own.has(reference.identifier.name)),
    )
    .map(({ identifier }) => identifier)
    .sort((a, b) => a.range[0] - b.range[0]);
  for (const node of candidates) {
    if (node.type === 'Identifier' && !writes.has(node.name)) writes.set(node.name, node);
  }
  return writes;
}

/** S2703: written variables have a declaration. */
export const rule = createRule({
  messages: {
    declare: 'Declare «{{name}}» con «let» o «const»: sin declarar, se convierte en una variable global.',
  },
  create: (context) => ({
    'Program:exit'() {
      const { globalScope } = context.sourceCode.scopeManager ?? {};
      if (!globalScope) return;
      for (const [name, node] of firstWrites(globalScope)) {
        if (!knownGlobals.has(name)) context.report({ node, messageId: 'declare', data: { name } });
      }
    },
  }),
});
