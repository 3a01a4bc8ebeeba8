import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { analyseFolder } from './analyse-folder.ts';
import { limitesDePrueba } from './testing/limits.ts';
import { workerPrograms } from './testing/repository-host.ts';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-limites-'));
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(place, 'codigo-'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

const analyse = (folder: string, limites: Partial<typeof limitesDePrueba>) =>
  analyseFolder({
    folder,
    worker: workerPrograms.stub,
    limites: { ...limitesDePrueba, ...limites },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

const wayOut = ' Analice una carpeta de dentro, o haga que git ignore lo que no es código propio.';

describe('the limits of an analysis', () => {
  it.each([
    [{ archivos: 2 }, 'demasiados-archivos', `La carpeta tiene demasiados archivos: se admiten 2.${wayOut}`],
    [
      { textoBytes: 7 },
      'repositorio-demasiado-grande',
      expect.stringContaining('La carpeta es demasiado grande') as string,
    ],
    [
      { lineas: 3 },
      'demasiadas-lineas',
      `La carpeta tiene demasiadas líneas de código: se admiten 3.${wayOut}`,
    ],
    [{ segundos: 0 }, 'tiempo-agotado', 'El análisis superó el tiempo máximo (0 segundos) y se detuvo.'],
  ])('hold for a folder, with git and without: %j', async (limites, codigo, message) => {
    const folder = folderWith({ 'a.js': 'a\nb\n', 'b.py': 'c\nd\n', 'notas.txt': '' });
    await expect(analyse(folder, limites)).rejects.toMatchObject({ codigo, message });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    await expect(analyse(folder, limites)).rejects.toMatchObject({ codigo, message });
  });

  it('let a folder pass that is just within them, whatever git ignores there', async () => {
    const folder = folderWith({ 'a.js': 'a\nb\n', '.gitignore': 'ignorado*\n', 'ignorado.js': 'x\n' });
    writeFileSync(join(folder, 'ignorado2.js'), 'x\n'.repeat(100));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    const { archivos } = await analyse(folder, { archivos: 2, textoBytes: 4, lineas: 3 });
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['a.js']);
  });
});
