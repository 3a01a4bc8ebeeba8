import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir, root } from './paths.ts';
import { runNode } from './run.ts';
import { sourceHash } from './source-hash.ts';

export type Part = 'web' | 'api' | 'worker' | 'cli';
export const parts: readonly Part[] = ['web', 'api', 'worker', 'cli'];

/** What the server serves and runs; the command is built where it is used. */
const productParts: readonly Part[] = ['web', 'api', 'worker'];

/** File that each build must leave behind. */
const results: Record<Part, string> = {
  web: 'apps/web/dist/index.html',
  api: 'apps/api/dist/main.js',
  worker: 'packages/runner/dist/worker.cjs',
  cli: 'packages/cli/dist/worker.cjs',
};

/** Name of each part in messages. */
const names: Record<Part, string> = {
  web: 'la página',
  api: 'el servidor',
  worker: 'el analizador',
  cli: 'la orden',
};

const folders: Record<Part, string> = {
  web: 'apps/web',
  api: 'apps/api',
  worker: 'packages/runner',
  cli: 'packages/cli',
};

/** Configurations of each build, in their order. */
const configurations = (part: Part): readonly string[] =>
  part === 'cli' ? ['vite.config.ts', 'worker.config.ts'] : ['vite.config.ts'];

const stampPath = (part: Part) => join(cacheDir, `build-${part}`);

/** The page holds the guide with its pictures, and the files of the command. */
const shown = ['docs/guia.md', 'docs/imagenes', 'deploy/integracion'];

const hashOf = (part: Part) =>
  sourceHash(root, [
    folders[part],
    'packages',
    'package-lock.json',
    'tsconfig.base.json',
    ...(part === 'web' ? shown : []),
  ]);

/** Hash of the sources on which findings and measures depend; the server keeps parts of analyses under it. */
const analyserHash = () => sourceHash(root, ['packages/analyser', 'package-lock.json']);

/** Whether the result of a build of exactly these sources exists. */
async function isBuilt(part: Part, hash: string) {
  const stamp = await readFile(stampPath(part), 'utf8').catch(() => '');
  const exists = await access(join(root, results[part])).then(
    () => true,
    () => false,
  );
  return exists && stamp === hash;
}

/**
 * Builds one part unless its sources are those of the last build.
 * @returns the exit code
 */
export async function ensureBuilt(part: Part): Promise<number> {
  const hash = await hashOf(part);
  if (await isBuilt(part, hash)) return 0;
  console.error(`Construyendo ${names[part]}…`);
  await rm(stampPath(part), { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // vitest, too, starts builds, and its own NODE_ENV would make another page.
  const env = { VERSION_ANALIZADOR: await analyserHash(), NODE_ENV: 'production' };
  const cwd = join(root, folders[part]);
  for (const configuration of configurations(part)) {
    const args = [vite, 'build', '--config', configuration, '--logLevel', 'warn'];
    const { code } = await runNode(args, { cwd, env, quiet: true });
    if (code !== 0) return code;
  }
  await mkdir(cacheDir, { recursive: true });
  await writeFile(stampPath(part), hash);
  return 0;
}

/** Gives the workers that this process starts a folder for their compiled code; a server gives them one of its own. */
export function keepCompiledCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(cacheDir, 'compiled');
}

/** The page takes longest. */
const lanes: readonly (readonly Part[])[] = [['web'], ['api', 'worker', 'cli']];

/** Builds what changed of these, the page beside the rest. Returns the parts that could not be built. */
export async function buildAll(wanted: readonly Part[] = parts): Promise<readonly Part[]> {
  const failed: Part[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane.filter((one) => wanted.includes(one)))
        if ((await ensureBuilt(part)) !== 0) failed.push(part);
    }),
  );
  return failed;
}

/** Builds what changed; ends the process where a build fails. */
export const ensureAllBuilt = () => ensureBuiltOrEnd(parts);

/** The same for what the server serves and runs. */
export const ensureProductBuilt = () => ensureBuiltOrEnd(productParts);

async function ensureBuiltOrEnd(wanted: readonly Part[]) {
  const failed = await buildAll(wanted);
  if (failed.length === 0) return;
  for (const part of failed) console.error(`No se pudo construir ${names[part]}; el motivo está más arriba.`);
  process.exit(1);
}
