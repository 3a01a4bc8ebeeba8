import { of, type HostileText, type Text } from './shapes.ts';

/** What opens and closes a level, and what stands before the first level, after the last one and in the innermost one. */
interface Level {
  readonly open: string;
  readonly close?: string;
  readonly before?: string;
  readonly inner?: string;
  readonly after?: string;
}

const ofLevels =
  (most: number) =>
  ({ open, close = '', before = '', inner = '', after = '' }: Level): Text =>
  (size) => {
    const fixed = before.length + inner.length + after.length;
    const levels = Math.max(1, Math.min(most, Math.floor((size - fixed) / (open.length + close.length))));
    const one = before + open.repeat(levels) + inner + close.repeat(levels) + after;
    return one.repeat(Math.max(1, Math.floor(size / one.length)));
  };

/** A value: what stands between its levels. */
const value = (open: string, close = '', inner = 'a'): Level => ({
  open,
  close,
  inner,
  before: 'x = ',
  after: ';\n',
});

const type = (open: string, close = '', inner = '1'): Level => ({
  open,
  close,
  inner,
  before: 'let x: ',
  after: ';\n',
});

const types: Readonly<Record<string, Level>> = {
  'nested unions': type('(1|', ')'),
  'nested arguments': type('Array<', '>'),
  'nested objects of types': type('{ a: ', '}'),
  'nested tuples': type('[', ']'),
  'nested keys of types': type('keyof ', '', 'any'),
  'nested functions of types': type('(x: 1) => '),
  'nested lists of types': type('', '[]'),
  'nested old assertions': value('<any>'),
  'nested assertions': value('', ' as any'),
  'nested satisfied types': value('', ' satisfies any'),
  'nested not null': value('', '!'),
  'nested names of a namespace': { open: 'A.', before: 'namespace ', inner: 'A {}\n' },
  'nested namespaces': { open: 'namespace A {', close: '}\n' },
};

const expressions: Readonly<Record<string, Level>> = {
  'nested writes': value('a = '),
  'nested arrows': value('a=>'),
  'nested callbacks': value('f(a => { ', '})', ''),
  'nested ternaries': value('a ? 1 : '),
  'nested ternaries in brackets': value('(a ? 1 : ', ')'),
  'nested calls': value('f(', ')'),
  'nested brackets': value('(', ')'),
  'nested lists': value('[', ']', ''),
  'nested objects': value('{ a: ', '}'),
  'nested spreads': value('{...', '}'),
  'nested texts': value('`${', '}`'),
  'nested signs': value('!'),
  'nested minus': value('- '),
  'nested typeof': value('typeof '),
  'nested new': value('new ', '', 'A'),
  'nested powers': value('a ** '),
  'nested await': { open: 'await ', before: 'async () => {', inner: 'a', after: ';}\n' },
  'nested yield': { open: 'yield ', before: '(function* () {', inner: 'a', after: ';});\n' },
  'nested places': value('a[', ']'),
};

const statements: Readonly<Record<string, Level>> = {
  'nested destructuring': { open: '{a:', close: '}', inner: 'b', before: 'var ', after: ' = x;\n' },
  'nested ifs': { open: 'if (a) {', close: '}\n' },
  'nested else': { open: 'if (a) b; else ', inner: 'c;\n' },
  'nested blocks': { open: '{', close: '}\n' },
  'nested functions': { open: 'function f() {', close: '}\n' },
  'nested classes': value('class { a = ', '}', '1'),
  'nested loops': { open: 'for (;;) {', close: '}\n' },
  'nested try': { open: 'try {', close: '} catch {}\n' },
  'nested switches': { open: 'switch (a) { case 1: ', close: '}\n' },
};

const elements: Readonly<Record<string, Level>> = {
  'nested elements': value('<a>', '</a>', ''),
  'nested values': value('<a>{', '}</a>', '1'),
  'nested attributes': value('<a b={', '}/>', '1'),
};

/** Texts without an end of what they open. */
const unclosed: Readonly<Record<string, Level>> = {
  'brackets that open': { open: '(' },
  'braces that open': { open: '{' },
  'texts that open': { open: '`${' },
  'arrows that open': { open: '(a=(' },
  'async that open': { open: 'async(' },
  'types that open': { open: 'a<b>(' },
  less: { open: 'a<' },
  labels: { open: 'a:' },
};

function textsOf(most: number): readonly HostileText[] {
  const shape = ofLevels(most);
  const all = (path: string, levels: Readonly<Record<string, Level>>) =>
    of(path, Object.fromEntries(Object.entries(levels).map(([name, level]) => [name, shape(level)])));
  return [
    ...all('a.ts', types),
    ...all('a.js', { ...expressions, ...statements, ...unclosed }),
    ...all('a.tsx', elements),
  ];
}

/** Levels that the parsers and the rules still read. */
const readable = 200;

/** Scripts of nested constructs, each as deep as the parsers read it and repeated. */
export const hostileDepths = textsOf(readable);

/** Scripts of one nested construct that is as deep as its length allows: most of them kill their worker. */
export const bottomless = textsOf(Infinity);
