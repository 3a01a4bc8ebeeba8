import { access, constants, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../open-database.ts';
import { hasCode } from '../errors.ts';
import { cachedFile } from '../pglite/template.ts';

/**
 * Puts a migrated, empty database into a data folder without one. A first start spends most of its time on creating it;
 * the copied one is made once for each state of the migrations.
 */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  const template = cachedFile('carpeta');
  const ready = await access(template).then(
    () => true,
    () => false,
  );
  if (!ready) await buildTemplate(template);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(template, join(dataDir, 'db'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function buildTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'mantenible-plantilla-'));
  const database = await openDatabase({ dataDir: draft });
  await database.close();
  await mkdir(join(template, '..'), { recursive: true });
  // Written completely and then renamed: other test processes may read it at this moment.
  const complete = await mkdtemp(`${template}-`);
  await cp(join(draft, 'db'), complete, { recursive: true });
  await rm(draft, { recursive: true });
  await rename(complete, template).catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
    await rm(complete, { recursive: true });
  });
}
