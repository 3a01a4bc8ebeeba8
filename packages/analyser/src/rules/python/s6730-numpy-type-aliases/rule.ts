import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';

const deprecated = new Set(['bool', 'int', 'float', 'complex', 'object', 'str', 'long', 'unicode']);

/** Names under which NumPy once offered types of the language. */
export const rule: PythonRule = {
  key: 'S6730',
  create(context) {
    const check = (node: Expression) => {
      const [module, name = '', ...rest] = (context.qualifiedName(node) ?? '').split('.');
      if (module !== 'numpy' || rest.length > 0 || !deprecated.has(name)) return;
      context.report({ node, message: `Use el tipo «${name}» del lenguaje en vez de este alias obsoleto.` });
    };
    return { Attribute: check };
  },
};
