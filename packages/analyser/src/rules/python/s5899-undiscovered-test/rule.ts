import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { hierarchyOf } from '../reading/overriding.ts';
import { isNamedTest, isTestCase } from '../reading/test-cases.ts';

/** S5899: unused methods of a test case without the name of a test, which never run. */
export const rule: PythonRule = (context) => ({
  ClassDef: (owner) => {
    const methods = owner.body.body.filter((node) => node.type === 'FunctionDef');
    const suspicious = methods.filter((method) => looksLikeTest(method));
    if (suspicious.length === 0 || !isTestCase(context, owner)) return;
    const { isOpen, builtin } = hierarchyOf(context, owner);
    if (isOpen) return;
    for (const method of suspicious)
      if (!builtin.has(method.name) && !isUsed(context, owner, method))
        context.report({
          token: context.nameToken(method),
          message: 'Haga que el nombre empiece por «test»: con este, la prueba no se ejecuta.',
        });
  },
});

/** Whether a method could be a test without the name of one. */
const looksLikeTest = (method: FunctionDef): boolean =>
  !isNamedTest(method) &&
  !method.name.startsWith('_') &&
  method.decorators.length === 0 &&
  method.parameters.length <= 1;

/** Whether the class body or a method of the class uses the method. */
function isUsed(context: PythonContext, owner: ClassDef, { name }: FunctionDef): boolean {
  const usages = context.scopes.scopeMadeBy(owner)?.variables.get(name)?.usages ?? [];
  return (
    usages.length > 1 ||
    context
      .descendantsOf(owner)
      .some(
        (node) =>
          node.type === 'Attribute' &&
          node.name === name &&
          node.object.type === 'Name' &&
          node.object.id === 'self',
      )
  );
}
