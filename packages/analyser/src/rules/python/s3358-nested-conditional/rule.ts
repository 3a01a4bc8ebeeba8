import type { PythonRule } from '../engine/python-rule.ts';

/** Nodes at which the search stops: a conditional in a nested function is not nested. */
const ends = new Set(['Conditional', 'Lambda', 'FunctionDef', 'ClassDef']);

/** S3358: a conditional expression inside another one. */
export const rule: PythonRule = {
  key: 'S3358',
  create(context) {
    return {
      Conditional: (node) => {
        const around = context.ancestorsOf(node).find(({ type }) => ends.has(type));
        if (around?.type !== 'Conditional') return;
        context.report({
          node,
          message: 'Saque esta expresión condicional anidada a una instrucción aparte.',
        });
      },
    };
  },
};
