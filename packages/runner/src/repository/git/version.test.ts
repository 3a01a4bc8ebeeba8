// seguridad: 21
import { tmpdir } from 'node:os';

import { expect, it, onTestFinished, vi } from 'vitest';

import { isRecentEnough, requireGit } from './version.ts';

it.each([
  ['git version 2.39.5', true],
  ['git version 2.37.0 (Apple Git-136)', true],
  ['git version 3.0.1', true],
  ['git version 2.36.9.windows.1', false],
  ['git version 1.99', false],
  ['', false],
  ['sh: git: not found', false],
])('%j is new enough: %s', (output, esperado) => {
  expect(isRecentEnough(output)).toBe(esperado);
});

it('finds git where the environment of the server has no search path', async () => {
  vi.stubEnv('PATH', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await requireGit(tmpdir(), new AbortController().signal);
});
