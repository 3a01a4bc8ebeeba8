import { describe, expect, it } from 'vitest';

import { analyseFile } from '../../analyse.ts';

/** In the order of the figures below. */
const keys = [
  'lines',
  'ncloc',
  'comment_lines',
  'complexity',
  'lines_to_cover',
  'functions',
  'classes',
  'statements',
] as const;

/** Odd files, and what SonarQube 10.7 answered about each when it scanned them; null when it could not parse one. */
const recorded: readonly (readonly [string, string, readonly number[] | null])[] = [
  ['assert.js', 'import b from "b" assert { type: "json" };\nb();\n', [3, 2, 0, 0, 1, 0, 0, 1]],
  ['assertion.mts', 'const a = <string>b;\nconst f = <T>(x: T) => x;\n', [3, 2, 0, 1, 2, 1, 0, 2]],
  ['await.js', 'var await = 1;\nfunction f() { return await; }\n', [3, 2, 0, 1, 2, 1, 0, 2]],
  ['await.ts', 'var await = 1;\n', [2, 1, 0, 0, 1, 0, 0, 1]],
  ['blank.js', '\n\n', [3, 0, 0, 0, 0, 0, 0, 0]],
  ['bom.js', '\ufeff// header\nvar a;\n// x\n', [4, 1, 1, 0, 1, 0, 0, 1]],
  ['broken.js', 'function ( {\n  // x\n  a b c\n', null],
  ['broken.ts', 'function ( {\n  // x\n  a b c\n', null],
  ['broken2.ts', 'let a = ;\nlet b = 1;\n', null],
  ['broken3.ts', 'class A { foo( }\n', null],
  ['cr.js', 'var a;\r// x\rvar b;\r', [4, 2, 1, 0, 2, 0, 0, 2]],
  ['crlf.js', '// h\r\nvar a = `\r\n\r\n`;\r\n/* x\r\n y */\r\nvar b;\r\n', [8, 4, 2, 0, 2, 0, 0, 2]],
  ['deco.js', '@a class B { @c d() {} @e f = 1; }\nexport default @g class {}\n', [3, 2, 0, 1, 0, 1, 2, 0]],
  [
    'deco.ts',
    '@a class B { @c d(@x y: number) {} @e f = 1; }\n@a export class C {}\n',
    [3, 2, 0, 1, 0, 1, 2, 0],
  ],
  ['dup.ts', 'let a = 1;\nlet a = 2;\nconst b;\nbreak;\n', [5, 4, 0, 0, 4, 0, 0, 4]],
  ['empty.js', '', [1, 0, 0, 0, 0, 0, 0, 0]],
  [
    'escape.js',
    'var \\u0061b = 1, \\u{62}c = 2, ñandú = 3, 日本 = 4; // x\nvar a\u00a0=\u00a05;\n',
    [3, 2, 1, 0, 2, 0, 0, 2],
  ],
  [
    'exports.js',
    'export { a as "b c" } from "x";\nexport { "d" } from "y";\nimport { "e f" as g } from "z";\nexport default function () {}\n',
    [5, 4, 0, 1, 0, 1, 0, 0],
  ],
  [
    'flow.js',
    '// @flow\nimport type { A } from "a";\ntype B = {| a: ?string |};\nfunction f(a: ?string): B { if (a) { return {a}; } }\nexport type { B };\n',
    [6, 4, 0, 2, 1, 1, 0, 2],
  ],
  [
    'flow2.js',
    '/* @flow */\nimport typeof X from "x";\nopaque type Z = string;\nvar a = (x: any);\n',
    [5, 3, 0, 0, 1, 0, 0, 1],
  ],
  [
    'flow3.js',
    '// @flow\nfunction f(a: Array<Array<number>>) { return `a${1}b\n${2}c`; }\ndeclare function q(): void;\ndeclare class Q { m(): void }\n',
    [6, 4, 0, 1, 1, 1, 1, 1],
  ],
  [
    'generic.tsx',
    'const f = <T,>(a: T) => a;\nconst g = <T extends unknown>(a: T): a is T & {} => <A<T> b={a}/>;\n',
    [3, 2, 0, 2, 2, 2, 0, 2],
  ],
  ['html.js', 'var a = 1; <!-- b\n--> c\nvar d;\n', [4, 2, 2, 0, 2, 0, 0, 2]],
  [
    'jsx.jsx',
    'const a = (\n  <a-b:c d="x\n\ny" e={/* c */ 1} {...f}>\n    text\n\n    {/* com\n\n    ment */}\n\n    <B.C />\n    {a && <b/>}\n    &nbsp;\'q\n  </a-b:c>\n);\n',
    [16, 14, 4, 1, 1, 0, 0, 1],
  ],
  [
    'jsxns.tsx',
    'const a = <svg xlink:href="a" aria-label="x">{"y"}</svg>;\nlet b = <></>;\nlet c = <A<string> b />;\n',
    [4, 3, 0, 0, 3, 0, 0, 3],
  ],
  [
    'modif.ts',
    'export default abstract class A { abstract x: number; declare y: string; override z = 1; private constructor(protected readonly q: number) { super(); } }\n',
    [2, 1, 0, 1, 1, 1, 1, 1],
  ],
  [
    'nosonar.js',
    '// h\na; // NOSONAR x\n/* nosonar\n y */\nb; // x NOSONAR\n/** NoSonarX */\nc;\n//*NOSONAR\n//** x\n/***/\n/****/\n/* * */\n',
    [13, 3, 4, 0, 3, 0, 0, 3],
  ],
  [
    'ns.ts',
    'namespace A.B { export const x = 1; if (x) { y(); } }\ndeclare module "q" { let z: number; function f(): void; }\ndeclare global { var w: string }\nimport a = require("a");\nimport b = A.B;\nexport = a;\nexport as namespace Foo;\n',
    [8, 7, 0, 1, 3, 0, 0, 5],
  ],
  ['nul.js', 'var a = "\u0000";\n/* \u0000 */ b;\n', [3, 2, 1, 0, 2, 0, 0, 2]],
  ['octal.js', 'var a = 010;\nwith (a) {\n  b();\n}\ndelete a;\n', [6, 5, 0, 0, 4, 0, 0, 4]],
  ['onlycomment.js', '// x\n/* y\n z */\n', [4, 0, 3, 0, 0, 0, 0, 0]],
  [
    'optional.js',
    'a?.b?.[c]?.(d) ?? e;\nx = a?.5:1;\nx ??= y;\nif (!a) ; else ;\nswitch (a) { case 1: default: }\ndo x(); while (y)\n',
    [7, 6, 0, 6, 6, 0, 0, 9],
  ],
  [
    'regex.js',
    'var a = b / c / d; var e = /[/]/g.test(x) ? 1 / 2 : a++ / 3;\nif (x) /re/.exec(y);\nvar z = `${/}/.test(q)}`;\n',
    [4, 3, 0, 2, 3, 0, 0, 5],
  ],
  [
    'rest.js',
    'let async; async = 1; async () => {}; for (async of []) {}\nnew.target;\n',
    [3, 2, 0, 2, 2, 1, 0, 5],
  ],
  ['return.js', 'if (a) return;\nreturn 1;\n', [3, 2, 0, 1, 2, 0, 0, 3]],
  ['shebang.js', '#!/usr/bin/env node\n// header\nvar a;\n', [4, 1, 0, 0, 1, 0, 0, 1]],
  ['shebang2.js', '#!/usr/bin/env node\n', [2, 0, 0, 0, 0, 0, 0, 0]],
  [
    'templ.ts',
    'const a = `\n\n${b ? `x${1}\n\n` : /* c\n d */ c}\n`;\ntype T = `a${string}\n\n`;\n',
    [11, 10, 2, 1, 1, 0, 0, 1],
  ],
  [
    'tsinjs.js',
    'function f(a: number): string { return a as string; }\ninterface A { b: string }\nenum E { A }\n',
    [4, 3, 0, 1, 1, 1, 0, 1],
  ],
  [
    'types.ts',
    'type A<T> = T extends string ? 1 : 2;\nlet x: Array<Array<Array<number>>>= [];\nfunction f(): void;\nfunction f(a?: number): void { return a! as any; }\nabstract class C { abstract m(): void; foo?(): void; get a() { return 1 } set a(v) {} constructor(); constructor(a?: number) {} }\nlet o = <const>["a"];\nlet g = f<number>;\nconst s = { a: 1 } satisfies B;\n;;\nlabel: for (;;) { break label; }\nenum E { A = 1, B = "x" }\n',
    [12, 11, 0, 5, 7, 4, 1, 10],
  ],
  ['using.js', '{ using a = b(); }\n', [2, 1, 0, 0, 1, 0, 0, 1]],
  [
    'using.ts',
    'using a = b();\nfor (using c of d) { e(); }\nasync function f() { await using g = h(); }\n',
    [4, 3, 0, 2, 3, 1, 0, 5],
  ],
  [
    'vflag.js',
    'var a = /[\\p{L}--[a-z]]/v;\nimport b from "b" with { type: "json" };\nexport * as c from "c";\nlet d = a ||= b, e = 1_000n;\nclass Q { #p; static { a(); } accessor z = 1; m() { return #p in this; } }\n',
    [6, 5, 0, 1, 3, 1, 1, 4],
  ],
  ['with.ts', 'with (a) { b; }\n', [2, 1, 0, 0, 1, 0, 0, 2]],
  ['yield.js', 'var yield = 1;\nvar let = 2;\n', [3, 2, 0, 0, 2, 0, 0, 2]],
  [
    'xa.vue',
    '<!-- c -->\n<template>\n  <div class="a\n\n b" :x="y &&\n\n z /* q */">\n    <!-- com\n\n    ment -->\n    text {{ a\n\n      + b }}\n\n    <br/>\n  </div>\n</template>\n\n<script>\n// header\nimport a from "a";\n\n// x\nexport default {\n  data() { return a ? 1 : 2; }\n};\n</script>\n\n<style>\n/* c */\n.a { color: red; }\n\n.b {\n  /* x */ color: red;\n}\n</style>\n',
    [37, 22, 1, 2, 1, 1, 0, 1],
  ],
  [
    'xb.vue',
    '<script setup lang="ts">\nconst a: number = 1;\n\nif (a) { b(); } // x\n</script>\n<script lang="ts">\n// y\nexport type Q = string;\nlet z = 1;\n</script>\n',
    [11, 8, 2, 1, 3, 0, 0, 4],
  ],
  ['xc.vue', '<template>\n  <a/>\n</template>\n', [4, 3, 0, 0, 0, 0, 0, 0]],
  [
    'xd.vue',
    '<template lang="pug">\na\n  b\n</template>\n<script>\nlet a;\n</script>\n',
    [8, 3, 0, 0, 1, 0, 0, 1],
  ],
  [
    'xe.vue',
    '<script>\nlet a;\n</script>\n<style scoped>\n.a {}\n</style>\n<i18n>\n{ "a": 1 }\n</i18n>\n',
    [10, 3, 0, 0, 1, 0, 0, 1],
  ],
  [
    'xf.vue',
    '<script>\nlet a;\n</script>\n<i18n>\n{ "a": 1,\n\n "b": 2 }\n</i18n>\n<template>\n<p>\n</p>\n</template>\n<docs>\n# x\n</docs>\n<style lang="scss">\n// c\n.a { b: c }\n</style>\n',
    [20, 15, 0, 0, 1, 0, 0, 1],
  ],
  ['xg.vue', '<script src="./x.js"></script>\n<template><p>a</p></template>\n', [3, 2, 0, 0, 0, 0, 0, 0]],
  ['xi.vue', '<script>\nlet a = ;\n</script>\n<template>\n<p/>\n</template>\n', null],
  [
    'xj.vue',
    '<template>\n  <p v-for="a in\n\n b" @click="() => {\n\n   x(); // y\n }" v-if="a\n">{{ a }}</p>\n  <template #x="{ a }">\n  q\n  </template>\n  <textarea>\n a\n\n b</textarea>\n <pre>\n\n x\n</pre>\n</template>\n<script lang="tsx">\nconst a = <T,>(b: T) => <div/>;\n</script>\n',
    [24, 19, 0, 1, 1, 1, 0, 1],
  ],
  [
    'xk.vue',
    '<script lang="jsx">\n\nconst a = <div/>;\n</script>\n\n<script setup>\n// q\nimport b from "b";\nb();\n</script>\n<template>\n<script>\n x\n\n</script>\n</template>\n',
    [17, 11, 1, 0, 2, 0, 0, 2],
  ],
  [
    'yv1.vue',
    '<script>\n// header\n\n// h2\nimport a from "a";\n// x\na();\n</script>\n',
    [9, 4, 1, 0, 1, 0, 0, 1],
  ],
  ['yv10.vue', '<template>\n</template>\n', [3, 2, 0, 0, 0, 0, 0, 0]],
  [
    'yv2.vue',
    '<script\n  lang="ts"\n>\n/* header */ let a;\n</script\n>\n<template><p/></template>\n',
    [8, 7, 0, 0, 1, 0, 0, 1],
  ],
  ['yv3.vue', '<script\n  lang="ts"\n>\nlet a;\n</script>\n', [6, 5, 0, 0, 1, 0, 0, 1]],
  [
    'yv4.vue',
    '<script>\nlet q;\n</script>\n<script setup>\n// header 2\nlet a;\n</script>\n<template>\n <script type="x">\n a\n </script>\n <style>\n /* c */\n b\n </style>\n <title>\n a\n\n b</title>\n <!-- x -->\n <![CDATA[\n a ]]>\n <? b ?>\n < c\n a < b\n</template>\n',
    [27, 18, 1, 0, 2, 0, 0, 2],
  ],
  [
    'yv5.vue',
    '<template lang="html">\n<p a=b\n c=\'d\n\ne\' v-bind:x=y\n f />\n{{ a }} {{\n\n// c\nb }}\n</template>\n<style lang="less">\n/* a */ .b { // c\n  }\n</style>\n<custom>\n a\n</custom>\n',
    [19, 15, 0, 0, 0, 0, 0, 0],
  ],
  [
    'yv6.vue',
    '<template>\n<p v-slot:a="{ b,\n\n c }" @x="a; // y\n // z\n b" :k="`a\n\n b`"></p>\n</template>\n<script>\nexport default {}\n</script>\n',
    [13, 10, 0, 0, 0, 0, 0, 0],
  ],
  [
    'yv7.vue',
    '<template functional>\n</template>\n\n<template>\n<b/>\n</template>\n<script type="text/x">\nlet a = ;\n</script>\n',
    null,
  ],
];

describe('as SonarQube 10.7 measures', () => {
  it.each(recorded)('%s', (path, text, figures) => {
    const analysis = analyseFile({ path, text });
    expect(analysis?.parsable).toBe(figures !== null);
    if (figures !== null) expect(keys.map((key) => analysis?.counts[key] ?? 0)).toEqual(figures);
  });
});
