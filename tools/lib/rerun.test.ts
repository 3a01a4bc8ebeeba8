import { expect, it } from 'vitest';

import { failureText, rerunCommand } from './rerun.ts';

it('names the file, the test and the command that runs it alone', () => {
  expect(failureText('a.test.ts', 'adds one')).toBe(
    'a.test.ts: adds one\n    npm test -- a.test.ts -t "adds one"',
  );
  expect(failureText('a.test.ts')).toBe('a.test.ts\n    npm test -- a.test.ts');
});

it('writes a title that neither a shell nor a pattern reads otherwise', () => {
  const title = `it's "$HOME" (100 %) \`a\` | b?`;
  const command = rerunCommand('a.test.ts', title);
  expect(command).toBe('npm test -- a.test.ts -t "it.s ..HOME. .100 .. .a. . b."');
  const pattern = /-t "(?<pattern>.*)"/u.exec(command)?.groups?.['pattern'] ?? '';
  expect(new RegExp(pattern, 'u').test(title)).toBe(true);
});
