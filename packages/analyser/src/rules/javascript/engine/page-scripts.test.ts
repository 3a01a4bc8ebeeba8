import { expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';

const placesIn = (text: string) =>
  (findInScripts([{ path: 'a.html', text }]).get('a.html') ?? [])
    .filter(({ rule }) => rule === 'javascript:S1135')
    .map(({ range }) => [range?.startLine, range?.startColumn, range?.endColumn]);

it.each([
  ['<script>/* TODO */</script>', [[1, 11, 15]]],
  ['\n\r\n\r<p>\n<script>\n/* TODO */</script>', [[6, 3, 7]]],
  [
    `${'x'.repeat(5000)}<script>/* TODO */\n/* TODO */</script>`,
    [
      [1, 5011, 5015],
      [2, 3, 7],
    ],
  ],
  ['<script> </script>\n<script></script><script>/* TODO */</script>', [[2, 28, 32]]],
])('finds at the places of the page %#', (text, places) => {
  expect(placesIn(text)).toEqual(places);
});

it('names the lines of the page in a message', () => {
  const body = '{\n  g(x);\n  h(x);\n  return 1;\n}\n';
  const text = `\n\n<script>\nfunction a(x) ${body}function b(x) ${body}</script>`;
  const messages = (findInScripts([{ path: 'a.html', text }]).get('a.html') ?? []).map(
    ({ message }) => message,
  );
  expect(messages.find((message) => message.includes('4'))).toBeDefined();
});

it('compares the columns of the first line of a script with those of the others', () => {
  const indented = `${'x'.repeat(2000)}<script>if (a) b();\nc();</script>`;
  expect(findInScripts([{ path: 'a.html', text: indented }]).get('a.html')).toEqual(
    findInScripts([{ path: 'a.html', text: indented.slice(1500) }])
      .get('a.html')
      ?.map((finding) => ({
        ...finding,
        range: finding.range && {
          ...finding.range,
          startColumn: finding.range.startColumn + (finding.range.startLine === 1 ? 1500 : 0),
          endColumn: finding.range.endColumn + (finding.range.endLine === 1 ? 1500 : 0),
        },
      })),
  );
});

it('reads the first 500 scripts with code', () => {
  expect(placesIn('<script> </script><script>/* TODO */</script>'.repeat(501))).toHaveLength(500);
});
