import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { endWithTests } from '@mantenible/doubles';

import type { Sonarqube } from './sonarqube-api.ts';

const scanner = fileURLToPath(
  new URL('bin/sonar-scanner.js', import.meta.resolve('@sonar/scan/package.json')),
);

/** More properties than those of the folder's own file. */
type Properties = Readonly<Record<string, string>>;

/**
 * Scans a folder with the official scanner for npm and returns when the server has worked the report off. `cache`
 * keeps what the scanner loads from the server, for the next scan.
 */
export async function scan(
  server: Sonarqube,
  folder: string,
  cache: string,
  properties: Properties = {},
): Promise<void> {
  const all: Properties = {
    'sonar.host.url': server.url,
    // The Java that is here runs the scanner: nothing is downloaded from elsewhere.
    'sonar.scanner.skipJreProvisioning': 'true',
    'sonar.qualitygate.wait': 'true',
    ...properties,
  };
  const args = Object.entries(all).map(([name, value]) => `-D${name}=${value}`);
  const env = { ...process.env, SONAR_TOKEN: server.token, SONAR_USER_HOME: cache };
  const child = endWithTests(
    spawn(process.execPath, [scanner, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`the scanner ended with ${String(child.exitCode)}:\n${output}`);
}
