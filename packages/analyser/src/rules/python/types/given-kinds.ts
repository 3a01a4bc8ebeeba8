import type { Call, Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { classKind } from './class-kind.ts';
import type { Kind } from './kinds.ts';

const ofNode: Readonly<Record<string, string>> = { List: 'list', Dict: 'dict', Set: 'set', Tuple: 'tuple' };

/** What built-in functions give. */
const ofFunction: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'str int float bool complex list dict set tuple range map zip filter enumerate'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...{ len: 'int', hash: 'int', repr: 'str', input: 'str', sorted: 'list', print: 'NoneType' },
  ...{ isinstance: 'bool', any: 'bool', all: 'bool', hasattr: 'bool', callable: 'bool' },
};

const texts = `capitalize casefold format join lower lstrip replace rstrip strip title upper zfill`.split(
  ' ',
);
/** What methods of built-in types give. */
const ofMethod: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  str: {
    ...Object.fromEntries(texts.map((name) => [name, 'str'])),
    ...{ split: 'list', splitlines: 'list', find: 'int', count: 'int', startswith: 'bool', endswith: 'bool' },
  },
  list: { copy: 'list' },
  dict: { copy: 'dict', keys: 'dict_keys', values: 'dict_values', items: 'dict_items' },
};

/** Every kind that a value may have; null when nobody can tell. */
export function givenKinds(
  expression: Expression,
  context: PythonContext,
  depth = 0,
): readonly Kind[] | null {
  const value = withoutParentheses(expression);
  if (depth > 8) return null;
  const known = kindOfLiteral(value, context);
  if (known !== null) return [known];
  const either = (parts: readonly Expression[]) =>
    union(parts.map((part) => givenKinds(part, context, depth + 1)));
  if (value.type === 'Name') return kindsOfName(value, context, depth + 1);
  if (value.type === 'Call') return kindsOfCall(value, context, depth + 1);
  if (value.type === 'Conditional') return either([value.body, value.orelse]);
  if (value.type === 'Unary')
    return value.operator === 'not' ? ['bool'] : numbersOf(givenKinds(value.operand, context, depth + 1));
  if (value.type !== 'Binary') return null;
  if (value.operator === 'or' || value.operator === 'and') return either([value.left, value.right]);
  return value.operator === '+' ? same(either([value.left, value.right])) : null;
}

function kindOfLiteral(value: Expression, { textOf }: PythonContext): string | null {
  if (value.type === 'StringLiteral') return /^(?:b|br|rb)["']/iu.test(textOf(value)) ? 'bytes' : 'str';
  if (value.type === 'NumberLiteral') return kindOfNumber(textOf(value));
  if (value.type === 'Constant')
    return { None: 'NoneType', True: 'bool', False: 'bool', '...': null }[value.value];
  if (value.type === 'Comprehension') return value.kind === 'generator' ? null : value.kind;
  return ofNode[value.type] ?? null;
}

function kindOfNumber(text: string): string {
  if (/j$/iu.test(text)) return 'complex';
  return /^0[xob]/iu.test(text) || !/[.e]/iu.test(text) ? 'int' : 'float';
}

function kindsOfCall({ callee }: Call, context: PythonContext, depth: number): readonly Kind[] | null {
  const name = context.qualifiedName(callee);
  const known = name !== null && Object.hasOwn(ofFunction, name) ? ofFunction[name] : undefined;
  if (known !== undefined) return [known];
  if (callee.type === 'Attribute' && name === null) {
    const [kind, ...others] = givenKinds(callee.object, context, depth) ?? [];
    const result =
      typeof kind === 'string' && others.length === 0 ? ofMethod[kind]?.[callee.name] : undefined;
    return result === undefined ? null : [result];
  }
  const made = classKind(callee, context);
  return made && [made];
}

/** Of all values that a name may have; adding to one with `+=` does not change its kind. */
function kindsOfName(name: Name, context: PythonContext, depth: number): readonly Kind[] | null {
  if (context.scopes.variableOf(name)?.scope.kind !== 'function') return null;
  const bindings = (reachingBindings(name, context) ?? []).filter(({ kind }) => kind !== 'augmented');
  if (bindings.length === 0) return null;
  return union(
    bindings.map(({ node }) => {
      const statement = context.parentOf(node);
      const isTarget = statement?.type === 'Assign' && statement.targets.some((target) => target === node);
      return isTarget ? givenKinds(statement.value, context, depth) : null;
    }),
  );
}

const union = (kinds: readonly (readonly Kind[] | null)[]): readonly Kind[] | null =>
  kinds.every((each) => each !== null) ? [...new Set(kinds.flat())] : null;

/** Texts and numbers of one kind, added, stay of that kind. */
const same = (kinds: readonly Kind[] | null): readonly Kind[] | null =>
  kinds?.length === 1 && kinds.some((kind) => kind === 'str' || kind === 'int' || kind === 'float')
    ? kinds
    : null;

const numbersOf = (kinds: readonly Kind[] | null): readonly Kind[] | null =>
  kinds?.every((kind) => kind === 'int' || kind === 'float') ? kinds : null;
