import { describe, expect, it } from 'vitest';

import { exportarAnalisis, type DepsExportar } from './exportar-analisis.ts';
import type { Anterior } from './resultado.port.ts';

const ana = { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] } as const;

/** Exports with these newest analyses, the second one after the file was written. */
function exportarCon(...ultimos: readonly (string | null)[]) {
  const quedan = [...ultimos];
  const exportacion = {
    resultados: {
      ultimo: () => {
        const id = quedan.shift() ?? null;
        return Promise.resolve(id === null ? null : ({ id, medidas: {} } as Anterior));
      },
    },
    escribir: () => Promise.resolve('texto'),
  };
  const proyectos = {
    buscar: () =>
      Promise.resolve({ propietario: 'sub-ana', equipo: null, proyecto: { link: 'https://github.com/u/r' } }),
  } as unknown as DepsExportar['proyectos'];
  return exportarAnalisis({ proyectos, exportacion }, ana, 'p', 'json');
}

describe('the file of an analysis', () => {
  it('is given while that analysis is the newest', async () => {
    expect(await exportarCon('a', 'a')).toMatchObject({ texto: 'texto', nombre: 'analisis-a.json' });
  });

  it.each([['b'], [null]])(
    'is refused where %j came meanwhile, whose publication deletes files',
    async (otro) => {
      await expect(exportarCon('a', otro)).rejects.toMatchObject({ codigo: 'analisis-nuevo' });
    },
  );
});
