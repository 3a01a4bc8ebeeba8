import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** `:=` where `=` would do, or where it looks like something else. */
export const rule: PythonRule = {
  key: 'S5685',
  create: ({ report, parentOf }) => ({
    NamedExpression(node) {
      let inner: PythonNode = node;
      let parent = parentOf(node);
      while (parent?.type === 'Parenthesized') {
        inner = parent;
        parent = parentOf(parent);
      }
      if (parent && isConfusing(parent, inner))
        report({ node, message: 'Asigne este valor con «=» en una instrucción propia: aquí «:=» confunde.' });
    },
  }),
};

function isConfusing(parent: PythonNode, inner: PythonNode): boolean {
  if (parent.type === 'Assign' || parent.type === 'AnnotatedAssign' || parent.type === 'Parameter')
    return parent.value === inner;
  if (parent.type === 'Argument') return parent.keyword !== null;
  return parent.type === 'ExpressionStatement' || parent.type === 'ReplacementField';
}
