import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { run } from '../lib/run.mjs';
import { findProgram, installInCi, pause } from './system.mjs';

const repository = join(homedir(), '.m2/repository');

/**
 * Gets a zip from Maven Central by Maven itself, which keeps it for the next time; three attempts.
 * @param {string} group
 * @param {string} artifact
 * @param {string} version
 * @returns {Promise<string>} the zip's path
 */
export async function mavenZip(group, artifact, version) {
  const name = `${artifact}-${version}.zip`;
  const path = join(repository, ...group.split('.'), artifact, version, name);
  if (existsSync(path)) return path;
  if ((await findProgram('mvn')) === null) await installInCi('Maven', ['maven']);
  const coordinates = `-Dartifact=${group}:${artifact}:${version}:zip`;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await run('mvn', ['-q', '-B', 'dependency:get', coordinates, '-Dtransitive=false'], { capture: true });
    if (existsSync(path)) return path;
    await pause(5000 * attempt);
  }
  throw new Error(`no se pudo descargar ${name} de Maven Central`);
}

/** Needs Java and unzip, whatever runs from a zip. */
export async function requireJava() {
  if ((await findProgram('java')) === null)
    await installInCi('Java 17 o posterior', ['default-jre-headless']);
  if ((await findProgram('unzip')) === null) await installInCi('unzip', ['unzip']);
}
