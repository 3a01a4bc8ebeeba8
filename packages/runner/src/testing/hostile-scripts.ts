import { numbered, repeated, type HostileText } from './hostile-texts.ts';

type Text = HostileText['text'];

const inFunction = (unit: (place: number) => string, after = ''): Text =>
  numbered(unit, 'function f(x) {\n', `${after}}\n`);

const nested =
  (open: string, close: string, before = '', after = ''): Text =>
  (size) => {
    const depth = Math.floor((size - before.length - after.length) / (open.length + close.length));
    return before + open.repeat(depth) + close.repeat(depth) + after;
  };

/** Writes of many variables, each read at the end of the function. */
const storesReadAtTheEnd: Text = (size) => {
  const places = Array.from({ length: Math.floor(size / 36) }, (_, i) => i);
  const stores = places.map((i) => `let a${i}; if (x) { a${i} = ${i}; }\n`);
  return `function f(x) {\n${stores.join('')}return [${places.map((i) => `a${i}`).join(',')}];\n}\n`;
};

const statements: readonly (readonly [name: string, text: Text])[] = [
  ['destructuring', numbered((i) => `a${i}, `, 'const {', '} = x;\n')],
  ['unused destructuring', numbered((i) => `a${i}, `, 'function f(x) {\nlet {', '} = x;\n}\n')],
  [
    'defaults of a destructuring',
    numbered((i) => `a${i} = ${i}, `, 'function f(x) {\nconst {', '} = x;\n}\n'),
  ],
  ['parameters', numbered((i) => `a${i}, `, 'function f(', ') {}\n')],
  ['declarations of one variable', repeated('var a = 1;\n')],
  ['declarations of one function', repeated('function a() {}\n')],
  [
    'functions that are almost equal',
    numbered((i) => `function a${i}(x) {\n  g(x);\n  h(${i});\n  return 1;\n}\n`),
  ],
  ['stores read at the end', storesReadAtTheEnd],
  ['stores of one variable', inFunction((i) => `if (x) { x = ${i}; }\n`)],
  ['stores in loops', inFunction((i) => `let a${i} = 0; while (a${i} < x) { a${i} = a${i} + 1; }\n`)],
  ['stores in try', inFunction((i) => `try { x = g(${i}); } catch (e) { x = ${i}; }\n`)],
  ['stores in closures', inFunction((i) => `let a${i} = 0; x(() => { a${i} = 1; });\n`)],
  ['updates', inFunction(() => 'x++;\n')],
  ['cases', numbered((i) => `case ${i}: x(${i}); break;\n`, 'function f(x) {\nswitch (x) {', '}\n}\n')],
  [
    'branches of one if',
    numbered((i) => `if (x === ${i}) { x(${i}); } else `, 'function f(x) {\n', '{}\n}\n'),
  ],
  ['returns', inFunction((i) => `if (x) return ${i};\n`)],
  ['properties of an object', numbered((i) => `a${i}: ${i},\n`, 'const x = {', '};\n')],
  ['writes of properties', numbered((i) => `a.b${i} = ${i};\n`, 'const a = {};\n')],
  ['a chain of classes', numbered((i) => `class A${i} extends A${i - 1} {}\n`, 'class A0 {}\n')],
  ['methods', numbered((i) => `m${i}() { this.m${i}(); }\n`, 'class A {', '}\n')],
  ['imports', numbered((i) => `import a${i} from 'b';\n`)],
  ['lines of NOSONAR', repeated('var a; // NOSONAR\n')],
  ['comments with tasks', repeated('// TODO\n')],
  ['words of one comment', repeated('todo ', '// ', '\n')],
  ['strings', repeated("f('abcdefghijklm');\n")],
];

const patterns: readonly (readonly [name: string, text: Text])[] = [
  ['lazy quantifiers', repeated('a*?', 'x = /', '/;\n')],
  ['lazy quantifiers in groups', repeated('(?:a??)*?', 'x = /', '/;\n')],
  ['lazy quantifiers before options', repeated('a?', 'x = /b*?', '/;\n')],
  ['classes', repeated('[ab]', 'x = /', '/;\n')],
  ['one class', repeated('ab', 'x = /[', ']/;\n')],
  ['alternatives', numbered((i) => `a${i}|`, 'x = /', 'b/;\n')],
  ['groups', repeated('(a)', 'x = /', '/;\n')],
  ['named groups', numbered((i) => `(?<a${i}>b)`, 'x = /', '/;\n')],
  ['spaces', repeated(' ', 'x = /', '/;\n')],
];

const types: readonly (readonly [name: string, text: Text])[] = [
  ['a union of texts', numbered((i) => `'a${i}'|`, 'type A = ', "'b';\n")],
  ['members of an interface', numbered((i) => `a${i}: 1;\n`, 'interface A {', '}\n')],
  ['an enumeration', numbered((i) => `A${i},\n`, 'enum A {', '}\n')],
];

const pages: readonly (readonly [name: string, text: Text])[] = [
  ['empty scripts', repeated('<script></script>')],
  ['scripts', repeated('<script>a;</script>')],
  ['scripts of one variable', numbered((i) => `<script>var a${i} = 1;</script>\n`)],
  ['scripts after many lines', (size) => '\n'.repeat(size / 2) + repeated('<script>a;</script>')(size / 2)],
  ['scripts after a long line', (size) => '<p>'.repeat(size / 6) + repeated('<script>a;</script>')(size / 2)],
];

const elements: readonly (readonly [name: string, text: Text])[] = [
  ['elements', repeated('<a/>', 'x = <>', '</>;\n')],
  ['attributes', numbered((i) => `a${i}="b" `, 'x = <p ', '/>;\n')],
  ['nested elements', nested('<a>', '</a>', 'x = ', ';\n')],
];

const of = (path: string, texts: readonly (readonly [string, Text])[]): HostileText[] =>
  texts.map(([name, text]) => ({ path, name, text }));

/** Texts for the readers, the rules and the compiler's types of scripts. */
export const hostileScripts: readonly HostileText[] = [
  ...of('a.js', statements),
  ...of('a.js', patterns),
  ...of('a.ts', types),
  ...of('a.tsx', elements),
  ...of('a.html', pages),
];
