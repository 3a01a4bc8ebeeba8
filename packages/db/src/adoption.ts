import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';

import { dump } from './backup/dump.ts';
import type { Engine, Log } from './database.ts';
import { appliedMigrations, runExclusively } from './migrate.ts';
import { isAdoptable, isTooOld } from './migrations/base/adoption.ts';

interface Options {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Check of the migrations that a database has, before others are applied: refuses a database of a version before the last 0.1,
 * and backs up one of the last 0.1, which the baseline will adopt. Servers over one database take turns.
 */
export function checkEarlier(options: Options) {
  return async (root: Kysely<unknown>, applied: readonly string[]): Promise<void> => {
    if (isTooOld(applied)) {
      throw new Error(
        'La base de datos es de una versión demasiado antigua del programa: arranque una vez la del commit 57d8f64a, que la pone al día, y después esta. No se ha tocado nada.',
      );
    }
    if (!isAdoptable(applied)) return;
    const backUpOnce = async () => {
      if (isAdoptable(await appliedMigrations(root))) await backUp(root, options);
    };
    // Only one process opens the embedded database, over one connection, which the lock would occupy.
    await (options.engine === 'pglite' ? backUpOnce() : runExclusively(root, backUpOnce));
  };
}

async function backUp(root: Kysely<unknown>, { engine, dataDir, log }: Options): Promise<void> {
  const now = new Date();
  const folder = join(dataDir, 'respaldos');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `mantenible-0.1-${now.toISOString().replaceAll(':', '')}.jsonl.gz`);
  await dump({ root, engine }, file, now);
  log.info(`the database of version 0.1 is adopted; its backup: ${file}`);
  const users = await usersWithEarlierHash(root);
  if (users.length > 0) log.warn(`accounts whose passwords have to be reset: ${users.join(', ')}`);
}

/** Users whose password was hashed by scrypt, which is not verified any more (ADR 0039). */
async function usersWithEarlierHash(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ usuario: string }>`
    select usuario from cuentas where clave_hash like '$scrypt$%' order by usuario`.execute(db);
  return rows.map(({ usuario }) => usuario);
}
