import type { PythonRule } from '../engine/python-rule.ts';

/** S2772: `pass` beside other statements; exempt if the only other statement is a docstring. */
export const rule: PythonRule = ({ report }) => ({
  Block({ body }) {
    if (body.length < 2) return;
    const isText = (i: number) => {
      const statement = body[i];
      return statement?.type === 'ExpressionStatement' && statement.expression.type === 'StringLiteral';
    };
    if (body.length === 2 && isText(0)) return;
    for (const node of body)
      if (node.type === 'Pass') report({ node, message: 'Quite este «pass», que no hace falta.' });
  },
});
