import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { access, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { assemble } from '../database.ts';
import { hasCode } from '../errors.ts';
import { ENGINE } from './data-folder.ts';
import { poolOver } from './pool.ts';
import { EngineStream } from './stream.ts';

// In the work tree, ignored by git: test databases exist only beside the source.
const cache = join(import.meta.dirname, '../../../../.cache/db');
const migrations = join(import.meta.dirname, '../migrations');

/** Reduces the file's size: every test database unpacks the whole file. */
const shrinking = [
  'update pg_database set datistemplate = false, datallowconn = true',
  'drop database template0',
  'drop database template1',
  // Removes dead rows, and the log that the next start would replay.
  'vacuum full',
  'checkpoint',
  'checkpoint',
];

/**
 * File of a migrated in-memory database, created on first use: loading it takes a fraction of the
 * time that a fresh database and its migrations need.
 */
export async function migratedTemplate(): Promise<string> {
  const file = cachedFile('tar');
  const ready = await access(file).then(
    () => true,
    () => false,
  );
  if (!ready) await buildTemplate(file);
  return file;
}

/** Path in the cache of what was made with these migrations and this engine. */
export const cachedFile = (ending: string): string => join(cache, `${fingerprint()}.${ending}`);

function fingerprint(): string {
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const sources = files.toSorted().map((name) => [name, readFileSync(join(migrations, name), 'utf8')]);
  return createHash('sha256')
    .update(JSON.stringify([ENGINE, shrinking, sources]))
    .digest('hex')
    .slice(0, 16);
}

async function buildTemplate(file: string): Promise<void> {
  const stream = new EngineStream({ folder: null, template: null });
  const database = await assemble({ engine: 'pglite', pool: poolOver(() => stream, console) });
  for (const statement of shrinking) await database.execute(statement, []);
  const tar = await stream.dump();
  await database.close();
  await mkdir(cache, { recursive: true });
  // Written completely and then renamed, never replaced: other test processes may read it at this
  // moment.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, tar);
  await link(draft, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
}
