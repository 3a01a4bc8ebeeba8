import type { Argument, Call, Expression, StringLiteral } from '../../../languages/python/ast/expressions.ts';
import type { PythonSource } from '../../../languages/python/source.ts';

/** What stands within any number of parentheses. */
export function withoutParentheses(expression: Expression): Expression {
  let at = expression;
  while (at.type === 'Parenthesized') at = at.expression;
  return at;
}

/** The argument of a call at a place, counted from 0, or of a name; null without, or behind `*` and `**`. */
export function argumentOf(call: Pick<Call, 'args'>, place: number, keyword: string): Argument | null {
  const named = call.args.find((arg) => arg.keyword === keyword);
  if (named) return named;
  if (place < 0) return null;
  const before = call.args.slice(0, place + 1);
  const found = before[place];
  const positional = before.every((arg) => arg.keyword === null && arg.star === '');
  return found && positional ? found : null;
}

export const keywordOf = (call: Pick<Call, 'args'>, keyword: string): Argument | null =>
  argumentOf(call, -1, keyword);

/** Whether a call passes arguments that cannot be seen here. */
export const unpacks = ({ args }: Pick<Call, 'args'>): boolean => args.some(({ star }) => star !== '');

/** What a string literal holds between its quotes, as it is written; null for formatted ones and bytes. */
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

/** Whether a literal has pieces that are formatted. */
export const isFormatted = (source: PythonSource, { pieces }: StringLiteral): boolean =>
  pieces.some(({ first }) => source.tokens[first]?.kind === 'fstring-start');

/** What holds other values, written out. */
export const displays: ReadonlySet<string> = new Set(['List', 'Set', 'Dict', 'Tuple']);
/** What always stands for the same value. */
export const unchanging: ReadonlySet<string> = new Set(['NumberLiteral', 'StringLiteral', 'Constant']);
/** What is always true or always false: it depends on nothing but how it is written. */
export const literals: ReadonlySet<string> = new Set([...displays, ...unchanging, 'Lambda']);

/** True or False as a constant, the value of a keyword such as `inplace=True`. */
export const isConstant = (expression: Expression, value: 'True' | 'False' | 'None'): boolean => {
  const inner = withoutParentheses(expression);
  return inner.type === 'Constant' && inner.value === value;
};
