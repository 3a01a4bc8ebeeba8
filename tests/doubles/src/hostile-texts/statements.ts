import { nested, numbered, of, repeated, stacked, type HostileText, type Text } from './shapes.ts';

const inFunction = (unit: (place: number) => string, after = ''): Text =>
  numbered(unit, 'function f(x) {\n', `${after}}\n`);

/** Writes of many variables, each read at the end of the function. */
const storesReadAtTheEnd: Text = (size) => {
  const places = Array.from({ length: Math.floor(size / 36) }, (_, i) => i);
  const stores = places.map((i) => `let a${i}; if (x) { a${i} = ${i}; }\n`);
  return `function f(x) {\n${stores.join('')}return [${places.map((i) => `a${i}`).join(',')}];\n}\n`;
};

/** Texts of statements for the readers and the rules of scripts. */
export const hostileStatements: readonly HostileText[] = of('a.js', {
  destructuring: numbered((i) => `a${i}, `, 'const {', '} = x;\n'),
  'unused destructuring': numbered((i) => `a${i}, `, 'function f(x) {\nlet {', '} = x;\n}\n'),
  'defaults of a destructuring': numbered((i) => `a${i} = ${i}, `, 'function f(x) {\nconst {', '} = x;\n}\n'),
  'stacked destructuring': numbered((i) => `const ${'{a:'.repeat(20)}a${i}${'}'.repeat(20)} = x;\n`),
  'lists of a destructuring': numbered((i) => `a${i}, `, 'const [', '] = x;\n'),
  parameters: numbered((i) => `a${i}, `, 'function f(', ') {}\n'),
  'declarations of one variable': repeated('var a = 1;\n'),
  'declarations of one function': repeated('function a() {}\n'),
  'declarations of one class': repeated('class A {}\n'),
  'functions that are almost equal': numbered(
    (i) => `function a${i}(x) {\n  g(x);\n  h(${i});\n  return 1;\n}\n`,
  ),
  'functions that are equal': numbered((i) => `function a${i}(x) {\n  g(x);\n  h(x);\n  return 1;\n}\n`),
  'stores read at the end': storesReadAtTheEnd,
  'stores of one variable': inFunction((i) => `if (x) { x = ${i}; }\n`),
  'stores in loops': inFunction((i) => `let a${i} = 0; while (a${i} < x) { a${i} = a${i} + 1; }\n`),
  'stores in try': inFunction((i) => `try { x = g(${i}); } catch (e) { x = ${i}; }\n`),
  'stores in closures': inFunction((i) => `let a${i} = 0; x(() => { a${i} = 1; });\n`),
  'stores of equal values': inFunction(() => 'x = 1;\n'),
  updates: inFunction(() => 'x++;\n'),
  cases: numbered((i) => `case ${i}: x(${i}); break;\n`, 'function f(x) {\nswitch (x) {', '}\n}\n'),
  'cases that fall through': numbered(
    (i) => `case ${i}: x = ${i};\n`,
    'function f(x) {\nswitch (x) {',
    '}\n}\n',
  ),
  'equal cases': repeated('case a: x(); break;\n', 'function f(x) {\nswitch (x) {', '}\n}\n'),
  'stacked switches': stacked(10, 'switch (x) { case 1: ', ';', '}'),
  'branches of one if': numbered((i) => `if (x === ${i}) { x(${i}); } else `, 'function f(x) {\n', '{}\n}\n'),
  'equal branches of one if': repeated('if (x) { f(); } else ', 'function f(x) {\n', '{}\n}\n'),
  'stacked ifs': stacked(20, 'if (a) {', 'b;', '}'),
  'stacked functions': stacked(20, 'function f(a) {', 'a;', '}'),
  'stacked loops': stacked(15, 'for (const a of b) {', 'a();', '}'),
  'functions in loops': numbered(
    (i) => `for (let i = 0; i < ${i}; i++) { f(() => x); x = i; }\n`,
    'let x;\n',
  ),
  'stacked try': stacked(15, 'try {', 'a();', '} catch (e) { throw e; }'),
  returns: inFunction((i) => `if (x) return ${i};\n`),
  throws: inFunction(() => 'if (x) throw x;\n'),
  'labels of loops': numbered((i) => `a${i}: for (;;) { continue a${i}; }\n`),
  conditions: inFunction(() => 'if (x === 1 && x === 1 || !(x == 2)) x();\n'),
  'properties of an object': numbered((i) => `a${i}: ${i},\n`, 'const x = {', '};\n'),
  'writes of properties': numbered((i) => `a.b${i} = ${i};\n`, 'const a = {};\n'),
  'writes of places': numbered((i) => `a['b${i}'] = a[${i}];\n`, 'const a = [];\n'),
  'writes of global names': numbered((i) => `a${i} = 1;\n`),
  'names of one scope': numbered((i) => `let a${i} = a${i - 1};\n`, 'let a0;\n'),
  'a chain of classes': numbered((i) => `class A${i} extends A${i - 1} {}\n`, 'class A0 {}\n'),
  methods: numbered((i) => `m${i}() { this.m${i}(); }\n`, 'class A {', '}\n'),
  'private members': numbered((i) => `#a${i} = ${i};\n`, 'class A {', '}\n'),
  accessors: numbered((i) => `get a${i}() { return 1; } set a${i}(x) {}\n`, 'class A {', '}\n'),
  constructors: numbered((i) => `class A${i} extends B { constructor() { super(); } }\n`),
  'stacked classes': stacked(10, 'a = class { b() {', '', '} };'),
  'async functions': numbered((i) => `async function f${i}() { await f${i - 1}(); return 1; }\n`),
  generators: numbered((i) => `function* f${i}() { yield* f${i - 1}(); }\n`),
  'functions that return promises': numbered(
    (i) => `const f${i} = async () => await Promise.resolve(${i});\n`,
  ),
  imports: numbered((i) => `import a${i} from 'b';\n`),
  'imported names': numbered((i) => `a${i},`, 'import {', "} from 'b';\n"),
  exports: numbered((i) => `export let a${i} = 1;\n`),
  'exported names': numbered((i) => `a as a${i},`, 'const a = 1;\nexport {', '};\n'),
  'passed exports': numbered((i) => `export * from 'a${i}';\n`),
  'calls of requires': numbered((i) => `const a${i} = require('a${i}');\n`),
  'immediate functions': repeated('(function () { return this; })();\n'),
  'uses of arguments': repeated('arguments[0];', 'function f() {', '}\n'),
  collections: numbered((i) => `const a${i} = []; a${i}.push(1);\n`),
  'sorted lists': repeated('x = y.sort(); z = y.reverse();\n', 'const y = [];\n'),
  'calls with few arguments': repeated(
    'f(a, b); g(b, a);\n',
    'function f(b, a) {}\nfunction g(a, b, c) {}\n',
  ),
  directives: repeated("'use strict';\n"),
  'empty statements': repeated(';'),
  'lines of NOSONAR': repeated('var a; // NOSONAR\n'),
  'comments with tasks': repeated('// TODO\n'),
  'comments with faults': repeated('/* FIXME */\n'),
  'words of one comment': repeated('todo ', '// ', '\n'),
  strings: repeated("f('abcdefghijklm');\n"),
  tests: repeated("it.skip('a', () => {});\n"),
});

/** Texts of regular expressions in scripts. */
export const hostilePatterns: readonly HostileText[] = of('a.js', {
  'lazy quantifiers': repeated('a*?', 'x = /', '/;\n'),
  'lazy quantifiers in groups': repeated('(?:a??)*?', 'x = /', '/;\n'),
  'lazy quantifiers before options': repeated('a?', 'x = /b*?', '/;\n'),
  classes: repeated('[ab]', 'x = /', '/;\n'),
  'one class': repeated('ab', 'x = /[', ']/;\n'),
  'ranges of a class': repeated('a-z', 'x = /[', ']/;\n'),
  'signs of a class': numbered((i) => String.fromCodePoint(0x3000 + i), 'x = /[', ']/u;\n'),
  alternatives: numbered((i) => `a${i}|`, 'x = /', 'b/;\n'),
  'alternatives of one sign': repeated('a|', 'x = /(?:', 'b)/;\n'),
  groups: repeated('(a)', 'x = /', '/;\n'),
  'nested groups': nested('(?:a', ')*', 'x = /', '/;\n'),
  'stacked groups': numbered((i) => `x = /${'(?:a'.repeat(30)}b${i}${')*'.repeat(30)}/;\n`),
  'looks ahead': repeated('(?=a)', 'x = /', '/;\n'),
  'named groups': numbered((i) => `(?<a${i}>b)`, 'x = /', '/;\n'),
  'named groups with uses': numbered((i) => `(?<a${i}>b)\\k<a${i}>`, 'x = /', '/;\n'),
  spaces: repeated(' ', 'x = /', '/;\n'),
  'empty groups': repeated('()', 'x = /', '/;\n'),
  digits: repeated('[0-9]', 'x = /', '/;\n'),
  'patterns in texts': numbered((i) => `new RegExp('(?<a${i}>b  c)*?');\n`),
});
