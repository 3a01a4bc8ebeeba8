import { expect, it } from 'vitest';

import { checkProse } from './check-prose.ts';

it('names each line with an idiom and what to write instead', () => {
  expect(checkProse('The server answers.\nNobody waits.\n\n| It | tells |')).toEqual([
    { line: 2, problem: '«Nobody» es un giro; escriba: the caller, the server, a person' },
    { line: 4, problem: '«tells» es un giro; escriba: report, return, pass or distinguish' },
  ]);
});

it('ignores code, quotations and Spanish prose', () => {
  expect(checkProse('```sh\nnobody\n```\nThe `tell` setting and «nobody».\nNadie lo sabe.')).toEqual([]);
});
