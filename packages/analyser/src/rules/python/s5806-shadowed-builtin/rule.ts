import { builtins } from '../engine/builtins.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** Classes in the type stubs of the built-in module that programs cannot name. */
const ofStubs = new Set(['ellipsis', 'function']);
const checkedKinds = new Set(['assignment', 'annotated']);

/** S5806: local variables that shadow a built-in name. */
export const rule: PythonRule = ({ scopes, report }) => ({
  FunctionDef(node) {
    for (const { name, usages } of scopes.scopeMadeBy(node)?.variables.values() ?? []) {
      if (!builtins.has(name) && !ofStubs.has(name)) continue;
      const first = usages.find(({ kind }) => checkedKinds.has(kind));
      if (first) report({ node: first.node, message: `Cambie el nombre «${name}»: oculta el de Python.` });
    }
  },
});
