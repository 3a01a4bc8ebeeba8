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
/**
 * Nothing reads the log but the next start: a table that is rewritten goes to its own file alone, which is synced before the
 * commit, and files that a checkpoint makes superfluous are deleted.
 */
const ownLog = ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0', '-c', 'wal_recycle=off'];
/** An in-memory database lives as long as one test file: its log is as small as PostgreSQL allows. */
const shortLog = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB', '-c', 'wal_recycle=off'];
/** Size of the log's files in MB; of 16 they would be most of a small database. */
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
  if (draft)
    return new PGlite({ fs: new DurableFS(folder), initDbStartParams: smallSegments, onStderr, ...loaded });
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== withoutFsync),
    ...durable,
    ...buffers,
    ...ownLog,
  ];
  return new PGlite({ fs: new DurableFS(folder), startParams, onStderr, ...loaded });
}
