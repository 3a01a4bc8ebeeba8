import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { archivo, hallazgo } from '../testing/informe.ts';
import { follow, unreadableSince } from './since.ts';

const named = (ruta: string, texto: string) => ({
  ...archivo(ruta, [hallazgo(2)]),
  texto,
  blob: createHash('sha1').update(`blob ${texto.length}\0${texto}`).digest('hex'),
});

it('follows a renamed file whose line ends git converts', () => {
  const base = { revision: 'main', commit: '', medidas: null };
  const stored = named('a.js', 'uno\n  dos();\n');
  const followed = follow({ ...base, archivos: [stored] }, [named('b.js', 'uno\r\n  dos();\r\n')]);
  expect(followed.map(({ estado }) => estado)).toEqual(['sigue']);
});

it.each([
  ['to another folder', 'x/a.js', ['sigue']],
  ['to another name in its folder', 'b.js', ['sigue']],
  ['to another name in another folder', 'x/b.js', ['nueva', 'resuelta']],
])('follows a file that was changed and moved %s', (_where, path, states) => {
  const base = { revision: 'main', commit: '', medidas: null };
  const stored = named('a.js', 'uno\n  dos();\n');
  const followed = follow({ ...base, archivos: [stored] }, [named(path, 'uno\n  dos();\ntres\n')]);
  expect(followed.map(({ estado }) => estado)).toEqual(states);
});

it('follows no file that may be one of two', () => {
  const base = { revision: 'main', commit: '', medidas: null };
  const stored = [named('a.js', 'uno\n  dos();\n'), named('b.js', 'otro\n  dos();\n')];
  const followed = follow({ ...base, archivos: stored }, [named('c.js', 'uno\n  dos();\ntres\n')]);
  expect(followed.map(({ estado }) => estado)).toEqual(['nueva', 'resuelta', 'resuelta']);
});

it('names the files that cannot be read now, unless the base could not read them either', () => {
  const broken = (ruta: string) => ({ ...archivo(ruta), analizable: false });
  const base = [archivo('a.js'), broken('b.js')];
  const archivos = ['a.js', 'b.js', 'c.js'].map(broken);
  expect(unreadableSince(base, { archivos, omitidos: [], listados: new Set() })).toEqual(['a.js', 'c.js']);
});

it('names the files of the base that are there and left out now, and not those that were deleted', () => {
  const base = ['a.js', 'grande.js', 'borrado.js'].map((ruta) => archivo(ruta));
  const now = {
    archivos: base.slice(0, 1),
    omitidos: [],
    listados: new Set(['a.js', 'grande.js', 'otro.js']),
  };
  expect(unreadableSince(base, now)).toEqual(['grande.js']);
});

it('does not name a file that described infrastructure in the base and is data now', () => {
  const rutas = ['k8s/a.yml', 'azure.json', 'lfs.yml', 'grande.js'];
  const omitidos = [{ ruta: 'lfs.yml', motivo: 'Está en Git LFS.' }];
  const now = { archivos: [], omitidos, listados: new Set(rutas) };
  const base = rutas.map((ruta) => archivo(ruta));
  expect(unreadableSince(base, now)).toEqual(['lfs.yml', 'grande.js']);
});

describe('code that was only formatted', () => {
  /** States of the findings at `mark`, which both texts have in each place of a finding. */
  function states(before: string, after: string): readonly string[] {
    const marked = (texto: string) => {
      const lines = texto.split('\n');
      const findings = lines.flatMap((line, index) => {
        const column = line.indexOf('var');
        const range = {
          startLine: index + 1,
          startColumn: column,
          endLine: index + 1,
          endColumn: column + 3,
        };
        return column < 0 ? [] : [{ ...hallazgo(1), range }];
      });
      return { ...archivo('a.js', findings), texto };
    };
    const base = { revision: 'main', commit: '', medidas: null, archivos: [marked(before)] };
    return follow(base, [marked(after)]).map(({ estado }) => estado);
  }

  it.each([
    [
      'wrapped',
      'function f() { var a = g(1, 2);\n}\n',
      'function f() {\n  var a = g(\n    1,\n    2,\n  );\n}\n',
    ],
    ['joined', 'function f()\n{\n  var a =\n    1;\n}\n', 'function f() { var a = 1; }\n'],
    ['with other quotes and semicolons', "var a = 'b'\nf(a)\n", 'var a = "b";\nf(a);\n'],
    ['with a trailing comma', 'var a = [1];\nf(a);\n', 'var a = [1,];\nf(a);\n'],
  ])('is not new when it is %s', (_name, before, after) => {
    expect(states(before, after)).toEqual(['sigue']);
    expect(states(after, before)).toEqual(['sigue']);
  });

  it.each([
    ['the code of the finding', (margin: string) => `f(${`\n${margin}g(1),`.repeat(60)}\n${margin}var)`],
    ['the code around it', (margin: string) => `g(1);\n${margin}f(2)\n${margin}var a = 1;\n${margin}f(3)`],
  ])('is not new when the margin of %s is far wider', (_name, code) => {
    const whole = (texto: string) => {
      const lines = texto.split('\n');
      const last = lines.length;
      const range = { startLine: 1, startColumn: 0, endLine: last, endColumn: lines.at(-1)?.length ?? 0 };
      const at = lines.findIndex((line) => line.includes('var a'));
      const inner = { startLine: at + 1, startColumn: 0, endLine: at + 1, endColumn: lines[at]?.length ?? 0 };
      return { ...archivo('a.js', [{ ...hallazgo(1), range: at < 0 ? range : inner }]), texto };
    };
    const base = { revision: 'main', commit: '', medidas: null, archivos: [whole(code('  '))] };
    const followed = follow(base, [whole(code(' '.repeat(500)))]);
    expect(followed.map(({ estado }) => estado)).toEqual(['sigue']);
  });

  it.each([
    ['the code at the place is another', 'var a = g(1);\nf(a);\n', 'var a = g(2);\nf(a);\n'],
    ['the code before it is another', 'f();\nvar a\n = 1;\n', 'g();\nvar a = 1;\n'],
  ])('is new when %s', (_name, before, after) => {
    expect(states(before, after)).toEqual(['nueva', 'resuelta']);
  });

  it('counts each place once: a second one with the same code is new', () => {
    const code = (count: number, line: string) =>
      `${'x'.repeat(60)}\n${line}\n${'y'.repeat(60)}\n`.repeat(count);
    expect(states(code(1, 'var a = 1'), code(2, 'var a  =\n1')).toSorted()).toEqual(['nueva', 'sigue']);
  });
});
