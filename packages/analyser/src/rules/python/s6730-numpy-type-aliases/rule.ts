import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** The built-in type of each alias; two are names of Python 2. */
const builtinByAlias = new Map([
  ...['bool', 'int', 'float', 'complex', 'object', 'str'].map((name) => [name, name] as const),
  ['long', 'int'],
  ['unicode', 'str'],
]);

/** S6730: removed NumPy aliases of built-in types. */
export const rule: PythonRule = (context) => {
  const check = (node: Expression) => {
    const [module, name = '', ...rest] = (context.qualifiedName(node) ?? '').split('.');
    const type = builtinByAlias.get(name);
    if (module !== 'numpy' || rest.length > 0 || type === undefined) return;
    context.report({ node, message: `Use el tipo «${type}» de Python en vez de «np.${name}».` });
  };
  return { Attribute: check };
};
