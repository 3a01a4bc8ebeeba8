import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { run } from '../lib/run.ts';
import { findProgram, installInCi } from '../lib/system.ts';

const debianFolder = '/usr/lib/jvm';

/** Requires unzip and a Java of any version, for services that come as a zip; installs missing ones in CI, fails elsewhere. */
export async function requireJava() {
  if ((await findProgram('java')) === null)
    await installInCi('Java 17 o posterior', ['default-jre-headless']);
  if ((await findProgram('unzip')) === null) await installInCi('unzip', ['unzip']);
}

/** Home of a Java between two major versions, both included: the one on the path, otherwise one of Debian's. */
export async function javaHome(oldest: number, newest: number): Promise<string | null> {
  const names = await readdir(debianFolder).catch(() => []);
  const given = process.env['JAVA_HOME'];
  const homes = [...(given ? [given] : []), ...names.map((name) => join(debianFolder, name))];
  for (const program of ['java', ...homes.map((home) => join(home, 'bin/java'))]) {
    const found = await describeJava(program);
    if (found !== null && found.version >= oldest && found.version <= newest) return found.home;
  }
  return null;
}

async function describeJava(program: string) {
  const { code, output } = await run(program, ['-XshowSettings:properties', '-version'], { capture: true });
  const home = /java\.home = (?<home>.+)/u.exec(output)?.groups?.['home'];
  const version = /java\.specification\.version = (?<major>\d+)$/mu.exec(output)?.groups?.['major'];
  return code === 0 && home !== undefined && version !== undefined
    ? { home, version: Number(version) }
    : null;
}
