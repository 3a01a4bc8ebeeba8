import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

it('a package without its program ends with 2 and names the reason', () => {
  const place = mkdtempSync(join(tmpdir(), 'mantenible-'));
  mkdirSync(join(place, 'bin'));
  copyFileSync(join(import.meta.dirname, '../bin/mantenible.mjs'), join(place, 'bin/mantenible.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'bin/mantenible.mjs'), 'reglas'], {
    encoding: 'utf8',
  });
  rmSync(place, { recursive: true });
  expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 2, lines: 2 });
  expect(stderr).toContain('npm run build');
});
