import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { archivoDePropiedades } from '../../packages/domain/src/ambito/index.ts';
import { runNode } from '../../tools/lib/run.ts';
import type { Server } from './server.ts';

/** The scanner belongs to the tests against real servers. */
const { resolve } = createRequire(new URL('../../tests/real/package.json', import.meta.url));
const scanner = join(dirname(resolve('@sonar/scan/package.json')), 'bin/sonar-scanner.js');

/** Scope of a folder without a properties file of its own, which another value would replace. */
async function scopeOf(folder: string): Promise<Readonly<Record<string, string>>> {
  if ((await stat(join(folder, archivoDePropiedades)).catch(() => null)) !== null) return {};
  // Any value replaces those that the scanner for npm adds on its own (`typings`, `lib-cov` and others).
  return { 'sonar.sources': '.', 'sonar.exclusions': '.nothing' };
}

/**
 * Scans all files of a folder, ignored ones too, or those of its properties file, with the official scanner for npm; returns when the server has processed
 * the report.
 */
export async function scanFolder({ url, token }: Server, folder: string, key: string) {
  const home = await mkdtemp(join(tmpdir(), 'mantenible-paridad-'));
  const properties = {
    'sonar.host.url': url,
    'sonar.projectKey': key,
    'sonar.projectBaseDir': folder,
    'sonar.scm.disabled': 'true',
    ...(await scopeOf(folder)),
    'sonar.working.directory': join(home, 'work'),
    'sonar.scanner.skipJreProvisioning': 'true',
    // Java is not compared; its sensor refuses sources without a folder of classes.
    'sonar.java.binaries': home,
  };
  const args = Object.entries(properties).map(([name, value]) => `-D${name}=${value}`);
  try {
    const env = { SONAR_TOKEN: token, SONAR_USER_HOME: process.env['SONAR_USER_HOME'] ?? home };
    const { code, output } = await runNode([scanner, ...args], { env, capture: true, cwd: home });
    if (code !== 0) throw new Error(`the scanner ended with ${String(code)}:\n${output}`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
