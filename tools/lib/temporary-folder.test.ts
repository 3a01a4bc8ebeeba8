import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { temporaryFolderFault } from './temporary-folder.ts';

it('finds no fault in a folder that takes files, and leaves nothing there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporal-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  expect(temporaryFolderFault(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('names a folder that takes none, and what to do', () => {
  const folder = join(tmpdir(), 'no-existe', 'esta');
  expect(temporaryFolderFault(folder)).toBe(
    `La carpeta temporal ${folder} no admite archivos (ENOENT). Libere espacio, o elija otra con TMPDIR.`,
  );
});
