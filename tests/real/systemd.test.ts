import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

/** The unit of a single machine, checked by systemd itself; no service is started. */
const analyse = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};
const source = fileURLToPath(new URL('../../deploy/systemd/mantenible.service', import.meta.url));

/** The unit with another text, and with the Node of this machine in place of the one of docs/despliegue.md. */
function unitWith(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-unidad-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'mantenible.service');
  writeFileSync(path, change(readFileSync(source, 'utf8').replace('/opt/node/bin/node', process.execPath)));
  return path;
}

const same = (text: string) => text;
/** On systemd's scale from 0 (confined) to 10, times ten. */
const threshold = '--threshold=15';

test('systemd accepts every line of the unit, and refuses one that it does not have', () => {
  expect(analyse('verify', unitWith(same))).toEqual({ status: 0, output: '' });
  const wrong = unitWith((text) => text.replace('ProtectSystem=', 'ProtectSistem='));
  expect(analyse('verify', wrong).output).toContain('ProtectSistem');
});

test('the exposure that systemd computes stays at 1.5 of 10, and rises where a protection goes', () => {
  const judged = (path: string) => analyse('security', '--offline=true', threshold, path).status;
  expect(judged(unitWith(same))).toBe(0);
  expect(judged(unitWith((text) => text.replace('SystemCallFilter=@system-service\n', '')))).not.toBe(0);
});
