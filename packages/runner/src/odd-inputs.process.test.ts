// seguridad: 27, 31
import { execFileSync } from 'node:child_process';

import { makeRepository } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import {
  hostRepositories,
  workerPrograms,
  type RepositoryHost,
  type ResultRead,
} from './testing/repository-host.ts';

let host: RepositoryHost;
/** Result of one analysis of all odd files. */
let analisis: ResultRead;
beforeAll(async () => {
  host = await hostRepositories();
  makeRepository(host.folder, 'raros.git', [
    { path: 'bueno.js', content: 'f();\n' },
    ...Object.entries(carpetas).flatMap(([carpeta, archivos]) =>
      Object.entries(archivos).map(([nombre, content]) => ({ path: `${carpeta}/${nombre}`, content })),
    ),
  ]);
  analisis = await host.analyse('raros', { options: { worker: workerPrograms.real } });
});
afterAll(() => host.close());
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

const conMarca = (texto: string): Buffer => Buffer.from(`\ufeff${texto}`, 'utf16le');
const guion = '// año\nexport const año = 1;\n';
const carpetas: Readonly<Record<string, Readonly<Record<string, string | Buffer>>>> = {
  codificados: {
    'le.js': conMarca(guion),
    'be.js': conMarca(guion).swap16(),
    'le.py': conMarca('# año\nx = 1\n'),
    'latin.js': Buffer.from('// año\nexport const x = "año";\n', 'latin1'),
    'latin.py': Buffer.from('# -*- coding: latin-1 -*-\nx = "año"\n', 'latin1'),
    'sin-marca.js': Buffer.from('export const x = 1;\n', 'utf16le'),
    'letras.py': Buffer.from('año = 1\n', 'latin1'),
    'retornos.py': 'x = 1\r# dos\r',
  },
  ilegibles: {
    'a.js': 'let = = ;\n',
    'b.mjs': 'import {\n',
    'c.jsx': 'f(<a>);\n',
    'd.ts': 'let a: = 1;\n',
    'e.tsx': 'f(<a>);\n',
    'f.vue': '<script>\nlet = = ;\n</script>\n',
    'g.py': 'if True\n  x = (\n',
  },
  tolerados: {
    'a.py': 'print "dos"\nexec "tres"\n',
    'b.css': 'a { color: ',
    'c.html': '<div <p></',
    'd.css': 'a{\n'.repeat(20_000),
    'e.html': `${'<div>'.repeat(20_000)}\n`,
  },
  ajenos: {
    'a.min.js': 'f();\n',
    'larga.js': `${'a=b;'.repeat(300)}\n`.repeat(3),
    'node_modules/x/x.js': 'f();\n',
    'tipos.d.ts': 'declare const a: number;\n',
  },
  ajustes: {
    'tsconfig.json': '{"extends": ["./tsconfig.json", "/etc/passwd", "../../../x"]}',
    'a.ts': 'export const a = 1;\n',
    'b/tsconfig.json': '['.repeat(100_000),
    'b/b.ts': 'export const b = 1;\n',
    'c/tsconfig.json': '{"compilerOptions": {"target": {}, "lib": 3, "paths": []}, "files": 7}',
    'c/c.ts': 'export const c = 1;\n',
    'package.json': '{"dependencies": "todas", "type": ',
    'd/package.json': '{"dependencies": {"__proto__": {"x": 1}, "react": null}, "engines": []}',
    'd/d.jsx': 'export const d = <p/>;\n',
  },
};

const enCarpeta = (carpeta: string) =>
  analisis.archivos
    .filter(({ ruta }) => ruta.startsWith(`${carpeta}/`))
    .map(({ ruta, ...resto }) => ({ ruta: ruta.slice(carpeta.length + 1), ...resto }));
/** Lines of code of each file, by its path within the folder; false for one that is not analysable. */
const medidos = (carpeta: string) =>
  Object.fromEntries(
    enCarpeta(carpeta).map(({ ruta, analizable, medidas }) => [ruta, analizable && medidas['ncloc']]),
  );

describe('odd files', () => {
  it('are decoded and measured when they have other encodings', () => {
    const nombres = Object.keys(carpetas['codificados'] ?? {});
    expect(medidos('codificados')).toEqual(Object.fromEntries(nombres.map((nombre) => [nombre, 1])));
    const textos = enCarpeta('codificados').filter(({ texto }) => texto === guion);
    expect(textos.map(({ ruta }) => ruta)).toEqual(['be.js', 'le.js']);
  });

  it('are marked without a valid syntax, in every language, and the rest is measured', () => {
    const nombres = Object.keys(carpetas['ilegibles'] ?? {});
    expect(medidos('ilegibles')).toEqual(Object.fromEntries(nombres.map((nombre) => [nombre, false])));
    expect(medidos('tolerados')).toEqual({
      'a.py': 2,
      'b.css': 1,
      'c.html': 1,
      'd.css': 20_000,
      'e.html': 1,
    });
    expect(analisis.archivos.find(({ ruta }) => ruta === 'bueno.js')).toMatchObject({
      analizable: true,
      medidas: { ncloc: 1 },
    });
  });

  it('are omitted when minified or third-party, each with its reason', () => {
    expect(enCarpeta('ajenos')).toEqual([]);
    expect(Object.fromEntries(analisis.omitidos.map(({ ruta, motivo }) => [ruta, motivo]))).toEqual({
      'ajenos/node_modules/x/x.js': 'Está en una carpeta de código ajeno o generado.',
      'ajenos/a.min.js': 'Está minimizado.',
      'ajenos/larga.js': 'Está minimizado.',
      'ajenos/tipos.d.ts': 'Solo declara tipos.',
    });
  });

  it('may have any content when they hold settings', () => {
    expect(medidos('ajustes')).toEqual({ 'a.ts': 1, 'b/b.ts': 1, 'c/c.ts': 1, 'd/d.jsx': 1 });
  });
});

describe('odd trees', () => {
  const git = (carpeta: string, argumentos: readonly string[], input: Buffer | string = ''): string =>
    execFileSync('git', ['-C', carpeta, ...argumentos], { input })
      .toString()
      .trim();

  /** A repository with a hand-made tree. */
  function conArbol(
    nombre: string,
    hacer: (hoja: string, mktree: (lista: Buffer) => string) => string,
  ): void {
    const carpeta = makeRepository(host.folder, `${nombre}.git`, []);
    const hoja = git(carpeta, ['hash-object', '-w', '--stdin'], 'x = 1\n');
    const arbol = hacer(hoja, (lista) => git(carpeta, ['mktree', '-z'], lista));
    const autor = ['-c', 'user.name=P', '-c', 'user.email=p@example.org'];
    git(carpeta, [
      'update-ref',
      'refs/heads/main',
      git(carpeta, [...autor, 'commit-tree', '-m', 'x', arbol]),
    ]);
  }

  it('are measured without the names that are not UTF-8, which are listed', async () => {
    conArbol('bytes', (hoja, mktree) =>
      mktree(
        Buffer.concat(
          ['a\xfe.py', 'a\xff.py', 'b.py'].map((nombre) =>
            Buffer.from(`100644 blob ${hoja}\t${nombre}\0`, 'latin1'),
          ),
        ),
      ),
    );
    const { archivos, omitidos, medidas } = await host.analyse('bytes');
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['b.py']);
    expect(medidas['files']).toBe(1);
    const omitido = { ruta: 'a\ufffd.py', motivo: 'Su ruta no está escrita en UTF-8.' };
    expect(omitidos).toEqual([omitido, omitido]);
  });

  it('are measured with deep and long paths, up to 4,096 bytes', async () => {
    const nombre = 'n'.repeat(250);
    conArbol('hondo', (hoja, mktree) => {
      let arbol = mktree(Buffer.from(`100644 blob ${hoja}\ta.py\0`));
      for (let nivel = 0; nivel < 20; nivel += 1)
        arbol = mktree(Buffer.from(`040000 tree ${arbol}\t${nombre}\x00100644 blob ${hoja}\tz.py\0`));
      return arbol;
    });
    const { archivos, omitidos } = await host.analyse('hondo');
    expect(Math.max(...archivos.map(({ ruta }) => ruta.length))).toBe(16 * 251 + 4);
    expect(archivos).toHaveLength(17);
    const motivo = 'Su ruta ocupa más de 4\u202f096 bytes.';
    expect(omitidos.map((omitido) => [omitido.motivo, omitido.ruta.length])).toEqual(
      Array(4).fill([motivo, 400]),
    );
  });

  it('have no code when they hold submodules and links only', async () => {
    makeRepository(host.folder, 'huecos.git', [
      { path: '.gitmodules', content: '[submodule "s"]\n\tpath = s\n\turl = file:///etc\n' },
      { path: 's', content: 'a'.repeat(40), mode: '160000' },
      { path: 'a.py', content: '/etc/passwd', mode: '120000' },
    ]);
    expect(await host.refusal('huecos')).toMatchObject({ codigo: 'sin-codigo' });
  });

  it('are refused when a submodule would run a command', async () => {
    makeRepository(host.folder, 'orden.git', [
      { path: '.gitmodules', content: '[submodule "s"]\n\tpath = s\n\turl = --upload-pack=touch hola\n' },
      { path: 's', content: 'a'.repeat(40), mode: '160000' },
      { path: 'a.py', content: 'x = 1\n' },
    ]);
    expect(await host.refusal('orden')).toMatchObject({ codigo: 'repositorio-inaccesible' });
  });
});
