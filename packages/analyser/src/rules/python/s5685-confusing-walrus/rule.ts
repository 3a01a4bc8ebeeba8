import type { NamedExpression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';

/** S5685: `:=` where `=` suffices or where it is confusing. */
export const rule: PythonRule = (context) => {
  const report = (node: PythonNode) => {
    const message = 'Asigne este valor con «=» en una instrucción propia: aquí «:=» confunde.';
    context.report({ node, message });
  };
  /** Reports only the first occurrence in a list. */
  const reportFirst = (nodes: readonly PythonNode[]) => {
    const first = firstWalrus(nodes, context);
    if (first) report(first);
  };
  const checkArguments = ({ args }: NodeOf<'Call'> | NodeOf<'ClassDef'>) => {
    if (args.some(({ keyword }) => keyword !== null)) reportFirst(args);
  };
  const checkParameters = ({ parameters }: NodeOf<'FunctionDef'> | NodeOf<'Lambda'>) => {
    reportFirst(parameters);
  };
  return {
    Call: checkArguments,
    ClassDef: checkArguments,
    FunctionDef: checkParameters,
    Lambda: checkParameters,
    NamedExpression: (node) => {
      if (isWhole(node, context)) report(node);
    },
  };
};

function firstWalrus(
  nodes: readonly PythonNode[],
  { descendantsOf }: PythonContext,
): NamedExpression | undefined {
  return nodes.flatMap(descendantsOf).find((node) => node.type === 'NamedExpression');
}

/**
 * Whether `:=`, with or without parentheses, is a whole statement, the whole value of an assignment with a plain `=`, or the whole
 * expression of a replacement field.
 */
function isWhole(node: NamedExpression, { parentOf }: PythonContext): boolean {
  let inner: PythonNode = node;
  let parent = parentOf(node);
  while (parent?.type === 'Parenthesized') {
    inner = parent;
    parent = parentOf(parent);
  }
  if (parent?.type === 'Assign') return parent.value === inner;
  return parent?.type === 'ExpressionStatement' || parent?.type === 'ReplacementField';
}
