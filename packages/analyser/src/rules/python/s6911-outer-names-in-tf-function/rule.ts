import type { Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { isTensorFunction } from '../reading/tensor-functions.ts';

const assignmentKinds = new Set(['assignment', 'annotated', 'augmented']);

/** S6911: traced functions of TensorFlow that read outer variables: tracing stores their first value. */
export const rule: PythonRule = (context) => ({
  FunctionDef: (node) => {
    if (!isTensorFunction(node, context)) return;
    const scope = context.scopes.scopeMadeBy(node);
    const isOuter = (found: Name) => {
      const variable = context.scopes.variableOf(found);
      if (!variable || variable.scope === scope || variable.scope.node.first >= node.first) return false;
      const bindings = writesOf(variable);
      return (
        bindings.length > 0 &&
        bindings.every(({ kind, node: binding }) => {
          const statement = context.parentOf(binding);
          const value = statement?.type === 'Assign' ? statement.value : null;
          const made = value?.type === 'Call' ? context.qualifiedName(value.callee) : null;
          return assignmentKinds.has(kind) && !(made?.startsWith('tensorflow.') ?? false);
        })
      );
    };
    const outer = context
      .descendantsOf(node.body)
      .find((found): found is Name => found.type === 'Name' && isOuter(found));
    if (outer)
      context.report({
        token: context.nameToken(node),
        message: `Pase «${outer.id}» como argumento: esta «tf.function» guarda su primer valor.`,
      });
  },
});
