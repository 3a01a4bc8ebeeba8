import { makeRepository, type TreeFile } from '@mantenible/doubles';
import { excesoCognitivo } from '@mantenible/domain/mejora';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hostRepositories, workerPrograms, type RepositoryHost } from './testing/repository-host.ts';

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

let host: RepositoryHost;
beforeAll(async () => {
  host = await hostRepositories();
});
afterAll(async () => {
  await host.close();
});

function analyse(name: string, files: readonly TreeFile[]) {
  makeRepository(host.folder, `${name}.git`, files);
  return host.analyse(`${name}.git`, { options: { worker: workerPrograms.real } });
}

/** Repositories that users of such tools reported elsewhere, and what is right for them here. */
describe('reported repositories', () => {
  it('names the scripts that only a template completes, and finds in the others of their page', async () => {
    const page = lines(
      '<!doctype html>',
      '<html lang="es">',
      '{# nota #}',
      '<option value="{{ t.id }}" {% if t.id > s.id %}selected{% endif %}>{{ t.name }}</option>',
      '<script>',
      '  var pedido = {{ pedido|tojson }};',
      '</script>',
      '<script>',
      '  function f() { var sinUso = 1; return 2; }',
      '</script>',
      '</html>',
    );
    const { archivos, ambito } = await analyse('plantilla', [
      { path: 'templates/pedido.html', content: page },
    ]);
    const found = archivos[0]?.incidencias.map(({ rule, range }) => [rule, range?.startLine]);
    expect(found).toContainEqual(['javascript:S1481', 9]);
    expect(ambito.avisos).toEqual([
      expect.stringContaining('No se leyó 1 script de páginas (templates/pedido.html:5)'),
    ]);
  });

  it('takes 1 from the measure of 16 conditions of two terms, which the rule counts as 32', async () => {
    const conditions = Array.from({ length: 16 }, (_, i) => `  if (x === ${i} || y === ${i}) z += ${i};`);
    const content = lines(
      'export function decidir(x, y) {',
      '  let z = 0;',
      ...conditions,
      '  return z;',
      '}',
    );
    const { archivos, medidas } = await analyse('decidir', [{ path: 'src/decidir.js', content }]);
    expect(medidas['cognitive_complexity']).toBe(16);
    const complex = (archivos[0]?.incidencias ?? []).filter(({ rule }) => rule === 'javascript:S3776');
    const takes = complex.map(({ rule, message }) => excesoCognitivo({ regla: rule, mensaje: message }));
    expect(takes).toEqual([1]);
  });

  it('leaves alike tests beside three lines of code out of size and duplication', async () => {
    const test = (file: string) => [
      `// ${file}`,
      ...[1, 2, 3, 4, 5].flatMap((n) => [
        `it('caso ${n}', () => {`,
        `  const pedido = crearPedido({ cliente: 'ana', lineas: [${n}, 2, 3] });`,
        `  expect(pedido.total()).toBe(${n} + 5);`,
        "  expect(pedido.cliente).toBe('ana');",
        '});',
      ]),
    ];
    const code = lines(
      'export function crearPedido({ cliente, lineas }) {',
      '  return { cliente, total: () => lineas.reduce((suma, linea) => suma + linea, 0) };',
      '}',
    );
    const given = {
      'src/pedido.js': code,
      'tests/a.test.js': lines(...test('a')),
      'tests/b.test.js': lines(...test('b')),
    };
    const measured = async (name: string, properties: string) => {
      const content = Object.entries({ ...given, 'sonar-project.properties': properties });
      return (
        await analyse(
          name,
          content.map(([path, text]) => ({ path, content: text })),
        )
      ).medidas;
    };
    expect(
      await measured('pedidos', 'sonar.sources=src\nsonar.tests=tests\nsonar.cpd.exclusions=tests/**'),
    ).toMatchObject({ ncloc: 3, duplicated_lines_density: 0 });
    const all = await measured('todo-pedidos', 'sonar.sources=.');
    expect(all['duplicated_lines_density']).toBeGreaterThan(80);
  });

  it('names submodules and pointers of Git LFS, whose content is elsewhere', async () => {
    const pointer = lines(
      'version https://git-lfs.github.com/spec/v1',
      `oid sha256:${'6f'.repeat(32)}`,
      'size 90405214',
    );
    const { archivos, medidas, omitidos, ambito } = await analyse('fuera', [
      { path: 'app.js', content: 'export const uno = 1;\n' },
      ...['datos/mapa.xml', 'public/informe.html', 'public/tema.css', 'src/datos.js', 'src/modelo.py'].map(
        (path) => ({ path, content: pointer }),
      ),
      { path: 'vendorizado', content: 'a'.repeat(40), mode: '160000' },
    ]);
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['app.js']);
    expect(medidas).toMatchObject({ ncloc: 1, files: 1 });
    expect(ambito.partes).toEqual([
      { parte: 'principal', archivos: 1, lineas: 2 },
      { parte: 'submodulo', archivos: 1, lineas: null },
      { parte: 'lfs', archivos: 5, lineas: null },
    ]);
    expect(omitidos.map(({ ruta }) => ruta).toSorted()).toEqual([
      'datos/mapa.xml',
      'public/informe.html',
      'public/tema.css',
      'src/datos.js',
      'src/modelo.py',
      'vendorizado',
    ]);
    const excluding = { path: 'sonar-project.properties', content: 'sonar.exclusions=vendorizado/**\n' };
    const excluded = await analyse('fuera-excluido', [
      { path: 'app.js', content: 'export const uno = 1;\n' },
      { path: 'vendorizado', content: 'a'.repeat(40), mode: '160000' },
      excluding,
    ]);
    expect(excluded.ambito).toMatchObject({ partes: [{ parte: 'principal', archivos: 1 }], avisos: [] });
    expect(excluded.omitidos).toEqual([]);
  });
});
