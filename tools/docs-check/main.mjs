// Checks every Markdown file of the repository: paths, `npm run` names and links (tools/README.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';
import { checkDocument } from './check-docs.mjs';

const skipped = new Set(['node_modules', 'dist', 'datos', '.git', '.cache', 'coverage', 'test-results']);

/**
 * @param {string} folder relative to the root
 * @returns {string[]}
 */
function markdownFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const rooms = readdirSync(root).filter((name) => !skipped.has(name));
const repository = { root, scripts: new Set(Object.keys(scripts)), rooms };
const problems = markdownFiles('').flatMap((file) =>
  checkDocument(file, readFileSync(join(root, file), 'utf8'), repository).map(
    ({ line, problem }) => `${file}:${String(line)} ${problem}`,
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
