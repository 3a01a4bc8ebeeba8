import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';
import { roles } from './roles.ts';

/** A value that a template computes. */
const computed = /^(?:\{\{|\{%|<\?php)/u;

/** S6821: a role of the standards, in lower case, between single spaces. */
export const rule = tagRule((tag) => {
  const value = attributeOf(tag, 'role');
  if (value === undefined || computed.test(value)) return [];
  const words = value.split(' ');
  while (words.length > 1 && words.at(-1) === '') words.pop();
  const unknown = value.trim() === '' && value !== '' ? [] : words.filter((word) => !roles.has(word));
  return unknown.map((word) => messageFor(word, words.length));
});

/** Roles of the standards that SonarQube 10.7 does not accept. */
const unaccepted = new Set(['none', 'toolbar', 'doc-pullquote']);

function messageFor(word: string, count: number): string {
  if (word === '') return `Escriba en «role» un papel de ARIA${count > 1 ? ', sin espacios de más' : ''}.`;
  if (unaccepted.has(word)) return `SonarQube 10.7 no acepta «${word}», aunque es un papel de ARIA.`;
  const lower = word.toLowerCase();
  if (roles.has(lower)) return `Escriba el papel «${word}» en minúsculas: «${lower}».`;
  return `«${word}» no es un papel de ARIA que se pueda usar: elija uno de su lista.`;
}
