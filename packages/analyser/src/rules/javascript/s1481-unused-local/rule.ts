import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';

type Scope = TSESLint.Scope.Scope;
type Variable = TSESLint.Scope.Variable;
type Definition = TSESLint.Scope.Definition;

/**
 * Whether a name only excludes a property from the rest: `const { a, ...others } = b`, not `{ a: b,
 * ...others }`.
 */
function isExcludedFromRest({ name }: Definition): boolean {
  const { parent } = name;
  const pattern = parent.type === 'Property' && parent.shorthand ? parent.parent : null;
  return pattern?.type === 'ObjectPattern' && pattern.properties.at(-1)?.type === 'RestElement';
}

function isUnused({ defs, references }: Variable): boolean {
  const isLocal = defs.length > 0 && defs.every(({ type }) => type === 'Variable' || type === 'FunctionName');
  return isLocal && references.every((reference) => reference.init === true);
}

/** The scopes of functions and blocks, with all scopes inside. */
function localScopes(scope: Scope, isLocal = false): readonly Scope[] {
  const local = isLocal || scope.type === 'function' || scope.type === 'block';
  return [...(local ? [scope] : []), ...scope.childScopes.flatMap((child) => localScopes(child, local))];
}

/** S1481: local variables and functions are used. */
export const rule = createRule({
  messages: {
    variable: 'Quite la declaración de «{{name}}»: no se usa.',
    function: 'Quite la función «{{name}}»: no se usa.',
  },
  create(context) {
    const elements = new Set<string>();
    const report = ({ name, defs }: Variable): void => {
      const messageId = defs[0]?.type === 'FunctionName' ? 'function' : 'variable';
      for (const definition of defs) {
        if (!isExcludedFromRest(definition))
          context.report({ node: definition.name, messageId, data: { name } });
      }
    };
    return {
      JSXIdentifier(node) {
        elements.add(node.name);
      },
      'Program:exit'(node: TSESTree.Program) {
        localScopes(context.sourceCode.getScope(node))
          .filter(({ type }) => type !== 'function-expression-name')
          .flatMap(({ variables }) => variables)
          .filter((variable) => isUnused(variable) && !elements.has(variable.name))
          .forEach(report);
      },
    };
  },
});
