import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  analyseFile,
  analyseProject,
  excludedByPath,
  excludedByText,
} from '../../packages/analyser/src/index.ts';
import { withBestValues } from './server.mjs';

/** @param {string} folder @returns {Promise<{ path: string, text: string }[]>} */
export async function readSources(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = [];
  for (const entry of entries.filter((e) => e.isFile())) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join('/');
    if (excludedByPath(path, (await stat(full)).size) !== null) continue;
    const text = await readFile(full, 'utf8');
    if (excludedByText(path, text) === null) sources.push({ path, text });
  }
  return sources;
}

/** Measures of every file of a folder, by path. @param {string} folder @returns {Promise<Map<string, import('./server.mjs').Values>>} */
export async function analyseFolder(folder) {
  const sources = await readSources(folder);
  const analyses = sources.map((source) => analyseFile(source)).filter((analysis) => analysis !== null);
  return new Map(
    analyseProject(analyses).files.map(({ path, measures }) => [path, withBestValues(measures)]),
  );
}
