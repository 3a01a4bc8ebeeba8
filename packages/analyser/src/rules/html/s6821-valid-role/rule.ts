import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';
import { roles } from './roles.ts';

/** A value that a template computes. */
const computed = /^(?:\{\{|\{%|<\?php)/u;

/** S6821: a role of the standards, in lower case, between single spaces. */
export const rule = tagRule('S6821', (tag) => {
  const value = attributeOf(tag, 'role');
  if (value === undefined || computed.test(value)) return [];
  const words = value.split(' ');
  while (words.length > 1 && words.at(-1) === '') words.pop();
  const unknown = value.trim() === '' && value !== '' ? [] : words.filter((word) => !roles.has(word));
  return unknown.map((word) => `«${word}» no es un papel de ARIA que se pueda usar: escriba uno que exista.`);
});
