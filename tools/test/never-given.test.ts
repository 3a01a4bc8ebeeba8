import { expect, test } from 'vitest';

import { neverGiven } from './never-given.ts';

const documents = 'documents GET /api/pautas/{id} 200 400 401 404 500';

test.each([
  ['an answer that no test got', [documents, 'gives GET /api/pautas/{id} 200'], ['GET /api/pautas/{id} 404']],
  [
    'nothing where tests got each',
    [documents, 'gives GET /api/pautas/{id} 404', 'gives GET /api/pautas/{id} 200'],
    [],
  ],
  [
    'answers of another method',
    ['documents DELETE /api/a 204', 'gives GET /api/a 204'],
    ['DELETE /api/a 204'],
  ],
  ['no conflict of an idempotency key', ['documents POST /api/a 409 422'], []],
  ['a conflict of the route itself', ['documents POST /api/a 409'], ['POST /api/a 409']],
  [
    'an answer once, however many processes document it',
    [documents, documents, 'gives GET /api/pautas/{id} 200'],
    ['GET /api/pautas/{id} 404'],
  ],
])('reports %s', (_title, lines, expected) => {
  expect(neverGiven(lines)).toEqual(expected);
});
