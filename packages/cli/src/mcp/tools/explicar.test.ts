import { expect, it } from 'vitest';

import { archivo, hallazgo, informeDe } from '../../testing/informe.ts';
import type { Leida } from '../analyse.ts';
import { explicar } from './explicar.ts';

const informe = informeDe([
  archivo('a.js', [hallazgo(null), hallazgo(null, 'javascript:S3776'), hallazgo(2)]),
  archivo('b.js', [hallazgo(2)]),
]);
const read = () => Promise.resolve({ informe, fecha: '2026-11-29T10:00:00.000Z' } as Leida);
const explain = (args: object) =>
  explicar.run(args, { analyses: { read }, signal: new AbortController().signal });

it('explains the findings of a whole file, which have no line, without code around them', async () => {
  expect(await explain({ archivo: 'a.js' })).toMatchObject({
    incidencias: [
      { regla: 'javascript:S1472', linea: null },
      { regla: 'javascript:S3776', linea: null },
    ],
    codigo: [],
    fichas: [expect.any(String), expect.any(String)] as string[],
  });
  expect(await explain({ archivo: 'a.js', regla: 'S3776' })).toMatchObject({
    incidencias: [{ regla: 'javascript:S3776' }],
  });
});

it('refuses a file without such findings, and names what is missing', async () => {
  await expect(explain({ archivo: 'b.js' })).rejects.toThrow(
    'No hay ninguna incidencia del archivo entero en «b.js»: las demás tienen «linea».',
  );
  await expect(explain({})).rejects.toThrow('Indique «regla», o «archivo»');
});
