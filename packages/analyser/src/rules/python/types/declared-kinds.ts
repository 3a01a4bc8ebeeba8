import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { askedKinds } from './asked-kinds.ts';
import type { Kind } from './kinds.ts';

/** Kinds that mean the same where they are promised and where they are asked for. */
const plain = new Set<Kind>(['str', 'int', 'float', 'bool', 'complex', 'NoneType']);

/** What the annotation of a parameter promises of its value, where nothing has replaced that; null for the rest. */
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
