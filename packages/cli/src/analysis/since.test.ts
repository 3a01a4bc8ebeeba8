import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

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
  expect(unreadableSince(base, ['a.js', 'b.js', 'c.js'].map(broken))).toEqual(['a.js', 'c.js']);
});
