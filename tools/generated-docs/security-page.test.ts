import { expect, it } from 'vitest';

import { marksIn, withTests } from './security-page.ts';

const page = `# Title

- **28** git bomb.
- **29, 30** quotas:
  files and lines.
  Shown by \`old.test.ts\`.

Text.
`;

it('reads the mark of a test file', () => {
  expect(marksIn("// seguridad: 28, several-servers\nimport 'x';\n")).toEqual(['28', 'several-servers']);
  expect(marksIn("import 'x';\n")).toEqual([]);
});

it('writes below each entry the files that show it, in place of earlier ones', () => {
  const marked = new Map([
    ['b.test.ts', ['28', '30']],
    ['a.test.ts', ['28', '29']],
  ]);
  const both = 'Shown by `a.test.ts`, `b.test.ts`.';
  const expected = `# Title

- **28** git bomb.
  ${both}
- **29, 30** quotas:
  files and lines.
  ${both}

Text.
`;
  expect(withTests(page, marked)).toBe(expected);
  expect(withTests(expected, marked)).toBe(expected);
});

it('refuses an item that nothing shows, and a mark without entry', () => {
  expect(() => withTests(page, new Map([['a.test.ts', ['28', '29']]]))).toThrow('nada muestra 30:');
  expect(() => withTests(page, new Map([['a.test.ts', ['99']]]))).toThrow(
    'a.test.ts: docs/seguridad.md no tiene «99»',
  );
});
