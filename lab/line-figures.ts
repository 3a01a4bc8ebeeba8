// `npm run lineas -w lab`: figures of each app, each package and the tools, with totals of `apps` and of `packages`: lines of
// source and of tests, test lines per source line, casts per 1000 source lines, and samples in tests (elements of array
// literals that are texts or begin with one). Test helpers are not counted. Functions over 50 lines are listed in
// tools/lint-rules/long-function-reasons.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { figuresOfRoom, type RoomFigures } from './line-figures/figures.ts';
import { root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

const { output } = await run('git', ['ls-files', 'apps', 'packages', 'tools'], { capture: true });
const files = output.split('\n').filter((path) => /\.(?:tsx?|mjs)$/u.test(path) && !/\.d\.m?ts$/u.test(path));
const rooms = Map.groupBy(files, (path) => /^(?:apps|packages)\/[^/]+|^tools/u.exec(path)?.[0] ?? '');

function row(name: string, { source, tests, ratio, casts, rows }: RoomFigures): string {
  const cells = [source, tests, ratio.toFixed(2), casts.toFixed(2), rows];
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join('');
}

const figuresOfFiles = (paths: readonly string[]) =>
  figuresOfRoom(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));

console.log(
  ''.padEnd(22) + ['source', 'tests', 'ratio', 'casts', 'rows'].map((name) => name.padStart(9)).join(''),
);
for (const [name, paths] of rooms) console.log(row(name, figuresOfFiles(paths)));
for (const name of ['apps', 'packages'])
  console.log(row(name, figuresOfFiles(files.filter((path) => path.startsWith(`${name}/`)))));
