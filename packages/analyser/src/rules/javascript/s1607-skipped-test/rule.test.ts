import { expect, test } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';

/** The lines of the findings in a test of a project with these dependencies. */
function find(dependencies: readonly string[], text: string): readonly (number | undefined)[] {
  const manifest = { devDependencies: Object.fromEntries(dependencies.map((name) => [name, '1'])) };
  const files = [
    { path: 'package.json', text: JSON.stringify(manifest) },
    { path: 'src/a.test.js', text },
  ];
  return (findInScripts(files).get('src/a.test.js') ?? [])
    .filter(({ rule }) => rule === 'javascript:S1607')
    .map(({ range }) => range?.startLine);
}

const all = `describe.skip('a', f);
it.skip('b', f);
test.skip('c', f);
xit('d', f);
xdescribe('e', f);
xtest('f', f);
xcontext('g', f);
context.skip('h', f);
it('i', f);
it.todo('j');
it.skip.each([1])('k', f);
it['skip']('l', f);
`;

test.each([
  [['jest'], [1, 2, 3, 4, 5, 6]],
  [['@types/mocha'], [1, 2, 8]],
  [['jasmine'], [4, 5, 7]],
  [['vitest'], []],
  [
    ['jest', 'mocha'],
    [1, 2, 3, 4, 5, 6, 8],
  ],
])('finds the skipped tests of %j', (dependencies, lines) => {
  expect(find(dependencies, all)).toEqual(lines);
});

test.each([
  "// slow\nit.skip('a', f);",
  "it.skip('a', f); // slow",
  "it.skip('a', () => {\n  // slow\n});",
  "/* slow\n too */\nit.skip('a', f);",
])('accepts %j with an explanation', (text) => {
  expect(find(['jest'], text)).toEqual([]);
});

test('a comment two lines away is not an explanation', () => {
  expect(find(['jest'], "// slow\n\nit.skip('a', () => {\n  b();\n  // c\n});")).toEqual([3]);
});
