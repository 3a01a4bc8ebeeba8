import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { silent } from '../testing/pauta.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { backUpIfDue, CHECK_EVERY_MS, startNightlyBackup } from './nightly.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (dataDir: string, day: number, hour: number) => ({
  database: testing.database,
  dataDir,
  log: silent,
  now: () => new Date(2026, 2, day, hour),
  quiet: () => Promise.resolve(false),
});
const kept = async (dataDir: string) => (await readdir(join(dataDir, 'respaldos'))).sort();

test('writes one backup a day after three o’clock, keeps the last seven and touches no other file', async () => {
  const dataDir = await tempDir();
  expect(await backUpIfDue(at(dataDir, 1, 2))).toBeNull();
  expect(await backUpIfDue(at(dataDir, 1, 3))).toBe(
    join(dataDir, 'respaldos', 'mantenible-2026-03-01.jsonl.gz'),
  );
  expect(await backUpIfDue(at(dataDir, 1, 23))).toBeNull();
  await writeFile(join(dataDir, 'respaldos', 'mi-copia.jsonl.gz'), '');
  for (let day = 2; day <= 9; day += 1) await backUpIfDue(at(dataDir, day, 4));
  expect(await kept(dataDir)).toEqual([
    'mantenible-2026-03-03.jsonl.gz',
    'mantenible-2026-03-04.jsonl.gz',
    'mantenible-2026-03-05.jsonl.gz',
    'mantenible-2026-03-06.jsonl.gz',
    'mantenible-2026-03-07.jsonl.gz',
    'mantenible-2026-03-08.jsonl.gz',
    'mantenible-2026-03-09.jsonl.gz',
    'mi-copia.jsonl.gz',
  ]);
  expect((await stat(join(dataDir, 'respaldos'))).mode & 0o777).toBe(0o700);
});

test('writes nothing at the start, then a due backup; a stop waits for the backup being written', async () => {
  const dataDir = await tempDir();
  await startNightlyBackup(at(dataDir, 5, 12))();
  expect(await readdir(dataDir)).toEqual([]);
  const stop = startNightlyBackup(at(dataDir, 5, 12));
  vi.advanceTimersByTime(CHECK_EVERY_MS);
  await stop();
  expect(await kept(dataDir)).toEqual(['mantenible-2026-03-05.jsonl.gz']);
});

test('a failure is logged and the timer continues', async () => {
  const dataDir = await tempDir();
  await mkdir(join(dataDir, 'respaldos'));
  await mkdir(join(dataDir, 'respaldos', 'mantenible-2026-03-05.jsonl.gz.nuevo', 'x'), { recursive: true });
  const errors: string[] = [];
  const log = { ...silent, error: (message: string) => void errors.push(message) };
  const stop = startNightlyBackup({ ...at(dataDir, 5, 12), log });
  vi.advanceTimersByTime(CHECK_EVERY_MS);
  await stop();
  expect(errors).toEqual([expect.stringContaining('nightly backup failed')]);
});
