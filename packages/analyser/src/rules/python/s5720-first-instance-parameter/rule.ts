import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { classOfMethod, decoratorNames, dottedName } from '../reading/definitions.ts';
import { hierarchyOf } from '../reading/overriding.ts';

/** Special methods whose first parameter is the class although they have no decorator. */
const implicitClassMethods = new Set(['__init_subclass__', '__class_getitem__', '__new__']);
const classDecorators = new Set(['staticmethod', 'classmethod']);
const metaclassParameters = new Set(['cls', 'mcs']);

/** S5720: name of the first parameter of methods. */
export const rule: PythonRule = (context) => ({
  FunctionDef(node) {
    const owner = classOfMethod(context, node);
    if (!owner || implicitClassMethods.has(node.name) || isInterface(owner)) return;
    // SonarQube leaves classes inside a class, also inside its methods.
    if (context.ancestorsOf(owner).some(({ type }) => type === 'ClassDef')) return;
    const decorators = decoratorNames(node).map((name) => name.split('.').at(-1) ?? '');
    if (decorators.some((name) => classDecorators.has(name))) return;
    const [first] = node.parameters;
    if (first?.star !== '' || first.pattern) return;
    if (first.name === 'self' || first.name === '_') return;
    if (metaclassParameters.has(first.name) && (decorators.length > 0 || mayBeMetaclass(context, owner)))
      return;
    if (isUsedByClass(context, owner, node)) return;
    const message = `Llame «self» al primer parámetro, «${first.name}», o añada el que falta.`;
    context.report({ node: first, message });
  },
});

const isInterface = ({ args }: ClassDef) =>
  args.some(({ value }) => /(?:^|\.)Interface$/u.test(dottedName(value)));

/** Whether a class may be a metaclass, as SonarQube sees it: also one with a decorator, such as a mark of pytest. */
function mayBeMetaclass(context: PythonContext, owner: ClassDef): boolean {
  if (owner.decorators.length > 0) return true;
  const { names, isOpen } = hierarchyOf(context, owner);
  return isOpen || names.has('type');
}

/** Whether the class body calls a function or uses it as a decorator: then it is not a method. */
function isUsedByClass({ scopes }: PythonContext, owner: ClassDef, node: FunctionDef): boolean {
  const usages = scopes.scopeMadeBy(owner)?.variables.get(node.name)?.usages ?? [];
  return usages.some(({ kind }) => kind === 'read');
}
