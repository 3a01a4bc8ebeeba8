import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { run } from '../lib/run.ts';
import type { Service } from './service.ts';
import { findProgram, installInCi, pause } from '../lib/system.ts';

const version = '4.32.5';
const folder = join(homedir(), '.cache/mantenible', `schemathesis-${version}`);
const program = join(folder, 'bin/schemathesis');

/**
 * Schemathesis from PyPI in a Python environment of its own, kept for the next time; three attempts. It is a program,
 * not a server: there is nothing to stop.
 */
export async function installSchemathesis(): Promise<Service> {
  for (let attempt = 1; !existsSync(program); attempt += 1) {
    const output = await install();
    if (output === '') break;
    if (attempt === 3) throw new Error(`no se pudo instalar Schemathesis: ${output}`);
    await pause(5000 * attempt);
  }
  return { env: { SCHEMATHESIS: program }, stop: () => Promise.resolve() };
}

/** An installation that is cut short leaves nothing that the next one would take for whole. */
async function install() {
  if ((await findProgram('python3')) === null)
    await installInCi('Python 3.10 o posterior', ['python3', 'python3-venv']);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  const made = await run('python3', ['-m', 'venv', folder], { capture: true });
  if (made.code !== 0) await installInCi('python3-venv', ['python3-venv']);
  const steps = [
    ['python3', '-m', 'venv', folder],
    [
      join(folder, 'bin/pip'),
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `schemathesis==${version}`,
    ],
  ];
  for (const [command = '', ...args] of steps) {
    const { code, output } = await run(command, args, { capture: true });
    if (code === 0) continue;
    await rm(folder, { recursive: true, force: true });
    return output || 'sin explicación';
  }
  return '';
}
