import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { run } from '../lib/run.ts';
import { findProgram, installInCi, inTurn, pause } from '../lib/system.ts';

const downloading = inTurn();
const repository = join(homedir(), '.m2/repository');

/**
 * Gets a zip from Maven Central by Maven itself, which keeps it for the next time; three attempts.
 * @returns the zip's path
 */
export async function mavenZip(group: string, artifact: string, version: string): Promise<string> {
  const name = `${artifact}-${version}.zip`;
  const path = join(repository, ...group.split('.'), artifact, version, name);
  if (existsSync(path)) return path;
  if ((await findProgram('mvn')) === null) await installInCi('Maven', ['maven']);
  await downloading(() => download(`${group}:${artifact}:${version}:zip`, path));
  if (!existsSync(path)) throw new Error(`no se pudo descargar ${name} de Maven Central`);
  return path;
}

/** @param path where Maven puts it */
async function download(coordinates: string, path: string) {
  const args = ['-q', '-B', 'dependency:get', `-Dartifact=${coordinates}`, '-Dtransitive=false'];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await run('mvn', args, { capture: true });
    if (existsSync(path)) return;
    await pause(5000 * attempt);
  }
}
