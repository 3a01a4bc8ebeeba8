import type { Call, Expression, Name, Subscript } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { classKind, namesClass } from './class-kind.ts';
import { opaque, type Kind } from './kinds.ts';
import { isBuiltinClass, kindsOfCalled, kindsOfMethod } from './known-results.ts';

/** Kinds of displays by node type. */
const kindByNode: Readonly<Record<string, string>> = {
  List: 'list',
  Dict: 'dict',
  Set: 'set',
  Tuple: 'tuple',
};

/** All possible kinds of a value; null when one of them is unknown. */
export function possibleKinds(
  expression: Expression,
  context: PythonContext,
  depth = 0,
): readonly Kind[] | null {
  const value = withoutParentheses(expression);
  if (depth > 8) return null;
  const known = kindOfLiteral(value, context);
  if (known !== null) return [known];
  const either = (parts: readonly Expression[]) =>
    unionOfKinds(parts.map((part) => possibleKinds(part, context, depth + 1)));
  if (value.type === 'Name') return kindsOfName(value, context, depth + 1);
  if (value.type === 'Call') return kindsOfCall(value, context, depth + 1);
  if (value.type === 'Conditional') return either([value.body, value.orelse]);
  if (value.type === 'Attribute') return isClass(value, context) ? ['type'] : null;
  if (value.type === 'Unary') return kindsOfUnary(value, context, depth + 1);
  if (value.type === 'Subscript') return kindsOfSlice(value, context, depth + 1);
  if (value.type !== 'Binary') return null;
  if (value.operator === 'or' || value.operator === 'and') return either([value.left, value.right]);
  return value.operator === '+' ? kindOfSum(either([value.left, value.right])) : null;
}

function kindOfLiteral(value: Expression, { textOf }: PythonContext): string | null {
  if (value.type === 'StringLiteral') return /^(?:b|br|rb)["']/iu.test(textOf(value)) ? null : 'str';
  if (value.type === 'NumberLiteral') return kindOfNumber(textOf(value));
  if (value.type === 'Constant')
    return { None: 'NoneType', True: 'bool', False: 'bool', '...': null }[value.value];
  if (value.type === 'Comprehension') return value.kind === 'generator' ? null : value.kind;
  return kindByNode[value.type] ?? null;
}

function kindOfNumber(text: string): string {
  if (/j$/iu.test(text)) return 'complex';
  return /^0[xob]/iu.test(text) || !/[.e]/iu.test(text) ? 'int' : 'float';
}

/** A slice of a list is a list. */
function kindsOfSlice(
  { object, index }: Subscript,
  context: PythonContext,
  depth: number,
): readonly Kind[] | null {
  if (index.type !== 'Slice') return null;
  const kinds = possibleKinds(object, context, depth);
  return kinds?.length === 1 && kinds[0] === 'list' ? kinds : null;
}

function kindsOfUnary(
  { operator, operand }: Extract<Expression, { type: 'Unary' }>,
  context: PythonContext,
  depth: number,
): readonly Kind[] | null {
  if (operator === 'not') return ['bool'];
  return operator === '~' ? null : onlyNumbers(possibleKinds(operand, context, depth));
}

function kindsOfCall({ callee }: Call, context: PythonContext, depth: number): readonly Kind[] | null {
  const name = context.qualifiedName(callee);
  const known = kindsOfCalled(name);
  if (known !== null) return known;
  if (callee.type === 'Attribute' && name === null) {
    const [kind, ...others] = withoutNone(possibleKinds(callee.object, context, depth) ?? []);
    return typeof kind === 'string' && others.length === 0 ? kindsOfMethod(kind, callee.name) : null;
  }
  const made = classKind(callee, context);
  return made && [made];
}

/** The kinds of an object with methods: a result of the library that may be None counts as the other kind. */
const withoutNone = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds.some((kind) => typeof kind === 'string' && kind.startsWith(opaque))
    ? kinds.filter((kind) => kind !== 'NoneType')
    : kinds;

/** The kinds of all possible values of a name; `+=` does not change the kind. */
function kindsOfName(name: Name, context: PythonContext, depth: number): readonly Kind[] | null {
  if (isClass(name, context)) return ['type'];
  if (context.scopes.variableOf(name)?.scope.kind !== 'function') return null;
  const bindings = (reachingBindings(name, context) ?? []).filter(({ kind }) => kind !== 'augmented');
  if (bindings.length === 0) return null;
  return unionOfKinds(
    bindings.map(({ node }) => {
      const value = assignedValue(node, context);
      return value && possibleKinds(value, context, depth);
    }),
  );
}

/** The value of an assignment with a single target; null for other bindings. */
export function assignedValue(
  target: PythonNode,
  { parentOf }: Pick<PythonContext, 'parentOf'>,
): Expression | null {
  const statement = parentOf(target);
  if (statement?.type === 'AnnotatedAssign') return statement.value;
  if (statement?.type !== 'Assign') return null;
  const [only, ...others] = statement.targets;
  return only === target && others.length === 0 ? statement.value : null;
}

/** Whether an expression names a class of the batch or a built-in class. */
function isClass(expression: Expression, context: PythonContext): boolean {
  const name = context.qualifiedName(expression);
  return (name !== null && isBuiltinClass(name)) || namesClass(expression, context);
}

/** The kinds of several values together; null when one of them is unknown. */
const unionOfKinds = (kinds: readonly (readonly Kind[] | null)[]): readonly Kind[] | null =>
  kinds.every((each) => each !== null) ? [...new Set(kinds.flat())] : null;

/** The kind of a sum whose operands have these kinds: only if they are strings, or numbers of one kind. */
const kindOfSum = (kinds: readonly Kind[] | null): readonly Kind[] | null =>
  kinds?.length === 1 && kinds.some((kind) => kind === 'str' || kind === 'int' || kind === 'float')
    ? kinds
    : null;

/** The kinds, if all of them are numbers. */
const onlyNumbers = (kinds: readonly Kind[] | null): readonly Kind[] | null =>
  kinds?.every((kind) => kind === 'int' || kind === 'float') ? kinds : null;
