// seguridad: 21
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

it('names the version that is needed, and where', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'git'), '#!/bin/sh\necho git version 2.36.0\n', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  await expect(requireGit(tmpdir(), new AbortController().signal)).rejects.toThrow(
    'hace falta git 2.37 o posterior donde se hace el análisis.',
  );
});

it('finds git where the environment of the server has no search path', async () => {
  vi.stubEnv('PATH', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await requireGit(tmpdir(), new AbortController().signal);
});
