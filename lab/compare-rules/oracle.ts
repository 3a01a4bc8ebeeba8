import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cacheDir } from '../../tools/lib/paths.ts';
import { runNode, runNpm } from '../../tools/lib/run.ts';
import type { PlacedFinding } from '../parity/findings.ts';
import { oraclePackages } from './settings.ts';

export interface OracleResult {
  known: string[];
  findings: PlacedFinding[];
  failed: string[];
}

const oracleFolder = join(cacheDir, 'oracle');

/** Installs the oracle into the cache unless these very versions are there; none of its scripts is run. */
async function install() {
  const manifest = JSON.stringify({ private: true, dependencies: oraclePackages });
  const stamp = join(oracleFolder, 'installed.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifest) return;
  await mkdir(oracleFolder, { recursive: true });
  await writeFile(join(oracleFolder, 'package.json'), manifest);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', oracleFolder];
  const { code, output } = await runNpm(args, { cwd: oracleFolder, capture: true });
  if (code !== 0) throw new Error(`the oracle could not be installed:\n${output}`);
  await writeFile(stamp, manifest);
}

/**
 * What `eslint-plugin-sonarjs` and the public plugins find in files of a folder, with types as SonarQube has them. The
 * oracle lies outside of the project and runs in a process of its own.
 * @param paths of the scripts to read, and of the compiler's settings
 * @param keys of rules ('S1854')
 */
export async function askOracle(
  folder: string,
  paths: { scripts: readonly string[]; settings: readonly string[] },
  keys: readonly string[],
): Promise<OracleResult> {
  await install();
  const work = await mkdtemp(join(tmpdir(), 'mantenible-oracle-'));
  const [task, result] = [join(work, 'task.json'), join(work, 'result.json')];
  try {
    await writeFile(task, JSON.stringify({ home: oracleFolder, folder, ...paths, keys }));
    const program = join(import.meta.dirname, 'lint.ts');
    const { code, output } = await runNode(['--max-old-space-size=6144', program, task, result], {
      capture: true,
    });
    if (code !== 0) throw new Error(`the oracle ended with ${String(code)}:\n${output}`);
    return JSON.parse(await readFile(result, 'utf8')) as OracleResult;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
