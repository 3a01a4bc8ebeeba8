import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { withoutParentheses } from './expressions.ts';

type Reading = Pick<PythonContext, 'qualifiedName' | 'textOf'>;

const byDisplay: Readonly<Record<string, string>> = {
  List: 'list',
  Dict: 'dict',
  Set: 'set',
  Tuple: 'tuple',
};
const ofComprehension = { list: 'list', dict: 'dict', set: 'set', generator: null } as const;
const known = new Set(['str', 'bytes', 'int', 'float', 'complex', 'bool', 'list', 'dict', 'set', 'tuple']);
/** Every number may stand where a wider kind of number is asked for. */
const numbers = ['bool', 'int', 'float', 'complex'];

/** Whether a value is surely not of the type that an annotation names; None contradicts nothing. */
export function contradicts(annotation: Expression, value: Expression, reading: Reading): boolean {
  const asked = typeOfAnnotation(annotation, reading);
  const given = typeOfLiteral(value, reading);
  if (asked === null || given === null || asked === given) return false;
  return !(numbers.includes(given) && numbers.indexOf(asked) > numbers.indexOf(given));
}

function typeOfLiteral(expression: Expression, { textOf }: Reading): string | null {
  const value = withoutParentheses(expression);
  if (value.type === 'StringLiteral') return /^(?:b|br|rb)["']/iu.test(textOf(value)) ? 'bytes' : 'str';
  if (value.type === 'NumberLiteral') return typeOfNumber(textOf(value));
  if (value.type === 'Constant') return value.value === 'True' || value.value === 'False' ? 'bool' : null;
  if (value.type === 'Comprehension') return ofComprehension[value.kind];
  return byDisplay[value.type] ?? null;
}

function typeOfNumber(text: string): string {
  if (/j$/iu.test(text)) return 'complex';
  return /^0[xob]/iu.test(text) || !/[.e]/iu.test(text) ? 'int' : 'float';
}

/** `int`, `list[int]`, `typing.List[int]`; null for what nobody can tell from the text. */
function typeOfAnnotation(annotation: Expression, { qualifiedName }: Reading): string | null {
  const named = annotation.type === 'Subscript' ? annotation.object : annotation;
  const name = qualifiedName(named) ?? '';
  const typing = /^typing\.(List|Dict|Set|Tuple)$/u.exec(name)?.[1]?.toLowerCase();
  const type = typing ?? name;
  return known.has(type) ? type : null;
}
