import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import { tokenText } from './equivalence.ts';

/** The first value of each group of certainly equal values: literals, names and tuples of them. */
export function repeatedLiterals(source: PythonSource, values: readonly Expression[]): readonly Expression[] {
  const groups = Map.groupBy(values, (value) => identityOf(source, value));
  groups.delete(null);
  return [...groups.values()].flatMap(([first, second]) => (first && second ? [first] : []));
}

/** A text that is the same for certainly equal values; null for values that may differ. */
function identityOf(source: PythonSource, value: Expression): string | null {
  if (value.type === 'StringLiteral') return stringIdentity(source, value);
  if (value.type === 'NumberLiteral') return numberIdentity(tokenText(source, value));
  if (value.type === 'Constant') return numberOfTruth[value.value] ?? value.value;
  if (value.type === 'Name') return value.id;
  if (value.type !== 'Tuple') return null;
  const parts = value.elements.map((element) => identityOf(source, element));
  return parts.includes(null) ? null : `(${parts.join('\u0001')})`;
}

/** The numbers that equal True and False. */
const numberOfTruth: Readonly<Record<string, string>> = { True: '1', False: '0' };

/** Identity of a number by its value: 1, 1.0 and 0x1 are equal. */
function numberIdentity(text: string): string {
  const value = Number(text.replaceAll('_', ''));
  return Number.isNaN(value) ? text : String(value);
}

/** Identity of a string, independent of its quotes; bytes differ from text. */
function stringIdentity(
  source: PythonSource,
  literal: Extract<Expression, { type: 'StringLiteral' }>,
): string | null {
  let identity = '';
  for (const { first } of literal.pieces) {
    const parts = /^([a-z]*)("""|'''|"|')([\s\S]*)\2$/iu.exec(source.tokens[first]?.text ?? '');
    if (!parts) return null;
    identity += `${(parts[1] ?? '').toLowerCase().replace('u', '')}"${parts[3] ?? ''}`;
  }
  return identity;
}
