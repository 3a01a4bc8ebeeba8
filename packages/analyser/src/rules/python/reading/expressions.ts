import type { Argument, Call, Expression, StringLiteral } from '../../../languages/python/ast/expressions.ts';
import type { PythonSource } from '../../../languages/python/source.ts';

/** The expression inside any number of parentheses. */
export function withoutParentheses(expression: Expression): Expression {
  let at = expression;
  while (at.type === 'Parenthesized') at = at.expression;
  return at;
}

/**
 * The argument of a call by keyword, or else by position from 0; null if absent. A position is used only if no
 * argument up to it has a keyword, `*` or `**`. A negative position means by keyword only.
 */
export function argumentOf(call: Pick<Call, 'args'>, place: number, keyword: string): Argument | null {
  const named = call.args.find((arg) => arg.keyword === keyword);
  if (named) return named;
  if (place < 0) return null;
  const before = call.args.slice(0, place + 1);
  const found = before[place];
  const positional = before.every((arg) => arg.keyword === null && arg.star === '');
  return found && positional ? found : null;
}

/** The argument of a call by keyword; null without one. */
export const keywordOf = (call: Pick<Call, 'args'>, keyword: string): Argument | null =>
  argumentOf(call, -1, keyword);

/** Whether a call passes `*` or `**` arguments. */
export const unpacks = ({ args }: Pick<Call, 'args'>): boolean => args.some(({ star }) => star !== '');

/** The source text between the quotes of a string literal; null for formatted strings and bytes. */
export function stringText(source: PythonSource, literal: Expression): string | null {
  if (literal.type !== 'StringLiteral') return null;
  let text = '';
  for (const piece of literal.pieces) {
    const parts = /^([a-z]*)("""|'''|"|')([\s\S]*)\2$/iu.exec(source.tokens[piece.first]?.text ?? '');
    if (!parts || /[bft]/iu.test(parts[1] ?? '')) return null;
    text += parts[3] ?? '';
  }
  return text;
}

/** Whether a literal has formatted pieces. */
export const isFormatted = (source: PythonSource, { pieces }: StringLiteral): boolean =>
  pieces.some(({ first }) => source.tokens[first]?.kind === 'fstring-start');

/** Node types of displays, which are literals that contain other values. */
export const displays: ReadonlySet<string> = new Set(['List', 'Set', 'Dict', 'Tuple']);
/** Node types of literals with a constant value. */
export const unchanging: ReadonlySet<string> = new Set(['NumberLiteral', 'StringLiteral', 'Constant']);
/** Node types of literals, displays and lambdas, whose truth value is mostly constant. */
export const literals: ReadonlySet<string> = new Set([...displays, ...unchanging, 'Lambda']);

/** Whether an expression is the given constant. */
export const isConstant = (expression: Expression, value: 'True' | 'False' | 'None'): boolean => {
  const inner = withoutParentheses(expression);
  return inner.type === 'Constant' && inner.value === value;
};
