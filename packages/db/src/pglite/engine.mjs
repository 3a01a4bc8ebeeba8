import { openAsBlob } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';

import { DurableFS } from './durable-fs.mjs';

/** @typedef {import('./stream.ts').EngineOptions & { onStderr?: (text: string) => boolean }} Options */

const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const withoutFsync = '-F';
/**
 * The pages that the engine keeps in memory. It takes them as they are first used and never gives one back: with
 * PostgreSQL's default of 128 MB the server grows by as much while data comes in.
 */
const buffers = ['-c', 'shared_buffers=16MB'];

/**
 * The engine itself, not yet ready: in memory, or in a folder with every commit synced before it is answered
 * unless it is a draft.
 * @param {Options} options
 */
export async function createEngine({ folder, template, draft = false, onStderr = () => false }) {
  const loaded = template === null ? {} : { loadDataDir: await openAsBlob(template) };
  if (folder === null) return new PGlite({ onStderr, ...loaded });
  if (draft) return new PGlite({ fs: new DurableFS(folder), onStderr, ...loaded });
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== withoutFsync),
    ...durable,
    ...buffers,
  ];
  return new PGlite({ fs: new DurableFS(folder), startParams, onStderr, ...loaded });
}
