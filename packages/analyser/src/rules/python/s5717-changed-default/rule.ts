import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** Classes of mutable values. */
const mutableClasses = new Set([
  'list',
  'dict',
  'set',
  'bytearray',
  'collections.deque',
  'collections.defaultdict',
  'collections.OrderedDict',
  'collections.Counter',
]);
/** Methods that change a value in place. */
const changingMethods = new Set(
  'append extend insert remove pop clear sort reverse add discard update setdefault popitem appendleft extendleft popleft rotate intersection_update difference_update symmetric_difference_update'.split(
    ' ',
  ),
);

/** S5717: mutable default values that the function changes. */
export const rule: PythonRule = (context) => {
  const isMutable = (expression: Expression) => {
    const value = withoutParentheses(expression);
    if (value.type === 'List' || value.type === 'Dict' || value.type === 'Set') return true;
    if (value.type === 'Comprehension') return value.kind !== 'generator';
    return value.type === 'Call' && mutableClasses.has(context.qualifiedName(value.callee) ?? '');
  };
  return {
    Parameter(node) {
      const owner = context.parentOf(node);
      if (!node.value || !isMutable(node.value) || !owner) return;
      const usages = context.scopes.scopeMadeBy(owner)?.variables.get(node.name)?.usages ?? [];
      if (usages.some((usage) => isChange(context, usage.node, usage.kind === 'augmented')))
        context.report({
          node,
          message: 'Use «None» como valor por defecto y cree el valor dentro de la función.',
        });
    },
  };
};

/** Whether a usage changes a value in place or stores it in an attribute. */
function isChange({ parentOf }: PythonContext, name: PythonNode, isAugmented: boolean): boolean {
  if (isAugmented) return true;
  const parent = parentOf(name);
  if (parent?.type === 'Assign' && parent.value === name)
    return parent.targets.some(({ type }) => type === 'Attribute');
  const outer = parent && parentOf(parent);
  if (parent?.type === 'Attribute' && parent.object === name)
    return (
      (outer?.type === 'Call' && outer.callee === parent && changingMethods.has(parent.name)) ||
      isTarget(parent, outer)
    );
  return parent?.type === 'Subscript' && parent.object === name && isTarget(parent, outer);
}

function isTarget(node: PythonNode, parent: PythonNode | null): boolean {
  if (parent?.type === 'Assign' || parent?.type === 'Delete')
    return parent.targets.some((target) => target === node);
  return (parent?.type === 'AugmentedAssign' || parent?.type === 'AnnotatedAssign') && parent.target === node;
}
