import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { askedKinds } from './asked-kinds.ts';
import type { Kind } from './kinds.ts';

/** Kinds with the same meaning in a declared and in an expected type. */
const plain = new Set<Kind>(['str', 'int', 'float', 'bool', 'complex', 'NoneType']);

/** The kinds in the annotation of a parameter that is not reassigned; null for other expressions. */
export function declaredKinds(expression: Expression, context: PythonContext): readonly Kind[] | null {
  const name = withoutParentheses(expression);
  if (name.type !== 'Name') return null;
  const [binding, ...others] = reachingBindings(name, context) ?? [];
  if (binding?.node.type !== 'Parameter' || others.length > 0) return null;
  const { annotation, star } = binding.node;
  if (!annotation) return null;
  if (star !== '') return star === '*' ? ['tuple'] : ['dict'];
  const kinds = askedKinds(annotation, context);
  return kinds?.every((kind) => typeof kind !== 'string' || plain.has(kind)) === true ? kinds : null;
}
