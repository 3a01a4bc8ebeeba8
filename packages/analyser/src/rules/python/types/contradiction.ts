import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { askedKinds } from './asked-kinds.ts';
import { givenKinds } from './given-kinds.ts';
import { contradictsKind, type Kind } from './kinds.ts';

/** Whether nothing that a value may be is what an annotation asks for; a value of null is None, left out. */
export function contradicts(
  annotation: Expression,
  value: Expression | null,
  context: PythonContext,
): boolean {
  const asked = askedKinds(annotation, context);
  const given = asked && (value ? givenKinds(value, context) : ['NoneType']);
  return given !== null && asked !== null && contradictKinds(asked, given);
}

/** Whether none of the kinds that are given is one of those that are asked for. */
const contradictKinds = (asked: readonly Kind[], given: readonly Kind[]): boolean =>
  given.every((kind) => asked.every((each) => contradictsKind(each, kind)));
