// seguridad: 27, 28, 31
import { execFileSync } from 'node:child_process';
import { makeRepository, type TreeFile } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limitesDePrueba } from './testing/limits.ts';
import { hostRepositories, workerPrograms, type RepositoryHost } from './testing/repository-host.ts';

let host: RepositoryHost;
beforeAll(async () => {
  host = await hostRepositories();
});
afterAll(() => host.close());

const entre = (abre: string, dentro: string, cierra: string, veces: number): string =>
  `${abre.repeat(veces)}${dentro}${cierra.repeat(veces)}\n`;
const enLineas = (texto: string): string => texto.replace(/.{100}/g, '$&\n');

describe('a hostile repository', () => {
  it('does not end the analysis: each bad file is omitted or not analysable, and the rest is measured', async () => {
    const archivos: TreeFile[] = [
      { path: 'bueno.py', content: 'x = 1\ny = 2\n' },
      { path: 'bombas/parentesis.py', content: enLineas(entre('(', '1', ')', 10_000)) },
      { path: 'bombas/listas.py', content: enLineas(entre('[', '', ']', 100_000)) },
      { path: 'bombas/suma.py', content: enLineas(`x = a${'+a'.repeat(100_000)}\n`) },
      {
        path: 'bombas/sangria.py',
        content: Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}if x:\n`).join(''),
      },
      { path: 'bombas/parentesis.js', content: enLineas(`x = ${entre('(', '1', ')', 10_000)}`) },
      { path: 'bombas/listas.ts', content: enLineas(`x = ${entre('[', '', ']', 100_000)}`) },
      { path: 'bombas/plantilla.js', content: enLineas(`x = ${entre('`${\n', '1', '}`', 20_000)}`) },
      { path: 'raros/roto.py', content: 'def (:\n' },
      { path: 'raros/utf8.py', content: Buffer.from([0x78, 0x20, 0x3d, 0x20, 0x22, 0xff, 0xfe, 0x22, 0x0a]) },
      { path: 'raros/marca.py', content: '\ufeffx = 1\n' },
      { path: 'raros/nulos.py', content: 'x = 1\n\0\0\0\n' },
      { path: 'raros/vacio.py', content: '' },
      { path: 'raros/una-linea.js', content: 'a;'.repeat(400_000) },
      { path: 'raros/gigante.js', content: 'a;\n'.repeat(400_000) },
      { path: 'nombres/con\nsalto "y" comillas\\.py', content: 'z = 3\n' },
      { path: 'nombres/\u202egnp.py', content: 'z = 3\n' },
      { path: 'nombres/__proto__.py', content: 'z = 3\n' },
      { path: 'nombres/$(touch hola);.py', content: 'z = 3\n' },
      { path: 'enlace.py', content: '/etc/passwd', mode: '120000' },
      { path: 'fuera', content: '../../..', mode: '120000' },
      { path: 'submodulo', content: 'a'.repeat(40), mode: '160000' },
    ];
    makeRepository(host.folder, 'hostil.git', archivos);
    const { archivos: leidos, omitidos } = await host.analyse('hostil', {
      options: { worker: workerPrograms.real },
    });
    const rutas = leidos.map(({ ruta }) => ruta);
    expect(rutas.filter((ruta) => ['enlace.py', 'fuera', 'submodulo'].includes(ruta))).toEqual([]);
    expect(omitidos.map(({ ruta }) => ruta)).toEqual(
      expect.arrayContaining(['raros/gigante.js', 'raros/una-linea.js']),
    );
    expect(rutas).toHaveLength(archivos.length - 5);
    const de = (ruta: string) => leidos.find((archivo) => archivo.ruta === ruta);
    expect(de('bueno.py')?.medidas).toMatchObject({ ncloc: 2 });
    expect(de('raros/roto.py')).toMatchObject({ analizable: false, medidas: { lines: 2 } });
    expect(de('raros/marca.py')).toMatchObject({ analizable: true, medidas: { ncloc: 1 } });
    const nombres = rutas.filter((ruta) => ruta.startsWith('nombres/'));
    expect(nombres.map((ruta) => de(ruta)?.medidas['ncloc'])).toEqual([1, 1, 1, 1]);
    expect(host.leftovers()).toEqual([]);
  });

  it('is refused at the limit of files when it multiplies a file by ten on seven levels', async () => {
    const carpeta = makeRepository(host.folder, 'bomba.git', []);
    const git = (argumentos: readonly string[], input = ''): string =>
      execFileSync('git', ['-C', carpeta, ...argumentos], { input })
        .toString()
        .trim();
    const hoja = git(['hash-object', '-w', '--stdin'], 'x = 1\n');
    const lista = (tipo: string, id: string): string =>
      Array.from({ length: 10 }, (_, i) => `${tipo} ${id}\td${i}.py\n`).join('');
    let arbol = git(['mktree'], lista('100644 blob', hoja));
    for (let nivel = 1; nivel < 7; nivel++) arbol = git(['mktree'], lista('040000 tree', arbol));
    const autor = ['-c', 'user.name=P', '-c', 'user.email=p@example.org'];
    git(['update-ref', 'refs/heads/main', git([...autor, 'commit-tree', '-m', 'bomba', arbol])]);
    const rechazo = await host.refusal('bomba');
    expect(rechazo).toMatchObject({ codigo: 'demasiados-archivos' });
    expect(rechazo.message).toBe('El repositorio tiene demasiados archivos: se admiten 20\u202f000.');
    expect(host.leftovers()).toEqual([]);
  });

  it('is refused at the limit of text when a file decompresses to a thousand times its size', async () => {
    const content = Buffer.alloc(19_000_000, '#');
    makeRepository(host.folder, 'hinchada.git', [{ path: 'a.py', content }]);
    const limites = { ...limitesDePrueba, packBytes: 100_000, textoBytes: 10_000_000 };
    expect(await host.refusal('hinchada', { limites })).toMatchObject({
      codigo: 'repositorio-demasiado-grande',
      message: 'El repositorio es demasiado grande: se admiten 9,5\u00a0MB de código.',
    });
  });

  it('is refused when its tree contains a parent folder as a file', async () => {
    const carpeta = makeRepository(host.folder, 'nombres.git', []);
    const git = (argumentos: readonly string[], input: Buffer | string = ''): string =>
      execFileSync('git', ['-C', carpeta, ...argumentos], { input })
        .toString()
        .trim();
    const hoja = git(['hash-object', '-w', '--stdin'], 'x = 1\n');
    const entrada = Buffer.concat([Buffer.from('100644 ..\0'), Buffer.from(hoja, 'hex')]);
    const arbol = git(['hash-object', '-w', '-t', 'tree', '--literally', '--stdin'], entrada);
    const autor = ['-c', 'user.name=P', '-c', 'user.email=p@example.org'];
    git(['update-ref', 'refs/heads/main', git([...autor, 'commit-tree', '-m', 'x', arbol])]);
    expect(await host.refusal('nombres')).toMatchObject({ codigo: 'repositorio-inaccesible' });
  });

  it('is refused at the limit of time', async () => {
    makeRepository(host.folder, 'lenta.git', [{ path: 'a.py', content: 'cuelga' }]);
    const limites = { ...limitesDePrueba, segundos: 3 };
    expect(await host.refusal('lenta', { limites })).toMatchObject({ codigo: 'tiempo-agotado' });
  });
});
