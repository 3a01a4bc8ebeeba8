import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

import { DomainError } from '@mantenible/domain/error';
import { describe, expect, it, vi } from 'vitest';

import {
  analizarFuentes,
  prepararEquipos,
  type EncargoFuentes,
  type EncargoHijos,
} from './analyse-sources.ts';
import { limitesPorDefecto } from './limits.ts';

const trabajador = fileURLToPath(new URL('../testing/stub-worker.mjs', import.meta.url));

/** Each file's text is what it does to its child. */
async function analizar(
  textos: Readonly<Record<string, string>>,
  otros: Partial<EncargoFuentes & EncargoHijos> = {},
) {
  const hijos = {
    trabajador,
    limites: { ...limitesPorDefecto, segundosPorLote: 5 },
    signal: new AbortController().signal,
    ...otros,
  };
  const equipos = prepararEquipos(hijos);
  try {
    return await analizarFuentes({
      fuentes: Object.entries(textos).map(([path, text]) => ({ path, text, blob: `blob-${path}` })),
      ajustes: [],
      equipos,
      conocidos: () => Promise.resolve(new Map()),
      alProgresar: () => undefined,
      ...hijos,
    });
  } finally {
    equipos.cerrar();
  }
}

const noAnalizables = async (textos: Readonly<Record<string, string>>) => {
  const { archivos } = await analizar(textos);
  expect(archivos.map(({ ruta }) => ruta)).toEqual(Object.keys(textos));
  return archivos.flatMap(({ ruta, analizable }) => (analizable ? [] : [ruta]));
};

describe('analysing in child processes', () => {
  it.each(['muere', 'cuelga', 'inunda'])(
    'goes on behind a file that makes its child fail: %s',
    async (dano) => {
      expect(await noAnalizables({ 'a.py': '', 'b.py': dano, 'c.py': '', 'd.py': dano, 'e.py': '' })).toEqual(
        ['b.py', 'd.py'],
      );
    },
  );

  it('knows of a file that killed its child how long it is, and no finding', async () => {
    const { archivos } = await analizar({ 'b.py': 'muere' });
    expect(archivos).toMatchObject([
      { analizable: false, incidencias: [], parte: { parsable: false, counts: { lines: 1, files: 1 } } },
    ]);
  });

  it('refuses more findings than the server holds', async () => {
    expect((await analizar({ 'a.js': 'abunda' })).medidas['code_smells']).toBe(60_000);
    await expect(analizar({ 'a.js': 'abunda', 'b.py': 'abunda' })).rejects.toMatchObject({
      codigo: 'demasiadas-incidencias',
      message: 'El repositorio tiene demasiadas incidencias: se admiten 100\u202f000.',
    });
  });

  it('leaves out of the rules what they die of, and keeps its measures', async () => {
    const { archivos, medidas } = await analizar({ 'a.js': '', 'b.js': 'reglas', 'c.js': '' });
    expect(archivos.map(({ analizable, medidas: suyas }) => [analizable, suyas])).toEqual([
      [true, { lines: 1, files: 1, ncloc: 1, code_smells: 1 }],
      [false, { lines: 1, files: 1, ncloc: 1, code_smells: 0 }],
      [true, { lines: 1, files: 1, ncloc: 1, code_smells: 1 }],
    ]);
    expect(medidas['code_smells']).toBe(2);
  });

  it('finds by halving what the rules die of without a word', async () => {
    const textos = { 'a.js': '', 'b.js': '', 'c.js': 'reglas-callado', 'd.js': '', 'e.js': '' };
    expect(await noAnalizables(textos)).toEqual(['c.js']);
  });

  it('blames no file when all of them together needed too much memory', async () => {
    expect(await noAnalizables({ 'a.js': 'pesa', 'b.js': 'pesa', 'c.js': '' })).toEqual([]);
  });

  it('ends with a reason when the whole is too much', async () => {
    const fallo: unknown = await analizar({ 'juntos.py': '' }).catch((error: unknown) => error);
    expect(fallo).toBeInstanceOf(DomainError);
    expect(fallo).toMatchObject({ codigo: 'tiempo-agotado' });
  });

  it('gives its children a bounded heap, their task and nothing of its own environment', async () => {
    vi.stubEnv('SONAR_TOKEN', 'secreto');
    const { archivos } = await analizar({ 'a.css': 'entorno' });
    vi.unstubAllEnvs();
    const dicho: unknown = JSON.parse(archivos[0]?.incidencias[0]?.message ?? '');
    expect(dicho).toEqual({
      env: { HOME: tmpdir() },
      argv: ['--max-old-space-size=352', '--max-semi-space-size=32'],
      tarea: 'medir',
    });
  });

  it('does not analyse again what is known of a file', async () => {
    const { archivos } = await analizar({ 'a.py': '' });
    const parte = { ...archivos[0]?.parte, counts: { ncloc: 77 } } as never;
    const pedidos: unknown[] = [];
    const { archivos: despues } = await analizar(
      { 'a.py': 'muere', 'b.py': '' },
      {
        conocidos: (blobs) => {
          pedidos.push(...blobs);
          return Promise.resolve(new Map([['a.py', parte]]));
        },
      },
    );
    expect(pedidos).toEqual([
      { blob: 'blob-a.py', ruta: 'a.py' },
      { blob: 'blob-b.py', ruta: 'b.py' },
    ]);
    expect(despues.map(({ medidas, analizable }) => [medidas['ncloc'], analizable])).toEqual([
      [77, true],
      [1, true],
    ]);
  });

  it('tells how far it has come, and never more than there is', async () => {
    const pasos: number[][] = [];
    await analizar(
      { 'a.css': '', 'b.js': 'reglas', 'c.js': '' },
      { alProgresar: (...paso) => pasos.push(paso) },
    );
    expect(pasos.every(([hechos = 0, total = 0]) => hechos <= total && total === 5)).toBe(true);
    expect(pasos.at(-1)).toEqual([5, 5]);
  });

  it('tells the measures of the whole once, when nobody has looked for findings yet', async () => {
    const dichos: unknown[] = [];
    const { medidas } = await analizar(
      { 'a.css': '', 'b.js': '', 'c.js': 'reglas' },
      {
        alProgresar: (hechos) => dichos.push(hechos),
        alMedir: (medidas) => dichos.push(medidas),
      },
    );
    const { code_smells, ...sinHallazgos } = medidas;
    expect(code_smells).toBe(1);
    expect(dichos.slice(0, 4)).toEqual([1, 2, 3, sinHallazgos]);
    expect(dichos.slice(4).every(Number)).toBe(true);
  });

  it('tells the measures of files that are all known, too', async () => {
    const { archivos } = await analizar({ 'a.js': '' });
    const conocidos = new Map(archivos.map(({ ruta, parte }) => [ruta, parte]));
    const dichos: unknown[] = [];
    await analizar(
      { 'a.js': 'muere' },
      { conocidos: () => Promise.resolve(conocidos), alMedir: (medidas) => dichos.push(medidas) },
    );
    expect(dichos).toEqual([{ files: 1 }]);
  });

  it('ends at once when it is cancelled, children and all', async () => {
    const control = new AbortController();
    const en = analizar(
      { 'a.py': '', 'b.py': 'cuelga' },
      {
        signal: control.signal,
        limites: limitesPorDefecto,
        alProgresar: () => {
          control.abort(new Error('cancelado'));
        },
      },
    );
    await expect(en).rejects.toThrow('cancelado');
  });

  it('fails loudly when its program cannot be started', async () => {
    await expect(analizar({ 'a.py': '' }, { trabajador: '/no/existe.mjs' })).rejects.toThrow('child died');
  });
});
