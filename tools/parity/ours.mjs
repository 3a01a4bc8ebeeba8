import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { excludedByPath, excludedByText } from '../../packages/analyser/src/index.ts';
import { analizar } from '../analizar/analizar.mjs';
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
 * Measures of every file of a folder by path, and its findings, as the product's own children give them.
 * @param {string} folder
 */
export async function analyseFolder(folder) {
  const { archivos } = await analizar({ objetivo: folder, rama: null, json: false }, {});
  const measures = new Map(archivos.map(({ ruta, medidas }) => [ruta, withBestValues(medidas)]));
  const findings = archivos.flatMap(({ ruta, incidencias }) =>
    incidencias.map(({ rule, range, message }) => ({
      ...{ rule, file: ruta, message },
      line: range?.startLine ?? null,
    })),
  );
  return { measures, findings };
}
