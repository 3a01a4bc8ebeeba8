import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { listarComponentesQuery } from './listar-componentes.ts';
import { listarIncidenciasQuery } from './listar-incidencias.ts';
import { conRespuesta } from '../../testing/con-respuesta.ts';

let lector = new QueryClient();
const analizado = { proyectoId: 'p', clave: 'tienda&x=1', fecha: '2026-11-21T10:00:00Z' };
const incidencia = {
  descripcion: 'd',
  regla: 'r',
  severidad: 'MAJOR',
  estado: 'OPEN',
  tipo: 'CODE_SMELL',
  categoria: ['t'],
  archivo: 'a.js',
  linea: null,
  tiempo_estimado: null,
  linea_afectada: null,
};
const componente = { key: 'k:a.js', name: 'a.js', qualifier: 'FIL', path: 'a.js' };

afterEach(() => {
  lector = new QueryClient();
});

describe('GET /sonarqube/issues', () => {
  it('sends only the project and returns the fields of the contract', async () => {
    const pedidas = conRespuesta({ issues: [{ ...incidencia, autor: 'x' }], total: 12 });
    expect(await lector.query(listarIncidenciasQuery(analizado))).toEqual({
      issues: [incidencia],
      total: 12,
    });
    expect(pedidas).toEqual([['/sonarqube/issues', { projectKey: 'tienda&x=1' }]]);
  });

  it.each([{ issues: {}, total: 1 }, { issues: [{ ...incidencia, linea: '3' }], total: 1 }, '<html>', null])(
    'rejects %j',
    async (respuesta) => {
      vi.spyOn(console, 'warn').mockReturnValue(undefined);
      conRespuesta(respuesta);
      await expect(lector.query(listarIncidenciasQuery(analizado))).rejects.toMatchObject({
        codigo: 'respuesta-invalida',
      });
    },
  );

  it('has a new key for each analysis', () => {
    const { queryKey } = listarIncidenciasQuery(analizado);
    expect(listarIncidenciasQuery({ ...analizado, fecha: '2026-11-22T10:00:00Z' }).queryKey).not.toEqual(
      queryKey,
    );
    expect(queryKey.slice(0, 2)).toEqual(['analisis', 'p']);
  });
});

describe('GET /sonarqube/measures/component_tree', () => {
  it('requests exactly the six measures', async () => {
    const pedidas = conRespuesta({ data: { components: [], total: 0 } });
    await lector.query(listarComponentesQuery(analizado));
    expect(pedidas).toEqual([
      [
        '/sonarqube/measures/component_tree',
        {
          component: 'tienda&x=1',
          metricKeys:
            'duplicated_lines,lines_to_cover,complexity,cognitive_complexity,comment_lines_density,ncloc',
        },
      ],
    ]);
  });

  it('returns the files, with a best value only where the service sent one', async () => {
    const measures = [
      { metric: 'ncloc', value: '10' },
      { metric: 'duplicated_lines', value: '0', bestValue: true },
    ];
    conRespuesta({ data: { components: [{ ...componente, measures }], total: 7 } });
    expect(await lector.query(listarComponentesQuery(analizado))).toEqual({
      elementos: [{ ...componente, measures }],
      total: 7,
    });
  });

  it.each([{ data: { components: {} } }, { data: null }, {}, null, '<html>', []])(
    'fails for %j and logs that components is not an array',
    async (respuesta) => {
      const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
      conRespuesta(respuesta);
      await expect(lector.query(listarComponentesQuery(analizado))).rejects.toMatchObject({
        codigo: 'respuesta-invalida',
      });
      expect(error.mock.calls).toEqual([['La API no devolvió un array en components']]);
    },
  );

  it('rejects an array of other objects without that log line', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    conRespuesta({ data: { components: [{ key: 1 }], total: 1 } });
    await expect(lector.query(listarComponentesQuery(analizado))).rejects.toMatchObject({
      codigo: 'respuesta-invalida',
    });
    expect(error).not.toHaveBeenCalled();
  });
});
