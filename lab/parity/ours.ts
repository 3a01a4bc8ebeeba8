import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { excludedByPath, excludedByText } from '../../packages/analyser/src/index.ts';
import { analyseHere } from '../../packages/cli/src/analysis/analyse-here.ts';
import { builtWorker } from '../../packages/runner/src/index.ts';
import { withBestValues } from './server.ts';

export async function readSources(folder: string): Promise<{ path: string; text: string }[]> {
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

/** Measures of every file of a folder by path, and its findings, as the command gives them. */
export async function analyseFolder(folder: string) {
  const { archivos } = await analyseHere(folder, builtWorker());
  // A test has findings and no measures, as on the server.
  const measured = archivos.filter(({ prueba }) => prueba !== true);
  const measures = new Map(measured.map(({ ruta, medidas }) => [ruta, withBestValues(medidas)]));
  const findings = archivos.flatMap(({ ruta, incidencias }) =>
    incidencias.map(({ rule, range, message }) => ({
      rule,
      file: ruta,
      message,
      line: range?.startLine ?? null,
    })),
  );
  return { measures, findings };
}
