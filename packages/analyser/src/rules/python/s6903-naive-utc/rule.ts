import type { PythonRule } from '../engine/python-rule.ts';

const naive = new Set(['datetime.datetime.utcnow', 'datetime.datetime.utcfromtimestamp']);

/** Moments in UTC that do not say so. */
export const rule: PythonRule = {
  key: 'S6903',
  create(context) {
    return {
      Call: (node) => {
        if (!naive.has(context.qualifiedName(node.callee) ?? '')) return;
        context.report({
          node,
          message: 'Cree la fecha con su zona horaria, no con una función que la pierde.',
        });
      },
    };
  },
};
