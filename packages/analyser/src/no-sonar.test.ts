import { expect, it } from 'vitest';

import { analyseFiles } from './analyse.ts';
import { lines } from './testing/read-source.ts';

/** The lines of the findings of `rule`. */
async function linesOf(rule: string, path: string, text: string): Promise<number[]> {
  const [part] = await analyseFiles([{ path, text }]);
  const own = part?.findings.filter((finding) => finding.rule.endsWith(`:${rule}`)) ?? [];
  return own.map(({ range }) => range?.startLine ?? 0);
}

/** Pairs of the same line, first without and then with each of the marks. */
const marked = (line: string, marks: readonly string[]): string =>
  lines(...marks.flatMap((mark) => [line, `${line} ${mark}`]), '');

it.each(['a.js', 'a.ts', 'a.tsx'])(
  'a line marked NOSONAR has no finding in %s, other lines have',
  async (path) => {
    const empty = 'if (a) {}';
    const text = marked(empty, [
      '// NOSONAR',
      '/* nosonar: wanted */',
      '// is not NOSONAR',
      '// eslint-disable-line',
    ]);
    expect(await linesOf('S108', path, text)).toEqual([1, 3, 5, 6, 7, 8]);
  },
);

it('a line marked NOSONAR has no finding in Python, other lines have', async () => {
  const text = marked('def Name(): return 1', ['# NOSONAR', '# NOSONAR: wanted', '# noqa']);
  expect(await linesOf('S1542', 'a.py', text)).toEqual([1, 3, 5, 6]);
});

it('NOSONAR suppresses findings that start on its line, not those that continue there', async () => {
  const script = 'var a =\n  1; // NOSONAR\nvar b = // NOSONAR\n  1;\n';
  expect(await linesOf('S3504', 'a.js', script)).toEqual([1]);
  const python = 'def A(\n  a): # NOSONAR\n  return a\n\ndef B( # NOSONAR\n  a):\n  return a\n';
  expect(await linesOf('S1542', 'a.py', python)).toEqual([1]);
});

it('a comment or an expression of a server with //NOSONAR marks the line on which it begins, in pages and templates', async () => {
  const image = '<img src="a">';
  const marks = [
    '<!-- //NOSONAR: wanted -->',
    '<%= a //NOSONAR %>',
    '<%-- b //NOSONAR --%>',
    '<!-- // NOSONAR -->',
    '<!-- //nosonar -->',
    '<?php //NOSONAR ?>',
    '<%@ page //NOSONAR %>',
    '//NOSONAR',
  ];
  const rest = lines(`<!-- //NOSONAR`, `-->${image}`, '');
  const found = [1, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18];
  const page = marked(image, marks) + rest;
  expect(await linesOf('ImgWithoutAltCheck', 'a.html', page)).toEqual(found);
  const outside = `<template lang="a"/>\n<docs>\n${image}<!-- //NOSONAR -->\n</docs>\n`;
  const component = `${outside}<template>\n${page}</template>\n`;
  expect(await linesOf('ImgWithoutAltCheck', 'a.vue', component)).toEqual([3, ...found.map((n) => n + 5)]);
});

it('a mark in the markup silences the scripts and styles of its line too', async () => {
  const page = '<script>if (a) {}</script><!-- //NOSONAR -->\n<style>a {}</style><!-- //NOSONAR -->\n';
  const [part] = await analyseFiles([{ path: 'a.html', text: page }]);
  const left = part?.findings.filter(({ rule }) => /:(?:S108|S4658)$/u.test(rule));
  expect([left, part?.silenced]).toEqual([[], 2]);
});

it('a string literal with NOSONAR is not a mark', async () => {
  expect(await linesOf('S108', 'a.js', "if (a === '// NOSONAR') {}\n")).toEqual([1]);
  expect(await linesOf('S1542', 'a.py', "def Name(): return '# NOSONAR'\n")).toEqual([1]);
});

it.each(['a.js', 'a.ts', 'a.vue', 'a.html'])(
  'U+2028 and U+2029 end no line of a finding in %s',
  async (path) => {
    const script =
      "export const t = 'a\u2028b\u2029c';\nif (a) {}\n// x\u2028 if (b) {}\nif (c) {} // NOSONAR\nif (d) {}\n";
    const isPage = /html|vue/u.test(path);
    const text = isPage ? `<p>\u2028</p><script>\n${script.replace('export ', '')}</script>\n` : script;
    const marked = path.endsWith('html') ? [2, 3, 4, 5] : [2, 3, 5];
    expect(await linesOf('S108', path, text)).toEqual(marked.map((line) => (isPage ? line + 1 : line)));
  },
);

it('a message that names a line counts it as the file does', async () => {
  const branch = ' {\n  f();\n  g();\n}';
  const text = `// a\u2028;\nif (a)${branch} else if (b)${branch} else { h(); }\n`;
  const [part] = await analyseFiles([{ path: 'a.js', text }]);
  const twin = part?.findings.find(({ rule }) => rule === 'javascript:S1871');
  expect([twin?.range, twin?.message.includes('la línea 2 ')]).toEqual([
    { startLine: 5, startColumn: 14, endLine: 8, endColumn: 1 },
    true,
  ]);
});

it('the suppressed findings of a file are counted, of rules of both kinds; none is no count', async () => {
  const counts = async (path: string, text: string) => (await analyseFiles([{ path, text }]))[0]?.silenced;
  expect(await counts('a.js', 'if (a) {} // NOSONAR\nif (a) {}\n')).toBe(1);
  expect(await counts('a.py', 'def Name(): return 1 # NOSONAR\n')).toBe(1);
  expect(await counts('a.js', 'if (a) {}\n// NOSONAR\n')).toBeUndefined();
});
