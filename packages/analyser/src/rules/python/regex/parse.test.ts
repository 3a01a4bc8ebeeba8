import { describe, expect, it } from 'vitest';

import { complexityOf } from './complexity.ts';
import { everyPart } from './nodes.ts';
import { parseRegex } from './parse.ts';
import { readPatternText } from './pattern-text.ts';

const parse = (pattern: string, verbose = false) => parseRegex(pattern.split(''), { verbose });
const types = (pattern: string, verbose = false) => {
  const tree = parse(pattern, verbose);
  return tree && everyPart(tree).map(({ type }) => type);
};

describe('parsing a pattern', () => {
  it.each([
    ['a|b', ['Disjunction', 'Character', 'Character']],
    ['a{2,3}?', ['Repetition', 'Character']],
    ['a{,', ['Sequence', 'Character', 'Character', 'Character']],
    ['[]a-b\\d]', ['CharacterClass', 'Character', 'Range', 'ClassEscape']],
    ['(?P<n>.)(?P=n)\\1', ['Sequence', 'Group', 'Dot', 'BackReference', 'BackReference']],
    ['(?i)^a$', ['Sequence', 'Group', 'Boundary', 'Character', 'Boundary']],
    ['(?<!a)(?=b)', ['Sequence', 'Group', 'Character', 'Group', 'Character']],
    ['\\012\\x41', ['Sequence', 'Character', 'Character']],
    ['(?#nothing)a', ['Character']],
    ['', ['Sequence']],
  ])('%s', (pattern, expected) => {
    expect(types(pattern)).toEqual(expected);
  });

  it('skips white space and comments with the flag VERBOSE', () => {
    expect(types('a b # c', true)).toEqual(['Sequence', 'Character', 'Character']);
    expect(types('(?x) a #b')).toEqual(['Sequence', 'Group', 'Character']);
  });

  it.each(['(a', 'a)', '[a', '*a', 'a**', '(?z)', '[b-a]', '\\q'])('rejects %s', (pattern) => {
    expect(parse(pattern)).toBeNull();
  });
});

describe('the characters of a literal', () => {
  it('are decoded unless it is raw, with their offsets', () => {
    expect(readPatternText("'\\x41\\n\\d'", 10)).toEqual({
      characters: ['A', '\n', '\\', 'd'],
      starts: [11, 15, 17, 18],
      end: 19,
    });
    expect(readPatternText("r'\\n'", 0)?.characters).toEqual(['\\', 'n']);
  });

  it('are unknown in a formatted string', () => {
    expect(readPatternText("f'a'", 0)).toBeNull();
  });
});

describe('complexity', () => {
  it.each([
    ['abc', 0],
    ['[ab]', 1],
    ['a|b|c', 2],
    ['(a+)*', 3],
    ['(?:a|b+)?', 6],
    ['(?=a+)', 3],
    ['(?i)a', 1],
  ])('of %s is %i', (pattern, complexity) => {
    const tree = parse(pattern);
    expect(tree && complexityOf(tree)).toBe(complexity);
  });
});
