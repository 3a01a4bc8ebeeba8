import { characterClass, escape } from './character-classes.ts';
import type { Group, Quantifier, RegexNode } from './nodes.ts';
import { Reader, RegexSyntaxError } from './reader.ts';

/** The tree of a pattern; null when Python's `re` module rejects it. */
export function parseRegex(characters: readonly string[], flags: { verbose: boolean }): RegexNode | null {
  try {
    const reader = new Reader(characters, flags.verbose);
    const tree = disjunction(reader);
    return reader.ended ? tree : null;
  } catch (error) {
    if (error instanceof RegexSyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function disjunction(reader: Reader): RegexNode {
  const start = reader.at;
  const alternatives = [sequence(reader)];
  while (reader.accept('|')) alternatives.push(sequence(reader));
  const [only] = alternatives;
  if (alternatives.length === 1 && only) return only;
  return { type: 'Disjunction', start, end: reader.at, alternatives };
}

function sequence(reader: Reader): RegexNode {
  const start = reader.at;
  const items: RegexNode[] = [];
  for (;;) {
    reader.skipBlanks();
    if (reader.ended || reader.char === '|' || reader.char === ')') break;
    if (reader.startsWith('(?#')) skipComment(reader);
    else items.push(repeated(reader));
  }
  const [only] = items;
  return items.length === 1 && only ? only : { type: 'Sequence', start, end: reader.at, items };
}

function skipComment(reader: Reader): void {
  while (reader.take() !== ')');
}

function repeated(reader: Reader): RegexNode {
  const element = atom(reader);
  reader.skipBlanks();
  const quantifier = quantifierAt(reader);
  if (!quantifier) return element;
  if (/^(?:[*+?]|\{\d+(?:,\d*)?\}|\{,\d+\})/u.test(reader.text(reader.at, reader.at + 20)))
    throw new RegexSyntaxError('multiple repeat');
  return { type: 'Repetition', start: element.start, end: reader.at, element, quantifier };
}

function quantifierAt(reader: Reader): Quantifier | null {
  const start = reader.at;
  const text = reader.match(/^(?:[*+?]|\{(?:\d+(?:,\d*)?|,\d*)\})/u);
  if (text === '') return null;
  const reluctant = reader.accept('?');
  if (!reluctant) reader.accept('+');
  return { start, end: reader.at, text, reluctant, ...bounds(text) };
}

function bounds(text: string): { min: number; max: number } {
  if (text === '*') return { min: 0, max: Infinity };
  if (text === '+') return { min: 1, max: Infinity };
  if (text === '?') return { min: 0, max: 1 };
  const [min = '', max = min] = text.slice(1, -1).split(',');
  return { min: Number(min), max: max === '' ? Infinity : Number(max) };
}

function atom(reader: Reader): RegexNode {
  const start = reader.at;
  if (reader.char === '(') return group(reader);
  if (reader.char === '[') return characterClass(reader);
  if (reader.char === '\\') return escape(reader);
  const char = reader.take();
  if (char === '.') return { type: 'Dot', start, end: reader.at };
  if (char === '^' || char === '$') return { type: 'Boundary', start, end: reader.at };
  if ('*+?'.includes(char)) throw new RegexSyntaxError('nothing to repeat');
  return { type: 'Character', start, end: reader.at, char, escape: 'none' };
}

type Opening = Pick<Group, 'kind' | 'name' | 'negative'>;
const opening = (kind: Group['kind'], name: string | null = null, negative = false): Opening => ({
  kind,
  name,
  negative,
});

function group(reader: Reader): RegexNode {
  const start = reader.at;
  reader.expect('(');
  if (reader.startsWith('?P=') || reader.startsWith('?P>')) return namedReference(reader, start);
  const { verbose } = reader;
  const found = groupOpening(reader);
  if (found.kind === 'flags' && reader.accept(')'))
    return { type: 'Group', start, end: reader.at, ...found, element: null };
  const element = disjunction(reader);
  reader.expect(')');
  reader.verbose = verbose;
  return { type: 'Group', start, end: reader.at, ...found, element };
}

function namedReference(reader: Reader, start: number): RegexNode {
  reader.at += 3;
  const name = reader.match(/^\w+/u);
  reader.expect(')');
  return { type: 'BackReference', start, end: reader.at, group: name };
}

function groupOpening(reader: Reader): Opening {
  if (!reader.accept('?')) return opening('capturing');
  if (reader.accept(':')) return opening('plain');
  if (reader.accept('>')) return opening('atomic');
  if (reader.accept('=')) return opening('lookahead');
  if (reader.accept('!')) return opening('lookahead', null, true);
  if (reader.accept('<=')) return opening('lookbehind');
  if (reader.accept('<!')) return opening('lookbehind', null, true);
  if (reader.accept('P<')) return opening('capturing', reader.match(/^[^>()]+>/u).slice(0, -1) || refuse());
  if (reader.match(/^\([^()]+\)/u) !== '') return opening('conditional');
  const flags = reader.match(/^[aiLmsux]*(?:-[imsx]+)?/u) || refuse();
  if (/^[^-]*x/u.test(flags)) reader.verbose = true;
  if (reader.char !== ')') reader.expect(':');
  return opening('flags');
}

function refuse(): never {
  throw new RegexSyntaxError('unknown group');
}
