import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { SharedContext } from '../engine/context.ts';
import { isConstant } from '../reading/expressions.ts';
import { classKind } from './class-kind.ts';
import { isChecked, opaque, type Kind } from './kinds.ts';
import { isStrictClass } from './library-results.ts';

/**
 * All kinds that an annotation allows; null when one of them is unknown, as in annotations that are
 * strings.
 */
export function askedKinds(annotation: Expression, context: SharedContext): readonly Kind[] | null {
  if (isConstant(annotation, 'None')) return ['NoneType'];
  if (annotation.type === 'Binary')
    return annotation.operator === '|' ? kindsOfAll([annotation.left, annotation.right], context) : null;
  if (annotation.type === 'Subscript') return kindsOfSubscript(annotation.object, annotation.index, context);
  const known = knownName(annotation, context);
  if (known !== null) return isChecked(known) ? [known] : null;
  if (annotation.type === 'Name') {
    const name = context.qualifiedName(annotation) ?? '';
    if (isStrictClass(name)) return [`${opaque}${name}`];
  }
  const kind = classKind(annotation, context);
  return kind && [kind];
}

function kindsOfSubscript(
  object: Expression,
  index: Expression,
  context: SharedContext,
): readonly Kind[] | null {
  const known = knownName(object, context);
  if (known === 'Optional') {
    const kinds = askedKinds(index, context);
    return kinds && ['NoneType', ...kinds];
  }
  if (known === 'Union') return kindsOfAll(index.type === 'Tuple' ? index.elements : [index], context);
  return known !== null && isChecked(known) && !isForeign(index) ? [known] : null;
}

/** Whether item types are strings, any, or from other modules: then the kind of the whole annotation is unknown. */
function isForeign(index: Expression): boolean {
  if (index.type === 'Tuple') return index.elements.some(isForeign);
  if (index.type === 'Subscript') return isForeign(index.index);
  return (
    index.type === 'Attribute' ||
    index.type === 'StringLiteral' ||
    (index.type === 'Name' && index.id === 'Any')
  );
}

/** The kinds of several annotations together; null when one of them is unknown. */
function kindsOfAll(annotations: readonly Expression[], context: SharedContext): readonly Kind[] | null {
  const kinds = annotations.map((annotation) => askedKinds(annotation, context));
  return kinds.every((each) => each !== null) ? kinds.flat() : null;
}

/** Types of `typing` for built-in types with the same name in lower case. */
const typingAliases = new Set(['List', 'Dict', 'Set', 'Tuple', 'Type']);

/** The name of a built-in type or of a type in `typing` or `collections.abc`. */
function knownName(expression: Expression, { qualifiedName }: SharedContext): string | null {
  const name = qualifiedName(expression);
  if (name === null) return null;
  const typing = /^(?:typing|collections\.abc)\.(\w+)$/u.exec(name)?.[1];
  if (typing !== undefined) return typingAliases.has(typing) ? typing.toLowerCase() : typing;
  return name.includes('.') ? null : name;
}
