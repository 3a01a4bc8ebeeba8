import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { faultLines, temporaryFolderFault } from './temporary-folder.ts';

it('finds no fault in a folder that takes files, and leaves nothing there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporal-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  expect(temporaryFolderFault(folder, 1)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('names a folder that takes none, and what to do', () => {
  const folder = join(tmpdir(), 'no-existe', 'esta');
  expect(temporaryFolderFault(folder)).toBe(
    `La carpeta temporal ${folder} no admite archivos (ENOENT). Libere espacio, o elija otra con TMPDIR.`,
  );
});

it('names a folder with less space than a run needs, and how much that is', () => {
  expect(temporaryFolderFault(tmpdir(), 1e18)).toMatch(
    /^La carpeta temporal \S+ tiene \d+ MB libres y se necesitan 1000000000000 MB\. Libere espacio, /u,
  );
});

it('ends a run as every run ends, so that the fault is among what failed', () => {
  expect(faultLines('La carpeta temporal está llena.')).toBe(
    'falló: La carpeta temporal está llena.\n0 passed, 1 failed',
  );
});
