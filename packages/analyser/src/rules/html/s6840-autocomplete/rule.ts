import { attributeOf } from '../engine/page.ts';
import { tagRule } from '../engine/tag-rule.ts';
import { contactFields, holds, personalFields } from './fields.ts';

/** A value that a template computes. */
const computed = /^<\?(?:php|=)/u;

/** S6840: what a browser shall fill in, by the words of the standard and in a field of a fitting type. */
export const rule = tagRule((tag) => {
  const value = attributeOf(tag, 'autocomplete');
  if (value === undefined || value === '' || computed.test(value)) return [];
  const name = tag.name.toLowerCase();
  const type = name === 'input' ? (attributeOf(tag, 'type') ?? '').toLowerCase() : name;
  const words = value.toLowerCase().trimEnd().split(' ');
  if (isFitting(words, type)) return [];
  return [`«${value}» no es lo que pide este campo: escriba un valor como «name», «email» u «off».`];
});

function isFitting(words: readonly string[], type: string): boolean {
  if (words.length === 1 && /^o(?:n|ff)$/u.test(words[0] ?? '')) return type !== 'hidden';
  const rest = [...words];
  if (rest[0]?.startsWith('section-')) rest.shift();
  if (/^(?:shipping|billing)$/u.test(rest[0] ?? '')) rest.shift();
  const isGrouped = rest.length < words.length;
  const isOfContact = /^(?:home|work|mobile|fax|pager)$/u.test(rest[0] ?? '');
  if (isOfContact) rest.shift();
  const field = rest.shift() ?? '';
  if (rest[0] === 'webauthn') rest.shift();
  if (rest.length > 0 || !holds(type, field)) return false;
  if (isOfContact) return contactFields.has(field);
  // As on SonarQube, a way to reach a person in a group needs the word of its kind.
  return personalFields.has(field) || (!isGrouped && contactFields.has(field));
}
