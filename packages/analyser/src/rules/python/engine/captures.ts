import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';

/** The names that a pattern binds: all except `_`, class names and dotted names. */
export function capturesOf(pattern: Expression): readonly Name[] {
  const names: Name[] = [];
  const waiting: Expression[] = [pattern];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type !== 'Name') waiting.push(...[...partsOf(next)].reverse());
    else if (next.id !== '_') names.push(next);
  }
  return names;
}

/** The patterns directly within a pattern. */
function partsOf(pattern: Expression): readonly Expression[] {
  if (pattern.type === 'Tuple' || pattern.type === 'List') return pattern.elements;
  if (pattern.type === 'Starred') return [pattern.value];
  if (pattern.type === 'Parenthesized') return [pattern.expression];
  if (pattern.type === 'Binary') return [pattern.left, pattern.right];
  if (pattern.type === 'NamedExpression') return [pattern.value, pattern.target];
  if (pattern.type === 'Dict') return pattern.items.map(({ value }) => value);
  return pattern.type === 'Call' ? pattern.args.map(({ value }) => value) : [];
}
