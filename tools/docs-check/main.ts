// Checks every Markdown file of the repository: paths, `npm run` names, links, prose, and the table of dependencies (tools/README.md).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../lib/paths.ts';
import { checkDecision } from './check-decision.ts';
import { checkDependencies, type Room } from './check-dependencies.ts';
import { checkDocument } from './check-docs.ts';
import { checkPictures } from './check-pictures.ts';
import { checkProse } from './check-prose.ts';
import { checkRequirements, requirementsIn } from './check-requirements.ts';

const skipped = new Set(['node_modules', 'dist', 'datos', '.git', '.cache', 'coverage', 'test-results']);

/** @param folder relative to the root */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const names = z.record(z.string(), z.string()).transform((value) => Object.keys(value));
const manifest = z.object({ scripts: names.optional(), dependencies: names.optional() });
const readManifest = (folder: string) => manifest.parse(JSON.parse(read(join(folder, 'package.json'))));

/** What the product runs with; the rooms of `tests` only have development dependencies. */
const runtimeRooms = (): Room[] =>
  ['packages', 'apps', 'tests']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, dependencies: readManifest(folder).dependencies ?? [] }));

const rooms = readdirSync(root).filter((name) => !skipped.has(name));
const scripts = new Set(['.', 'lab'].flatMap((folder) => readManifest(folder).scripts ?? []));
const repository = { root, scripts, rooms };
const table = 'docs/dependencias.md';
const requirementNames = requirementsIn(read('docs/requisitos.md'));
const files = filesOf('');
const pictures = files.filter((file) => file.startsWith('docs/imagenes/'));
const problems = [
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...checkDocument(file, read(file), repository), ...checkProse(read(file))].map(
        ({ line, problem }) => `${file}:${String(line)} ${problem}`,
      ),
    ),
  ...files
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file) && !file.startsWith('tools/docs-check/'))
    .flatMap((file) =>
      checkRequirements(read(file), requirementNames).map((problem) => `${file} ${problem}`),
    ),
  ...files
    .filter((file) => /^docs\/adr\/\d.*\.md$/u.test(file))
    .flatMap((file) => checkDecision(read(file)).map((problem) => `${file} ${problem}`)),
  ...checkPictures(
    new Map(pictures.map((file) => [file, statSync(join(root, file)).size])),
    files.filter((file) => file.endsWith('.md')).map(read),
  ),
  ...checkDependencies(read(table), runtimeRooms()).map((problem) => `${table} ${problem}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
