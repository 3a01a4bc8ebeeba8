import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { argumentOf, displays, isConstant, literals, unchanging } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';
import { assertionOf } from '../reading/test-cases.ts';

/** S5914: assertions with a constant result. */
export const rule: PythonRule = (context) => {
  const message = 'Compruebe un valor calculado: esta comprobación da siempre lo mismo.';
  const report = (node: Expression) => {
    context.report({ node, message });
  };
  const checkAssert = ({ test }: NodeOf<'Assert'>) => {
    if (test.type === 'Tuple' || isConstant(test, 'False') || isZero(context.textOf(test))) return;
    if (isLiteral(test)) report(test);
  };
  return {
    Assert: checkAssert,
    Call: (node) => {
      const assertion = assertionOf(node, null);
      if (assertion === 'assertTrue' || assertion === 'assertFalse') {
        const value = argumentOf(node, 0, 'expr')?.value;
        if (value && isKnown(value, context)) report(value);
      } else if (assertion === 'assertIsNone' || assertion === 'assertIsNotNone') {
        const value = argumentOf(node, 0, 'obj')?.value;
        if (value && isKnown(value, context)) report(node);
      } else if (assertion === 'assertIs' || assertion === 'assertIsNot') {
        const sides = [argumentOf(node, 0, 'expr1'), argumentOf(node, 1, 'expr2')];
        if (sides.some((side) => side !== null && displays.has(side.value.type))) report(node.callee);
      }
    },
  };
};

const isLiteral = (value: Expression): boolean =>
  (literals.has(value.type) && !isOpen(value)) ||
  (value.type === 'Comprehension' && value.kind === 'generator');

const isKnown = (value: Expression, context: PythonContext): boolean =>
  isLiteral(value) || (value.type === 'Name' && namesConstant(value, context)) || namesMethod(value, context);

function namesConstant(name: Name, context: PythonContext): boolean {
  const variable = context.scopes.variableOf(name);
  const [binding, ...others] = variable?.usages.filter(({ kind }) => kind !== 'read') ?? [];
  if (binding && others.length === 0 && (binding.kind === 'function' || binding.kind === 'class'))
    return true;
  const local = variable !== null && variable.scope === context.scopes.scopeOf(name);
  const value = local && variable.scope.kind === 'function' ? singleValue(name, context) : null;
  return value !== null && unchanging.has(value.type);
}

function namesMethod(value: Expression, { ancestorsOf, scopes }: PythonContext): boolean {
  if (value.type !== 'Attribute' || value.object.type !== 'Name' || value.object.id !== 'self') return false;
  const owner = ancestorsOf(value).find((outer) => outer.type === 'ClassDef');
  const usages = owner && scopes.scopeMadeBy(owner)?.variables.get(value.name)?.usages;
  const [method, ...others] = usages?.filter(({ kind }) => kind !== 'read') ?? [];
  return others.length === 0 && method?.node.type === 'FunctionDef' && method.node.decorators.length === 0;
}

const isZero = (text: string): boolean => /^0+$/u.test(text);

/** Whether a display contains only unpacked values and so may be empty; the ellipsis counts too. */
function isOpen(value: Expression): boolean {
  if (value.type === 'Constant') return value.value === '...';
  if (value.type === 'Dict') return value.items.length > 0 && value.items.every(({ key }) => key === null);
  if (value.type !== 'List' && value.type !== 'Tuple' && value.type !== 'Set') return false;
  return value.elements.length > 0 && value.elements.every(({ type }) => type === 'Starred');
}
