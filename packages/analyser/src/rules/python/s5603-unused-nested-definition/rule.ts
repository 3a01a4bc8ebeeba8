import type { PythonRule } from '../engine/python-rule.ts';

/** S5603: nested functions and classes that the outer function never uses. */
export const rule: PythonRule = (context) => {
  const { scopes, report, nameToken } = context;
  return {
    FunctionDef(outer) {
      for (const { usages } of scopes.scopeMadeBy(outer)?.variables.values() ?? []) {
        const [only] = usages;
        if (!only || usages.length > 1) continue;
        const { node } = only;
        if ((node.type !== 'FunctionDef' && node.type !== 'ClassDef') || node.decorators.length > 0) continue;
        const what = node.type === 'FunctionDef' ? 'función' : 'clase';
        report({ token: nameToken(node), message: `Quite la ${what} «${node.name}», que no se usa.` });
      }
    },
  };
};
