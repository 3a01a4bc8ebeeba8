import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { compactLoose } from '../compact.ts';
import type { Database, Log } from '../database.ts';
import { vacuumLogged } from '../vacuum.ts';
import { dump } from './dump.ts';

export interface NightlyBackup {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Resolves once no request has come for a while; to false if none of the night is left or the signal is aborted. */
  readonly quiet: (end: AbortSignal) => Promise<boolean>;
}

const KEPT_BACKUPS = 7;
/**
 * Local hour of low use. A server that is off at this hour writes its backup some minutes after it
 * starts.
 */
const HOUR = 3;
export const CHECK_EVERY_MS = 10 * 60_000;
const BACKUP_NAME = /^mantenible-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/;

/**
 * Writes one backup a day to `dataDir/respaldos` and keeps the last seven; then frees the pages of deleted rows, and
 * compacts tables much of which is empty while no requests come. A failure is logged and retried. The first check is not at
 * the start, when people sign in. Returns a stop function, which waits for what is being written.
 */
export function startNightlyBackup(parts: NightlyBackup): () => Promise<void> {
  let running = Promise.resolve();
  const end = new AbortController();
  const check = () => {
    running = running
      .then(() => backUpIfDue(parts))
      .then(
        async (file) => {
          if (file === null) return;
          parts.log.info(`nightly backup written: ${file}`);
          await vacuumLogged(parts.database.root, parts.log);
          await compactLogged(parts, end.signal);
        },
        (error: unknown) => {
          parts.log.error(`nightly backup failed: ${String(error)}`);
        },
      );
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    end.abort();
    return running;
  };
}

async function compactLogged({ database, log, quiet }: NightlyBackup, end: AbortSignal): Promise<void> {
  try {
    for (const { name, rows, longest } of await compactLoose(database.root, () => quiet(end)))
      log.info(
        `table compacted: ${name}; moved rows: ${rows}; milliseconds of the longest step: ${Math.round(longest)}`,
      );
  } catch (error) {
    log.error(`tables could not be compacted: ${String(error)}`);
  }
}

/**
 * Writes today's backup if it is due and not yet written; returns its path, or null when nothing was
 * due.
 */
export async function backUpIfDue({
  database,
  dataDir,
  now,
}: Pick<NightlyBackup, 'database' | 'dataDir' | 'now'>): Promise<string | null> {
  const moment = now();
  if (moment.getHours() < HOUR) return null;
  const folder = join(dataDir, 'respaldos');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `mantenible-${localDate(moment)}.jsonl.gz`;
  const existing = (await readdir(folder)).filter((entry) => BACKUP_NAME.test(entry));
  if (existing.includes(name)) return null;
  await dump(database, join(folder, name), moment);
  const old = [...existing, name].sort().slice(0, -KEPT_BACKUPS);
  for (const entry of old) await rm(join(folder, entry), { force: true });
  return join(folder, name);
}

function localDate(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
