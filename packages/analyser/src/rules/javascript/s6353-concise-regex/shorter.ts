import type { AST } from '@eslint-community/regexpp';

const wordElements = ['0-9', 'A-Z', '_', 'a-z'].join(' ');

/** The short form of a character class; null if it has no short form. */
export function shorterClass(node: AST.CharacterClass, flags: AST.Flags): string | null {
  const parts = node.elements.map(({ raw }) => raw).sort();
  const text = parts.join(' ');
  if (text === '0-9') return node.negate ? String.raw`\D` : String.raw`\d`;
  if (text === wordElements) return node.negate ? String.raw`\W` : String.raw`\w`;
  return !node.negate && isAnything(text, flags) ? '.' : null;
}

/**
 * Whether `.` replaces a class. Only `[\s\S]` requires the flag `s`, not `[\w\W]` and `[\d\D]`, as in
 * SonarQube.
 */
function isAnything(text: string, flags: AST.Flags): boolean {
  if (text === String.raw`\S \s`) return flags.dotAll;
  return text === String.raw`\W \w` || text === String.raw`\D \d`;
}

/** The short form of a quantifier in braces ('' if it is redundant); null if there is no shorter form. */
export function shorterQuantifier(node: AST.Quantifier): string | null {
  const { min, max } = node;
  const raw = node.raw.slice(node.element.raw.length).replace(/\?$/, '');
  if (!raw.startsWith('{')) return null;
  if (max === 0 || (min === 1 && max === 1)) return '';
  if (min === 0 && max === 1) return '?';
  if (max === Infinity && min < 2) return min === 0 ? '*' : '+';
  return min === max && raw.includes(',') ? `{${min}}` : null;
}
