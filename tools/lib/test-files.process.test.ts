import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './paths.ts';
import { chooseRunners } from './test-files.ts';

it('gives each file to the program that runs it, whatever folder its path starts from', () => {
  const journey = 'tests/e2e/journeys/pautas.spec.ts';
  expect(chooseRunners(['src/a.test.ts', `../../${journey}`], join(root, 'packages/domain'))).toEqual({
    vitest: ['packages/domain/src/a.test.ts'],
    journeys: { files: [journey], options: [] },
  });
});

it('starts one program alone where all files are its own', () => {
  expect(chooseRunners(['tools/a.test.ts', '-t=x'], root)).toEqual({
    vitest: ['tools/a.test.ts', '-t=x'],
    journeys: { files: [], options: ['--grep=acceso.setup|x'] },
  });
  expect(chooseRunners(['tests/e2e/journeys/a.spec.ts', '--headed'], root)).toEqual({
    vitest: [],
    journeys: { files: ['tests/e2e/journeys/a.spec.ts'], options: ['--headed'] },
  });
});

it('passes part of a title on to both programs', () => {
  expect(chooseRunners(['tools/a.test.ts', 'tests/e2e/journeys/a.spec.ts', '-t', 'two words'], root)).toEqual(
    {
      vitest: ['tools/a.test.ts', '-t=two words'],
      journeys: { files: ['tests/e2e/journeys/a.spec.ts'], options: ['--grep=acceso.setup|two words'] },
    },
  );
});

it('runs one file and nothing else', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'tools/test.ts'), 'packages/promises/src/in-parallel.test.ts'],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', INIT_CWD: root } },
  );
  expect(stdout).toMatch(/Test Files\s+1 passed \(1\)/u);
  expect(stdout).not.toContain('Comprobaciones');
  expect(status).toBe(0);
});

it('fails where there is no such file', () => {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/test.ts'), 'tools/no.test.ts'], {
    env: { ...process.env, INIT_CWD: root },
  });
  expect(status).toBe(1);
});
