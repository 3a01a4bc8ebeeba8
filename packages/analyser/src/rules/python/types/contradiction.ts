import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { askedKinds } from './asked-kinds.ts';
import { possibleKinds } from './possible-kinds.ts';
import { contradictsKind, type Kind } from './kinds.ts';

type KindsOf = (value: Expression, context: PythonContext) => readonly Kind[] | null;

/**
 * Whether no possible type of a value fits an annotation; a null value means None. `kindsOf` returns the
 * possible kinds of a value, or null where they are unknown.
 */
export function contradicts(
  annotation: Expression,
  value: Expression | null,
  context: PythonContext,
  kindsOf: KindsOf = possibleKinds,
): boolean {
  const asked = askedKinds(annotation, context);
  const given = asked && (value ? kindsOf(value, context) : ['NoneType']);
  return given !== null && asked !== null && contradictKinds(asked, given);
}

/** Whether no given kind matches an expected one. */
export const contradictKinds = (asked: readonly Kind[], given: readonly Kind[]): boolean =>
  given.every((kind) => asked.every((each) => contradictsKind(each, kind)));
