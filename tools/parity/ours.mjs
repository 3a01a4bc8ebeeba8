import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import {
  analyseFiles,
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

/**
 * Measures of every file of a folder by path, and its findings.
 * @param {string} folder
 */
export async function analyseFolder(folder) {
  const { files } = analyseProject(await analyseFiles(await readSources(folder)));
  const measures = new Map(files.map((file) => [file.path, withBestValues(file.measures)]));
  const findings = files.flatMap(({ path, findings: found }) =>
    found.map(({ rule, range, message }) => ({ rule, file: path, line: range?.startLine ?? null, message })),
  );
  return { measures, findings };
}
