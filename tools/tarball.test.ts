import { afterAll, beforeAll, expect, it } from 'vitest';

import { faulty, folderWith, install, mantenible, remove } from '../packages/cli/src/testing/installed.ts';
import { ensureBuilt } from './lib/build.ts';

// The tests of processes try the installed command at length.
beforeAll(async () => {
  expect(await ensureBuilt('cli')).toBe(0);
  install();
});
afterAll(remove);

it('the command is installed from its tarball in an empty folder, and analyses', () => {
  const folder = folderWith({ 'a.js': faulty('f'), 'b.py': 'x = 1\n' });
  const { status, stdout } = mantenible(folder, 'analizar', '.', '--umbral', 'code_smells=0');
  expect({ status, lines: stdout.split('\n').slice(0, 2) }).toEqual({
    status: 1,
    lines: ['a.js', expect.stringMatching(/ javascript:S3504$/u)],
  });
});
