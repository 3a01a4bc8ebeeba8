import { TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

const { DefinitionType } = TSESLint.Scope;

const blockTypes: ReadonlySet<string> = new Set([
  'BlockStatement',
  'CatchClause',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'Program',
  'StaticBlock',
  'SwitchStatement',
]);

/** The innermost block around a node. */
function blockOf(node: TSESTree.Node): TSESTree.Node {
  let at = node;
  while (at.parent !== undefined && !blockTypes.has(at.type)) at = at.parent;
  return at;
}

const isWithin = (inner: TSESTree.Node, outer: TSESTree.Node): boolean =>
  outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];

function isUsedOutside({ references }: TSESLint.Scope.Variable, block: TSESTree.Node): boolean {
  return references.some(({ identifier }) => !isWithin(identifier, block));
}

/** S2392: a `var` variable is used only in the block that declares it. */
export const rule = createRule({
  meta: {
    type: 'problem',
    messages: { outside: 'Saque la declaración de «{{name}}» de este bloque: se usa también fuera de él.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const reported = new Set<TSESLint.Scope.Variable>();
    return {
      'VariableDeclaration[kind="var"]'(node: TSESTree.VariableDeclaration) {
        const block = blockOf(node);
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          // A variable may have several declarations: the first one with a use outside is reported.
          const here = variable.defs.find(
            ({ type, name }) => type === DefinitionType.Variable && isWithin(name, node),
          )?.name;
          if (here === undefined || reported.has(variable) || !isUsedOutside(variable, block)) continue;
          reported.add(variable);
          context.report({ node: here, messageId: 'outside', data: { name: variable.name } });
        }
      },
    };
  },
});
