import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';
import { anyFunction, functionHead, isFunction, type FunctionNode } from '../support/functions.ts';
import { isWithin, type Variable } from '../support/variables.ts';

type Loop =
  | TSESTree.DoWhileStatement
  | TSESTree.ForInStatement
  | TSESTree.ForOfStatement
  | TSESTree.ForStatement
  | TSESTree.WhileStatement;

const loops = new Set<string>([
  Kind.ForStatement,
  Kind.ForInStatement,
  Kind.ForOfStatement,
  Kind.WhileStatement,
  Kind.DoWhileStatement,
]);
const isLoop = (node: TSESTree.Node): node is Loop => loops.has(node.type);
// Methods that call their callback synchronously.
const immediateMethods = new Set([
  'replace',
  'each',
  'forEach',
  'filter',
  'map',
  'find',
  'findIndex',
  'every',
  'some',
  'reduce',
  'reduceRight',
  'sort',
]);
// Methods of functions that call them, or may do so, at once.
const invokers = new Set(['call', 'apply', 'bind']);

function nameOf(callee: TSESTree.Node): string | null {
  if (callee.type !== Kind.MemberExpression || callee.computed) return null;
  return callee.property.type === Kind.Identifier ? callee.property.name : null;
}

/** Whether a function certainly runs within the iteration that creates it. */
function runsAtOnce(node: FunctionNode): boolean {
  const { parent } = node;
  if (parent.type === Kind.CallExpression) {
    return parent.callee === node || immediateMethods.has(nameOf(parent.callee) ?? '');
  }
  return parent.type === Kind.MemberExpression && invokers.has(nameOf(parent) ?? '');
}

/** The loop whose body creates a function. */
function loopAround(node: TSESTree.Node): Loop | null {
  let inner = node;
  for (const outer of ancestorsOf(node)) {
    if (isLoop(outer) && outer.body === inner) return outer;
    if (isFunction(outer) && !runsAtOnce(outer)) return null;
    inner = outer;
  }
  return null;
}

const isBlockScoped = ({ defs }: Variable): boolean =>
  defs.some(({ parent }) => parent?.type === Kind.VariableDeclaration && parent.kind !== 'var');

/** Whether a loop writes a variable in its head or in every iteration, not only in a conditional block. */
const changesInLoop = (loop: Loop, made: FunctionNode, { references }: Variable): boolean =>
  references.some(
    (reference) =>
      reference.isWrite() &&
      isWithin(reference.identifier, loop) &&
      !isWithin(reference.identifier, made) &&
      (reference.from.block === loop.body || !isWithin(reference.from.block, loop.body)),
  );

export const rule = createRule({
  messages: {
    late: 'Guarde en una «const», dentro del bucle, lo que esta función lee: después leerá el último valor.',
  },
  create(context) {
    const { sourceCode } = context;
    return {
      [anyFunction](node: FunctionNode) {
        if (runsAtOnce(node)) return;
        const loop = loopAround(node);
        if (!loop) return;
        const outer = sourceCode
          .getScope(node)
          .through.flatMap(({ resolved }) => (resolved ? [resolved] : []))
          .filter((variable) => !isBlockScoped(variable));
        if (outer.some((variable) => changesInLoop(loop, node, variable)))
          context.report({ loc: functionHead(node, sourceCode), messageId: 'late' });
      },
    };
  },
});
