import { ariaAttributes, severalWords, type AriaValue } from '../engine/aria.ts';
import { tagRule } from '../engine/tag-rule.ts';

/** A value that a template computes. */
const computed = /^(?:\{\{|\{%|<\?php|<\?=)/u;

/** S6793: an attribute of ARIA with a value of its list or kind. */
export const rule = tagRule((tag) =>
  tag.attributes.flatMap(({ name: written, value }) => {
    const name = written.toLowerCase();
    const kind = ariaAttributes.get(name);
    const text = value?.text ?? '';
    if (kind === undefined || computed.test(text) || isValid(name, kind, text)) return [];
    return [`Escriba en «${name}» ${wordsFor(kind)}.`];
  }),
);

function isValid(name: string, kind: AriaValue, text: string): boolean {
  const lower = text.toLowerCase();
  if (Array.isArray(kind)) {
    if (name === 'aria-haspopup' && text === '') return true;
    return severalWords.has(name)
      ? lower.split(/ +/u).every((word) => kind.includes(word))
      : kind.includes(lower);
  }
  if (kind === 'integer') return /^-?\d+$/u.test(text);
  if (kind === 'text') return text.trim() !== '';
  if (kind === 'names') return text !== '' && (text.trim() === '' || text.trim() === text);
  if (kind === 'optional boolean' && text === '') return true;
  return ['true', 'false'].includes(lower) || (kind === 'boolean or mixed' && lower === 'mixed');
}

function wordsFor(kind: AriaValue): string {
  if (Array.isArray(kind)) return `uno de estos valores: ${kind.join(', ')}`;
  if (kind === 'integer') return 'un número entero';
  if (kind === 'text') return 'un texto';
  if (kind === 'names') return 'los «id» de otros elementos, separados por espacios';
  return kind === 'boolean or mixed' ? '«true», «false» o «mixed»' : '«true» o «false»';
}
