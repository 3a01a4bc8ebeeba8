import type { PythonRule } from '../engine/python-rule.ts';
import { ownDescendants } from '../reading/jumps.ts';
import { contradicts } from '../types/contradiction.ts';

/** A value returned by a function whose annotation promises another type. */
export const rule: PythonRule = {
  key: 'S5886',
  create(context) {
    return {
      FunctionDef: ({ returns, body }) => {
        if (!returns) return;
        const inside = ownDescendants(body, context);
        if (inside.some(({ type }) => type === 'Yield')) return;
        for (const found of inside) {
          if (found.type !== 'Return' || !contradicts(returns, found.value, context)) continue;
          const message = 'El valor no es del tipo que dice la función: cambie uno de los dos.';
          context.report({ node: found.value ?? found, message });
        }
      },
    };
  },
};
