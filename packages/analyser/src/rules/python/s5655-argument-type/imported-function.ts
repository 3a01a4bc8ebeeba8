import type { Argument, Call } from '../../../languages/python/ast/expressions.ts';
import type { FunctionFacts } from '../engine/classes.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { contradictKinds } from '../types/contradiction.ts';
import { possibleKinds } from '../types/possible-kinds.ts';

type ParameterFacts = FunctionFacts['parameters'][number];

/**
 * Name and parameters of a called function that `from module import function` brings from another file of the batch. Null where the
 * name has another binding here, or the function has decorators or a second definition there.
 */
export function importedFunction({ callee }: Call, context: PythonContext): FunctionFacts | null {
  if (callee.type !== 'Name') return null;
  const variable = context.scopes.variableOf(callee);
  const bindings = variable ? writesOf(variable) : [];
  const node = bindings.length === 1 ? bindings[0]?.node : undefined;
  if (!node || context.parentOf(node)?.type !== 'ImportFrom') return null;
  const name = context.importedName(node);
  return name === null ? null : (context.project?.functionNamed(name, context.path) ?? null);
}

/** The first argument that contradicts the type of its parameter. */
export function misfitOf(
  { args }: Call,
  { parameters }: FunctionFacts,
  context: PythonContext,
): Argument | null {
  const takesMany = parameters.some(({ name, star }) => name !== '' && (star === '*' || star === '**'));
  if (takesMany || args.some(({ star }) => star !== '')) return null;
  const places = parameters.filter(({ star }) => star !== '/');
  const bare = places.findIndex(({ star }) => star === '*');
  const positional = bare === -1 ? places : places.slice(0, bare);
  return (
    args.find(({ keyword, value }, place) => {
      const asked = keyword === null ? positional[place] : places.find(({ name }) => name === keyword);
      return asked !== undefined && isMisfit(asked, value, context);
    }) ?? null
  );
}

/**
 * Whether a value contradicts a parameter type. Exempt: classes as values, and strings for classes or item
 * types.
 */
function isMisfit(
  { asked, hasItems }: ParameterFacts,
  value: Argument['value'],
  context: PythonContext,
): boolean {
  const given = asked && possibleKinds(withoutParentheses(value), context);
  if (!given || given.includes('type')) return false;
  const isPassed = hasItems || asked.some((kind) => typeof kind !== 'string');
  return !(isPassed && given.includes('str')) && contradictKinds(asked, given);
}
