import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { analyseFiles } from '../../packages/analyser/src/index.ts';
import { isContext } from '../../packages/runner/src/pipeline/selection.ts';
import type { PlacedFinding } from '../parity/findings.ts';
import { readSources } from '../parity/ours.ts';

async function readContext(folder: string): Promise<{ path: string; text: string }[]> {
  const context = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join('/');
    if (isContext(path, (await stat(full)).size)) context.push({ path, text: await readFile(full, 'utf8') });
  }
  return context;
}

/**
 * Findings of a folder analysed as one batch. The product cuts folders of more than 1.2 million characters into
 * batches without each other's types; this comparison concerns the rules alone.
 */
export async function findWhole(folder: string): Promise<PlacedFinding[]> {
  const files = [...(await readSources(folder)), ...(await readContext(folder))];
  return (await analyseFiles(files)).flatMap(({ path, findings }) =>
    findings.map(({ rule, range, message }) => ({
      rule,
      file: path,
      message,
      line: range?.startLine ?? null,
    })),
  );
}
