import type { PythonRule } from '../engine/python-rule.ts';

/** `pass` beside other statements; beside a docstring alone it does no harm. */
export const rule: PythonRule = {
  key: 'S2772',
  create: ({ report }) => ({
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
  }),
};
