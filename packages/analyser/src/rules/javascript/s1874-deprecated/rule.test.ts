import { expect, test } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/** @deprecated */\nfunction f() {}\nf();', [3]],
  [
    'interface A {\n  /** @deprecated */\n  b?: string;\n}\ndeclare const a: A;\na.b;\nconst { b } = a;',
    [6, 7],
  ],
  [
    "function f(a: string): void;\n/** @deprecated */\nfunction f(a: number): void;\nfunction f(a: unknown) {}\nf('');\nf(1);",
    [6],
  ],
  ["escape('a');", [1]],
  ['navigator.platform;\nwindow.pageYOffset;\npageXOffset;\nnavigator.javaEnabled();', [1, 2, 3, 4]],
  ['document.body.style.clip;\ndocument.body.style.wordWrap;', [1, 2]],
  ['/** @deprecated */\nconst a = 1,\n  b = 2;\na;\nb;', [4, 5]],
  ["interface A {\n  /** @deprecated */\n  'b-c': string;\n}\ndeclare const a: A;\na['b-c'];", [6]],
  ['namespace N {\n  /** @deprecated */\n  export const a = 1;\n}\nimport b = N.a;\nb;', [6]],
  ['/** @deprecated */\nfunction f() {}\nconst g = f;\ng();', [3, 4]],
  ['/** @deprecated */\nfunction f() {}\nconst a = { g: f };\na.g();', [3, 4]],
  ['/** @deprecated */\nfunction f() {}\nconst a = { f };\na.f();', [3, 4]],
  ['const g = escape;\ng("a");', [1, 2]],
  ['const { substr: g } = "a";\ng(1);', [1, 2]],
  ['interface F {\n  /** @deprecated */\n  (a: string): void;\n}\ndeclare const f: F;\nf("");', [6]],
  ['class A {\n  /** @deprecated */\n  constructor() {}\n}\nconst B = A;\nnew A();\nnew B();', [6, 7]],
  ['/** @deprecated */\nclass C {\n  /** @deprecated */\n  constructor() {}\n}\nnew C();', [6, 6]],
  [
    '/** @deprecated */\nclass C {\n  constructor() {}\n}\nclass D extends C {\n  constructor() { super(); }\n}',
    [5],
  ],
  ['/** @deprecated */\nconst f = () => 1;\nf();', [3]],
  ['/** @deprecated */\nconst a = 1;\nexport default a;', [3]],
  ['/** @deprecated */\nconst a = missing.b;\nexport = a;', [3]],
  ['/** @deprecated */\nfunction f() {}\nexport default f;', [3]],
  ['/** @deprecated */\nclass C {}\nexport default C;', [3]],
  ['import type { B } from "missing";\n/** @deprecated */\ntype A = { b: B };\nlet a: A;', [4]],
  ['/** @deprecated */\ntype A = any;\nlet a: A;', [3]],
])('finds a deprecated name in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.ts')).toEqual(lines);
});

test.each([
  "interface A {\n  /** @deprecated */\n  b?: string;\n}\nconst a: A = { b: '' };",
  '/** @deprecated */\nexport const a = 1;',
  "document.write('a');\ndocument.createRange().detach();\nnavigator.userAgent;\ndocument.createEvent('TextEvent');",
  '/** @deprecated */\nconst a = 1;\nexport { a };',
  '/** @deprecated */\ninterface A {}\nexport default A;',
  '/** @deprecated */\nexport default function f() {}',
  'function f() {\n  /** @deprecated */\n  return function () {};\n}\nconst g = f();\ng();',
  'import type { B } from "missing";\n/** @deprecated */\ntype A = B & { c: string };\nlet a: A;',
  'import type { B } from "missing";\n/** @deprecated */\ntype A = B;\ninterface C extends A {}\nclass D implements A {}',
  'namespace N {\n  /** @deprecated */\n  export type A = Missing | string;\n}\nlet a: N.A;',
  'class A { /** @deprecated */ m() {} }\nclass B extends A { m() {} }\nnew B().m();',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.ts')).toEqual([]);
});

test.each([
  ['/**\n * @augments external:Error\n */\nclass A extends Error {}', 'a.js', [2]],
  ['/** @extends {external} */\nclass A extends Error {}', 'a.js', [1]],
  ['/** @augments external:Error */\nclass A {}', 'a.js', []],
  ['/** @augments Error */\nclass A extends Error {}', 'a.js', []],
  ['/** @augments external:Error */\nclass A extends Error {}', 'a.ts', []],
])('finds a deprecated base class that a comment of a script declares: %j in %s', (text, path, lines) => {
  expect(findLines(rule, text, path)).toEqual(lines);
});

const library = [
  '/** @deprecated */\nexport const a = 1;',
  '/** @deprecated */\nexport interface I {\n  b: 1;\n}',
  '/** @deprecated */\nexport function f() {}',
  '/** @deprecated */\nexport function g(a: string): void;\nexport function g(a: number): void;\nexport function g(a: unknown) {}',
  'export const c = 1;',
  '/** @deprecated */\nexport default class D {}',
].join('\n');

/** Passes declarations without a mark on under marked names. */
const facade = [
  'export { /** @deprecated */ c, c as d, /** @deprecated */ T } from "./plain";',
  'export type { /** @deprecated */ I } from "./plain";',
].join('\n');

function findImports(text: string) {
  const files = [
    { path: 'library.ts', text: library },
    {
      path: 'plain.ts',
      text: 'export const c = () => 1;\nexport class T {}\nexport interface I {\n  a: 1;\n}',
    },
    { path: 'facade.ts', text: facade },
    { path: 'star.ts', text: 'export * from "./facade";' },
    { path: 'a.ts', text },
  ];
  const findings = findInScripts(files).get('a.ts') ?? [];
  return findings.filter(({ rule: key }) => key === 'typescript:S1874').map(({ range }) => range?.startLine);
}

test.each([
  ["import { a } from './library';"],
  ["import { a as b } from './library';"],
  ["import type { I } from './library';"],
  ["import { f } from './library';"],
])('finds a deprecated import by name in %j', (text) => {
  expect(findImports(text)).toEqual([1]);
});

test.each([
  ["import { g } from './library';"],
  ["import { c } from './library';"],
  ["import D from './library';"],
  ["import * as all from './library';"],
  ["export { a } from './library';"],
])('finds nothing in %j, an import of other names or of the whole module', (text) => {
  expect(findImports(text)).toEqual([]);
});

test.each([
  ["import { c } from './facade';\nc();", [1, 2]],
  ["import { c as b } from './facade';\nb();", [1, 2]],
  ["import { c } from './star';\nexport const a = [c];", [1, 2]],
  ["import { T } from './facade';\nexport const a = new T();", [1, 2]],
  ["import type { I } from './facade';\nexport type A = I;", [1]],
  ["import { d } from './facade';\nd();", []],
  ["import { c } from './plain';\nc();", []],
])('finds imports that a marked export passes on in %j, and their values', (text, lines) => {
  expect(findImports(text)).toEqual(lines);
});
