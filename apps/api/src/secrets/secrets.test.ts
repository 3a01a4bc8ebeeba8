// seguridad: 38, 39
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openSecrets, randomSecret } from './secrets.ts';

let dataDir: string;
let mask: number;
beforeEach(async () => {
  mask = process.umask(0);
  dataDir = await mkdtemp(join(tmpdir(), 'mantenible-secretos-'));
});
afterEach(async () => {
  process.umask(mask);
  await rm(dataDir, { recursive: true });
});

const mode = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777;

test('a secret is created once, and its file is readable by its owner alone even under umask 000', async () => {
  const secrets = await openSecrets(dataDir);
  expect(await secrets.readOrCreate('uno', () => 'valor')).toBe('valor');
  expect(await secrets.readOrCreate('uno', () => 'otro')).toBe('valor');
  expect(await (await openSecrets(dataDir)).readOrCreate('uno', () => 'otro')).toBe('valor');
  expect(await mode('secretos')).toBe(0o700);
  expect(await mode('secretos', 'uno')).toBe(0o600);
  expect(await readdir(join(dataDir, 'secretos'))).toEqual(['uno']);
});

test('concurrent creators get the same secret', async () => {
  const secrets = await openSecrets(dataDir);
  const made = await Promise.all([1, 2, 3, 4].map(() => secrets.readOrCreate('uno', randomSecret)));
  expect(new Set(made).size).toBe(1);
  expect(await readdir(join(dataDir, 'secretos'))).toEqual(['uno']);
});

test('a secret that cannot be created leaves no file', async () => {
  const secrets = await openSecrets(dataDir);
  await expect(secrets.readOrCreate('uno', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(join(dataDir, 'secretos'))).toEqual([]);
});

test.each([0o604, 0o640, 0o660])(
  'a key file that other accounts can access (%o) is refused',
  async (loose) => {
    const secrets = await openSecrets(dataDir);
    await secrets.readOrCreate('uno', () => 'valor');
    await chmod(join(dataDir, 'secretos', 'uno'), loose);
    await expect(secrets.readOrCreate('uno', () => 'otro')).rejects.toThrow(
      /Otras cuentas.*secretos\/uno.*chmod/,
    );
    await expect(openSecrets(dataDir)).rejects.toThrow(/Otras cuentas.*secretos\/uno/);
  },
);

test('a folder of secrets that other accounts can enter is refused', async () => {
  await openSecrets(dataDir);
  await chmod(join(dataDir, 'secretos'), 0o755);
  await expect(openSecrets(dataDir)).rejects.toThrow(/Otras cuentas.*secretos/);
});

test('a secret can be replaced, and `readNow` returns its current value', async () => {
  const secrets = await openSecrets(dataDir);
  expect(secrets.readNow('uno')).toBeNull();
  await secrets.readOrCreate('uno', () => 'viejo');
  await secrets.replace('uno', 'nuevo');
  expect(secrets.readNow('uno')).toBe('nuevo');
  expect(await mode('secretos', 'uno')).toBe(0o600);
});

test('a file that a crash left half written is not read as a secret', async () => {
  const secrets = await openSecrets(dataDir);
  await writeFile(join(dataDir, 'secretos', 'uno.abc.nuevo'), 'medi', { mode: 0o600 });
  expect(await secrets.readOrCreate('uno', () => 'entero')).toBe('entero');
});

test('random secrets have 256 bits and differ', () => {
  expect(Buffer.from(randomSecret(), 'base64')).toHaveLength(32);
  expect(randomSecret()).not.toBe(randomSecret());
});
