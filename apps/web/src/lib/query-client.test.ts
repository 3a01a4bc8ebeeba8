import { expect, test } from 'vitest';

import { ApiProblem } from './api-problem.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

const problem = (status: number, codigo = 'x') => new ApiProblem(status, codigo, 'x');

test.each([0, 502, 503, 504])('a read that failed with status %d is retried twice', (status) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, problem(status)))).toEqual([true, true, false]);
});

test.each([400, 401, 403, 404, 412, 429, 500])('a read refused with %d is not repeated', (status) => {
  expect(shouldRetry(0, problem(status))).toBe(false);
});

test.each(['ERR_CANCELED', 'sin-proveedor'])('a read that ended in %s is not repeated', (codigo) => {
  expect(shouldRetry(0, problem(0, codigo))).toBe(false);
});

test('waits grow and carry jitter', () => {
  expect([retryDelay(0, () => 0), retryDelay(0, () => 1), retryDelay(1, () => 0.5)]).toEqual([
    250, 750, 1000,
  ]);
});
