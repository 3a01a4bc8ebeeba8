import { openAsBlob } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';

import { DurableFS } from './durable-fs.mjs';

/** @typedef {import('./stream.ts').EngineOptions & { onStderr?: (text: string) => boolean }} Options */

const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const withoutFsync = '-F';
/**
 * Size of the engine's page cache. The engine allocates pages on first use and never frees them: with
 * PostgreSQL's default of 128 MB the server grows by as much during writes.
 */
const buffers = ['-c', 'shared_buffers=16MB'];
/** An in-memory database lives as long as one test file: its log is as small as PostgreSQL allows. */
const shortLog = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB', '-c', 'wal_recycle=off'];
const smallSegments = ['--wal-segsize=1'];

/**
 * Creates the engine, not yet ready: in memory, or in a folder with every commit synced before its
 * answer unless it is a draft.
 * @param {Options} options
 */
export async function createEngine({ folder, template, draft = false, onStderr = () => false }) {
  const loaded = template === null ? {} : { loadDataDir: await openAsBlob(template) };
  if (folder === null) {
    const startParams = [...PGlite.defaultStartParams, ...buffers, ...shortLog];
    return new PGlite({ startParams, initDbStartParams: smallSegments, onStderr, ...loaded });
  }
  if (draft) return new PGlite({ fs: new DurableFS(folder), onStderr, ...loaded });
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== withoutFsync),
    ...durable,
    ...buffers,
  ];
  return new PGlite({ fs: new DurableFS(folder), startParams, onStderr, ...loaded });
}
