import type { PythonRule } from '../engine/python-rule.ts';
import { argumentOf } from '../reading/expressions.ts';

/** S6556: `locals()` as the context of a template. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (context.qualifiedName(node.callee) !== 'django.shortcuts.render') return;
    const argument = argumentOf(node, 2, 'context');
    if (argument?.value.type !== 'Call' || context.qualifiedName(argument.value.callee) !== 'locals') return;
    context.report({
      node: argument,
      message: 'Pase a la plantilla solo los datos que usa, no «locals()».',
    });
  },
});
