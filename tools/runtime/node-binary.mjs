import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { npmCommand } from './npm.mjs';

/** @typedef {{ name: string, version: string, binary: string }} NodePackage `binary` is a path within the package */
/** @typedef {{ version: string, os?: string | readonly string[], cpu?: string | readonly string[], bin?: { node: string } }} LockEntry */
/** @typedef {{ packages: Readonly<Record<string, LockEntry>> }} Lockfile */

const ownFolder = fileURLToPath(new URL('./', import.meta.url));

/** Outside `node_modules`, which `npm ci` removes. */
export const runtimeCache = fileURLToPath(new URL('../../.cache/runtime/', import.meta.url));

/** @returns {Lockfile} */
const readLock = () => JSON.parse(readFileSync(join(ownFolder, 'package-lock.json'), 'utf8'));

/**
 * The package that carries Node for a platform, or null.
 * @param {Lockfile} lock
 * @param {string} platform
 * @param {string} arch
 * @returns {NodePackage | null}
 */
export function packageFor(lock, platform, arch) {
  for (const [path, { version, os = [], cpu = [], bin }] of Object.entries(lock.packages)) {
    if (bin === undefined || ![os].flat().includes(platform) || ![cpu].flat().includes(arch)) continue;
    return { name: path.replace('node_modules/', ''), version, binary: bin.node };
  }
  return null;
}

/** Failure that the person can correct; shown without a stack. */
export class MissingRuntime extends Error {}

const advice = 'Instale Node 24 desde https://nodejs.org y repita la orden.';

/**
 * Installs the package into `folder` by the lockfile, whose hashes npm checks.
 * @param {NodePackage} target
 * @param {string} folder
 */
function fetchInto({ name, version, binary }, folder) {
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(ownFolder, file), join(folder, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = npmCommand(['ci', '--prefix', folder, ...options]);
  const { status } = spawnSync(npm.command, npm.args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new MissingRuntime(`No se pudo obtener Node ${version}. Revise la conexión a internet. ${advice}`);
  const trial = spawnSync(join(folder, 'node_modules', name, binary), ['--version'], { encoding: 'utf8' });
  if (trial.stdout?.trim() !== `v${version}`)
    throw new MissingRuntime(`El Node ${version} de npm no funciona en este sistema. ${advice}`);
}

/**
 * Puts a finished folder at its place, unless another process was first.
 * @param {string} made
 * @param {string} place
 */
function moveTo(made, place) {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/**
 * Path of the Node that npm brings for this platform; fetched where the cache does not hold it.
 * @param {string} [cache]
 */
export function nodeBinary(cache = runtimeCache) {
  const wanted = packageFor(readLock(), process.platform, process.arch);
  if (wanted === null)
    throw new MissingRuntime(
      `Mantenible funciona con Node 24 y este es el ${process.versions.node}. ${advice}`,
    );
  const place = join(cache, `${wanted.name}-${wanted.version}`);
  const path = join(place, 'node_modules', wanted.name, wanted.binary);
  if (existsSync(path)) return path;
  console.error(`Descargando Node ${wanted.version} (solo la primera vez)…`);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'descarga-'));
  try {
    fetchInto(wanted, folder);
    moveTo(folder, place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return path;
}
