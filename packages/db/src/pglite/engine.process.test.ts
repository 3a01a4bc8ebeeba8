// seguridad: 64, database-faults, machine-crash
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { assemble } from '../database.ts';
import { silent } from '../testing/pauta.ts';
import { migratedDir, tempDir } from '../testing/temp-dir.ts';
import { ENGINE } from './data-folder.ts';
import { createEngine } from './engine.mjs';
import { poolOver } from './pool.ts';
import { EngineStream } from './stream.ts';

/** Folder of a database that exists already: to create one costs seconds. */
const readyFolder = async () => join(await migratedDir(), 'db');

let engine: PGlite | null = null;
beforeEach(() => {
  engine = null;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await engine?.close();
});

test('syncs every write to disk before it is acknowledged, and syncs nothing for reads', async () => {
  engine = await createEngine({ folder: await readyFolder(), template: null });
  await engine.query('create table t (a integer)');
  const sync = vi.spyOn(fs, 'fsyncSync');
  for (let write = 1; write <= 5; write += 1) {
    await engine.query('insert into t values ($1)', [write]);
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(write);
  }
  sync.mockClear();
  expect((await engine.query('select a from t')).rows).toHaveLength(5);
  expect(sync).not.toHaveBeenCalled();
});

test('the file of a rewritten table, which the log leaves out, is synced before the answer', async () => {
  const folder = await readyFolder();
  engine = await createEngine({ folder, template: null });
  await engine.query("create table t as select repeat('x', 100) as a from generate_series(1, 50000)");
  const synced = new Set<number>();
  const { fsyncSync } = fs;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    synced.add(fs.fstatSync(descriptor).ino);
  });
  await engine.query('vacuum full t');
  const { rows } = await engine.query<{ path: string }>("select pg_relation_filepath('t') as path");
  expect(synced).toContain(fs.statSync(join(folder, rows[0]?.path ?? '')).ino);
});

test('the page cache is small', async () => {
  engine = await createEngine({ folder: await readyFolder(), template: null });
  expect((await engine.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }]);
});

test('a draft syncs no write: its creator syncs the whole folder', async () => {
  const sync = vi.spyOn(fs, 'fsyncSync');
  engine = await createEngine({ folder: await tempDir(), template: null, draft: true });
  await engine.query('create table t (a integer)');
  expect(sync).not.toHaveBeenCalled();
});

test('a write fails when the disk refuses to sync', async () => {
  engine = await createEngine({ folder: await readyFolder(), template: null });
  await engine.query('create table t (a integer)');
  const full = Object.assign(new Error('disk'), { code: 'EIO' });
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw full;
  });
  await expect(engine.query('insert into t values (1)')).rejects.toThrow();
  engine = null;
});

test('the engine’s declared version is the installed one', async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = fs.readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  const installed: unknown = JSON.parse(text);
  expect(installed).toMatchObject({ version: ENGINE.pglite });
  engine = await createEngine({ folder: null, template: null });
  const { rows } = await engine.query('show server_version');
  expect(JSON.stringify(rows)).toContain(`{"server_version":"${ENGINE.postgres}.`);
});

test('when the engine dies, the current statement fails and the next one runs on a new engine', async () => {
  const folder = await readyFolder();
  const started: EngineStream[] = [];
  const start = () => {
    const stream = new EngineStream({ folder, template: null });
    started.push(stream);
    return stream;
  };
  const database = await assemble({ engine: 'pglite', pool: poolOver(start, silent) });
  const { root } = database;
  await sql`create table t as select 1 as a`.execute(root);
  const underWay = sql`select count(*) from generate_series(1, 50000000)`.execute(root);
  started[0]?.destroy(new Error('killed'));
  await expect(underWay).rejects.toThrow();
  expect((await sql`select a from t`.execute(root)).rows).toEqual([{ a: 1 }]);
  expect(started).toHaveLength(2);
  await database.close();
});

test('a folder without a database is reported with the engine’s own message', async () => {
  const folder = await tempDir();
  fs.writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  const opening = assemble({
    engine: 'pglite',
    pool: poolOver(() => new EngineStream({ folder, template: null }), silent),
  });
  await expect(opening).rejects.toThrow(/postgresql\.conf|initialize/);
});

test('an ended pool has closed its engine: nothing writes to the folder afterwards', async () => {
  const folder = await readyFolder();
  const streams: EngineStream[] = [];
  const pool = poolOver(() => {
    const stream = new EngineStream({ folder, template: null });
    streams.push(stream);
    return stream;
  }, silent);
  (await pool.connect()).release();
  await pool.end();
  expect(streams.map(({ closed }) => closed)).toEqual([true]);
  expect(fs.existsSync(join(folder, 'postmaster.pid'))).toBe(false);
});
