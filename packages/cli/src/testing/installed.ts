import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Room of the command. */
export const room = join(import.meta.dirname, '../..');
/** Folder of everything that these tests make. */
export const place = mkdtempSync(join(tmpdir(), 'mantenible-orden-'));
/** Folder in which the command is installed. */
export const home = join(place, 'vacia');
export const program = join(home, 'node_modules/mantenible/bin/mantenible.mjs');

/** Packs the command; returns the path of its tarball. */
export function pack(): string {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', place], { cwd: room });
  const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }];
  return join(place, filename);
}

/** Packs the command and installs it in an empty folder, as a person does. */
export function install(): void {
  const packed = pack();
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{}');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...flags, packed], { cwd: home });
}

export function remove(): void {
  rmSync(place, { recursive: true });
}

/** A new folder with these files. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(place, 'codigo-'));
  write(folder, files);
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export const mantenible = (folder: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });

interface Result {
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly { readonly ruta: string }[];
  readonly omitidos: readonly { readonly ruta: string }[];
  readonly incidencias: readonly { readonly regla: string; readonly ruta: string; readonly linea: number }[];
  readonly desde: { readonly nuevas: number; readonly resueltas: number; readonly cambio: number } | null;
}

/** The result of an analysis; throws where it ends with another status than 0. */
export function resultOf(folder: string, ...args: readonly string[]): Result {
  const { status, stdout, stderr } = mantenible(folder, 'analizar', '--formato', 'json', ...args);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Result;
}

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

export function commit(folder: string): string {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Cambio');
  return git(folder, 'rev-parse', 'HEAD');
}

/** A function with one finding, S3504. */
export const faulty = (name: string): string =>
  `function ${name}(a) {\n  var b = a;\n  return b;\n}\n${name}(1);\n`;
