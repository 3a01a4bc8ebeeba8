import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compile, documents, format, lint, projects, walls, type Check } from './checks.ts';
import { root } from './paths.ts';
import { run } from './run.ts';

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const isSource = (file: string) => /\.(?:tsx?|mjs)$/u.test(file);

/** Files that differ from where this branch left `main`, untracked files included; deleted ones are left out. */
export async function changedFiles(): Promise<string[]> {
  const base = await run('git', ['merge-base', 'HEAD', 'main'], { capture: true });
  const from = base.code === 0 ? base.output.trim() : 'HEAD';
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', from], { capture: true }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { capture: true }),
  ]);
  if (lists.some(({ code }) => code !== 0)) throw new Error(lists.map(({ output }) => output).join('\n'));
  const files = lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''));
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

/** Format, lint and walls of the files given, types of their rooms and of those that use them, and all documents, the longest first. */
export function checksOf(files: readonly string[]): readonly Check[] {
  const sources = files.filter(isSource).filter((file) => !file.startsWith('tests/projects/'));
  const cruised = sources.some((file) => /^(?:apps|lab|packages|tests|tools)\//u.test(file));
  return [
    ...(sources.length > 0 ? [lint(sources)] : []),
    ...(cruised ? [walls] : []),
    ...roomsOf(sources).map(compile),
    ...(files.length > 0 ? [format(files)] : []),
    ...documents,
  ];
}

/** Rooms of these files, and those whose package.json names one of them, directly or by way of another. */
function roomsOf(files: readonly string[]): string[] {
  const rooms = projects();
  const roomOf = (file: string) => rooms.find((room) => room !== '.' && file.startsWith(`${room}/`)) ?? '.';
  const found = new Set(files.map(roomOf));
  for (let before = -1; before < found.size;) {
    before = found.size;
    const names = [...found].map((room) => manifestOf(room).name ?? '');
    for (const room of rooms) {
      const { dependencies, devDependencies } = manifestOf(room);
      if (names.some((name) => name in { ...dependencies, ...devDependencies })) found.add(room);
    }
  }
  return [...found];
}

function manifestOf(room: string): Manifest {
  const file = join(root, room, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
