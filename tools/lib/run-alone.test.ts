import { expect, it } from 'vitest';

import { runAlone } from './run-alone.ts';

it('writes a title that neither a shell nor a regular expression reads as something else', () => {
  const title = 'what costs $5 (or "nothing")? `x`';
  const command = runAlone('a.spec.ts', title);
  expect(command).toBe('npm test -- a.spec.ts -t "what costs .5 .or .nothing... .x."');
  expect(title).toMatch(new RegExp(/"(?<words>.+)"/u.exec(command)?.groups?.['words'] ?? '', 'u'));
});
