import type { Call, Expression, Parameter } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { classOfMethod, decoratorNames } from '../reading/definitions.ts';
import { classAround } from '../reading/test-cases.ts';
import { classKind } from '../types/class-kind.ts';
import { contradicts } from '../types/contradiction.ts';
import { possibleKinds } from '../types/possible-kinds.ts';
import { isLibraryClass } from '../types/library-results.ts';
import { classOfInstance } from '../types/instances.ts';
import { importedFunction, misfitOf } from './imported-function.ts';

/** A called function and the number of its first parameters that no argument fills, such as `self`. */
interface Callable {
  readonly definition: FunctionDef;
  readonly bound: number;
}

/** S5655: an argument that contradicts the type of its parameter; at most one finding for each call. */
export const rule: PythonRule = (context) => {
  const report = (node: PythonNode, name: string) => {
    context.report({
      node,
      message: `Pase a «${name}» un valor del tipo que pide, o corrija la anotación.`,
    });
  };
  return {
    Call: (node) => {
      const imported = importedFunction(node, context);
      const misfit = imported && misfitOf(node, imported, context);
      if (imported && misfit) report(misfit, imported.name);
      const measured = withoutLength(node, context);
      if (measured) report(measured, 'len');
      const called = callableOf(node, context);
      if (!called || called.definition.parameters.some(takesMany)) return;
      const wrong = node.args.find((argument, place) => {
        const annotation = parameterFor(argument, place, node, called)?.annotation;
        return (
          annotation &&
          !isTextForItems(annotation, argument.value) &&
          contradicts(annotation, argument.value, context, judgedKinds(annotation))
        );
      });
      if (wrong) report(wrong, called.definition.name);
    },
  };
};

const iterators = new Set<unknown>(['enumerate', 'filter', 'map', 'zip']);

/** The argument of a call of `len` that is certainly an iterator, which has no length. */
function withoutLength({ callee, args }: Call, context: PythonContext): Expression | null {
  const [argument, ...others] = args;
  if (!argument || others.length > 0 || argument.star !== '' || context.qualifiedName(callee) !== 'len')
    return null;
  const kinds = possibleKinds(argument.value, context);
  return kinds?.every((kind) => iterators.has(kind)) === true ? argument.value : null;
}

const takesMany = ({ name, star }: Pick<Parameter, 'name' | 'star'>): boolean =>
  name !== '' && (star === '*' || star === '**');

/** Whether a string is passed for an annotation with item types, such as `list[str]`, which is accepted. */
const isTextForItems = (annotation: Expression, value: Expression): boolean =>
  annotation.type === 'Subscript' && value.type === 'StringLiteral';

/**
 * Kinds of a value; null, which is accepted, for classes as values, for strings where a class is expected, and for anything
 * where a class of the standard library is.
 */
const judgedKinds =
  (annotation: Expression): typeof possibleKinds =>
  (value, context) => {
    const kinds = possibleKinds(value, context);
    if (kinds?.includes('type') || isLibraryClass(context.qualifiedName(annotation) ?? '')) return null;
    return kinds?.includes('str') && classKind(annotation, context) ? null : kinds;
  };

/** The function or method of the same file that a call runs; null if that is not certain. */
function callableOf({ callee }: Call, context: PythonContext): Callable | null {
  if (callee.type === 'Name') {
    const variable = context.scopes.variableOf(callee);
    const bindings = variable ? writesOf(variable) : [];
    const node = bindings.length === 1 ? bindings[0]?.node : undefined;
    if (node?.type !== 'FunctionDef' || node.decorators.length > 0) return null;
    return classOfMethod(context, node) ? null : { definition: node, bound: 0 };
  }
  if (callee.type !== 'Attribute') return null;
  const { object, name } = callee;
  if (object.type === 'Name' && (object.id === 'self' || object.id === 'cls')) {
    const owner = classAround(context, callee);
    return owner && methodOf(owner, name, object.id === 'self', context);
  }
  const owner = classNamed(context, object);
  if (owner) return methodOf(owner, name, false, context);
  const made = classOfInstance(object, context);
  return made && inheritedMethod(made, name, context);
}

/** The method of a class or of its nearest base with it; null past a class with several bases or one in another file. */
function inheritedMethod(owner: ClassDef, name: string, context: PythonContext, depth = 0): Callable | null {
  if (depth > 10) return null;
  if (context.scopes.scopeMadeBy(owner)?.variables.has(name)) return methodOf(owner, name, true, context);
  const [base, ...others] = owner.args;
  const parent = base?.keyword === null && others.length === 0 ? classNamed(context, base.value) : null;
  return parent && inheritedMethod(parent, name, context, depth + 1);
}

function methodOf(
  owner: ClassDef,
  name: string,
  isInstance: boolean,
  context: PythonContext,
): Callable | null {
  const variable = context.scopes.scopeMadeBy(owner)?.variables.get(name);
  const [binding, ...others] = variable ? writesOf(variable) : [];
  if (binding?.node.type !== 'FunctionDef' || others.length > 0) return null;
  const decorators = decoratorNames(binding.node);
  if (decorators.length === 0) return { definition: binding.node, bound: isInstance ? 1 : 0 };
  if (decorators.length > 1) return null;
  if (decorators[0] === 'staticmethod') return { definition: binding.node, bound: 0 };
  return decorators[0] === 'classmethod' ? { definition: binding.node, bound: 1 } : null;
}

function parameterFor(
  { keyword, star }: NodeOf<'Argument'>,
  place: number,
  { args }: Call,
  { definition: { parameters }, bound }: Callable,
): Parameter | null {
  if (star !== '' || args.slice(0, place).some((before) => before.star !== '')) return null;
  if (keyword !== null) return parameters.find(({ name }) => name === keyword) ?? null;
  const before = parameters.slice(0, place + bound + 1);
  return before.every((parameter) => parameter.star === '') ? (before[place + bound] ?? null) : null;
}
