import type {
  Comprehension,
  ComprehensionFor,
  ComprehensionIf,
  DictItem,
  Expression,
} from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { binary, expression, levels } from './grammar.ts';
import { namedExpression, starredOrNamed, targets, yieldOrList } from './lists.ts';

type Clauses = readonly (ComprehensionFor | ComprehensionIf)[];

const startsComprehension = (cursor: Cursor) =>
  cursor.is('for') || (cursor.is('async') && cursor.ahead(1).text === 'for');

/** `()`, a tuple, a generator, or any value in parentheses. */
export function parenthesized(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('(');
  if (cursor.accept(')'))
    return { type: 'Tuple', first, last: cursor.last, elements: [], parenthesized: true };
  const inner = yieldOrList(cursor);
  if (startsComprehension(cursor)) return comprehension(cursor, first, 'generator', inner, null, ')');
  cursor.expect(')');
  const { last } = cursor;
  if (inner.type === 'Tuple' && !inner.parenthesized) return { ...inner, first, last, parenthesized: true };
  return { type: 'Parenthesized', first, last, expression: inner };
}

export function squareBrackets(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('[');
  if (cursor.accept(']')) return { type: 'List', first, last: cursor.last, elements: [] };
  const element = starredOrNamed(cursor);
  if (startsComprehension(cursor)) return comprehension(cursor, first, 'list', element, null, ']');
  const elements = remainingElements(cursor, element, ']');
  return { type: 'List', first, last: cursor.last, elements };
}

/** A set or a dictionary. */
export function braces(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('{');
  if (cursor.accept('}')) return { type: 'Dict', first, last: cursor.last, items: [] };
  if (cursor.is('**')) return dictionary(cursor, first, dictItem(cursor));
  const start = cursor.at;
  const element = starredOrNamed(cursor);
  if (cursor.accept(':')) {
    const value = expression(cursor);
    if (startsComprehension(cursor)) return comprehension(cursor, first, 'dict', element, value, '}');
    return dictionary(cursor, first, {
      type: 'DictItem',
      first: start,
      last: cursor.last,
      key: element,
      value,
    });
  }
  if (startsComprehension(cursor)) return comprehension(cursor, first, 'set', element, null, '}');
  const elements = remainingElements(cursor, element, '}');
  return { type: 'Set', first, last: cursor.last, elements };
}

function remainingElements(cursor: Cursor, element: Expression, end: string): readonly Expression[] {
  const elements = [element];
  while (cursor.accept(',') && !cursor.is(end)) elements.push(starredOrNamed(cursor));
  cursor.expect(end);
  return elements;
}

function dictionary(cursor: Cursor, first: number, item: DictItem): Expression {
  const items = [item];
  while (cursor.accept(',') && !cursor.is('}')) items.push(dictItem(cursor));
  cursor.expect('}');
  return { type: 'Dict', first, last: cursor.last, items };
}

function dictItem(cursor: Cursor): DictItem {
  const first = cursor.at;
  if (cursor.accept('**')) {
    const value = binary(cursor, levels.bitwiseOr);
    return { type: 'DictItem', first, last: cursor.last, key: null, value };
  }
  const key = expression(cursor);
  cursor.expect(':');
  const value = expression(cursor);
  return { type: 'DictItem', first, last: cursor.last, key, value };
}

function comprehension(
  cursor: Cursor,
  first: number,
  kind: Comprehension['kind'],
  element: Expression,
  value: Expression | null,
  end: string,
): Expression {
  const clauses = comprehensionClauses(cursor);
  cursor.expect(end);
  return { type: 'Comprehension', first, last: cursor.last, kind, element, value, clauses };
}

/** `for x in y if z …`, at least one. */
export function comprehensionClauses(cursor: Cursor): Clauses {
  const clauses: (ComprehensionFor | ComprehensionIf)[] = [comprehensionFor(cursor)];
  for (;;) {
    if (startsComprehension(cursor)) clauses.push(comprehensionFor(cursor));
    else if (cursor.is('if')) clauses.push(comprehensionIf(cursor));
    else return clauses;
  }
}

function comprehensionFor(cursor: Cursor): ComprehensionFor {
  const first = cursor.at;
  const isAsync = cursor.accept('async');
  cursor.expect('for');
  const target = targets(cursor);
  cursor.expect('in');
  const iterable = clauseCondition(cursor);
  return { type: 'ComprehensionFor', first, last: cursor.last, target, iterable, isAsync };
}

function comprehensionIf(cursor: Cursor): ComprehensionIf {
  const first = cursor.at;
  cursor.expect('if');
  const target = clauseCondition(cursor);
  if (!cursor.accept(':=')) return { type: 'ComprehensionIf', first, last: cursor.last, test: target };
  const value = clauseCondition(cursor);
  const test: Expression = { type: 'NamedExpression', first: first + 1, last: cursor.last, target, value };
  return { type: 'ComprehensionIf', first, last: cursor.last, test };
}

/** A condition without a conditional expression: a further `if` begins the next clause. */
function clauseCondition(cursor: Cursor): Expression {
  return cursor.is('lambda') ? namedExpression(cursor) : binary(cursor, levels.loosest);
}
