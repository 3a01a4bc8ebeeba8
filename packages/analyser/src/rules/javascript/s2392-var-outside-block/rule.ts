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

/** Where a variable is declared and used. */
interface Places {
  /** Its first name in each declaration. */
  readonly names: ReadonlyMap<TSESTree.Node, TSESTree.Node>;
  /** The range of all its uses. */
  readonly range: readonly [start: number, end: number];
}

function placesOf({ defs, references }: TSESLint.Scope.Variable): Places {
  const names = new Map<TSESTree.Node, TSESTree.Node>();
  for (const { type, name, parent } of defs)
    if (type === DefinitionType.Variable && !names.has(parent)) names.set(parent, name);
  let [start, end] = [Infinity, 0];
  for (const { identifier } of references) {
    start = Math.min(start, identifier.range[0]);
    end = Math.max(end, identifier.range[1]);
  }
  return { names, range: [start, end] };
}

/** S2392: a `var` variable is used only in the block that declares it. */
export const rule = createRule({
  messages: { outside: 'Saque la declaración de «{{name}}» de este bloque: se usa también fuera de él.' },
  create(context) {
    const reported = new Set<TSESLint.Scope.Variable>();
    // A variable may have thousands of declarations: its places are collected once.
    const known = new Map<TSESLint.Scope.Variable, Places>();
    return {
      'VariableDeclaration[kind="var"]'(node: TSESTree.VariableDeclaration) {
        const block = blockOf(node);
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          // A variable may have several declarations: the first one with a use outside is reported.
          if (reported.has(variable)) continue;
          const { names, range } = known.get(variable) ?? placesOf(variable);
          known.set(variable, { names, range });
          const here = names.get(node);
          if (here === undefined || (block.range[0] <= range[0] && range[1] <= block.range[1])) continue;
          reported.add(variable);
          context.report({ node: here, messageId: 'outside', data: { name: variable.name } });
        }
      },
    };
  },
});
