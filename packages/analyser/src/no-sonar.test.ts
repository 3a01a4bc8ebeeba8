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

it('a string literal with NOSONAR is not a mark', async () => {
  expect(await linesOf('S108', 'a.js', "if (a === '// NOSONAR') {}\n")).toEqual([1]);
  expect(await linesOf('S1542', 'a.py', "def Name(): return '# NOSONAR'\n")).toEqual([1]);
});
