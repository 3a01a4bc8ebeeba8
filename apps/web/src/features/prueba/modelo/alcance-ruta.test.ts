import { describe, expect, it } from 'vitest';

import { ejecucionDeRuta, faltaIntento, rutaBorrador } from './alcance-ruta.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';

const consulta = (texto = '') => new URLSearchParams(texto);
const vacio = { elementoId: null, intentos: null, adicionales: [] };

describe('ejecucionDeRuta', () => {
  it('takes the project from the URLs of all items, and no attempt', () => {
    expect(ejecucionDeRuta('allMetricas', { id: 'p' }, consulta('additionalMetricas=a'))).toEqual({
      proyectoId: 'p',
      tipo: 'allMetricas',
      ...vacio,
    });
  });

  it('takes item, project and attempt from the URLs of one item', () => {
    expect(ejecucionDeRuta('singleMetrica', { id: 'm', id2: 'p', id3: '1' }, consulta())).toEqual({
      proyectoId: 'p',
      tipo: 'singleMetrica',
      elementoId: 'm',
      intentos: 1,
      adicionales: [],
    });
  });

  it('takes further items of a second attempt from the query of its own kind', () => {
    const url = 'additionalSubcaracteristicas=a,,b&additionalMetricas=x';
    const ejecucion = ejecucionDeRuta(
      'singleSubcaracteristica',
      { id: 's', id2: 'p', id3: '2' },
      consulta(url),
    );
    expect(ejecucion.adicionales).toEqual(['a', 'b']);
  });

  it('ignores further items of a first attempt', () => {
    const ejecucion = ejecucionDeRuta(
      'singleMetrica',
      { id: 'm', id2: 'p', id3: '1' },
      consulta('additionalMetricas=a'),
    );
    expect(ejecucion.adicionales).toEqual([]);
  });

  it.each(['0', '3', '9', 'undefined', '1e0', '', undefined])('reads %j as no attempt', (id3) => {
    const ejecucion = ejecucionDeRuta('singleMetrica', { id: 'm', id2: 'p', id3 }, consulta());
    expect(ejecucion.intentos).toBeNull();
    expect(faltaIntento(ejecucion)).toBe(true);
  });

  it('requires no attempt for the scopes of all', () => {
    expect(faltaIntento({ tipo: 'allMetricas', intentos: null })).toBe(false);
  });
});

describe('rutaBorrador', () => {
  it('writes todos and 0 for the scopes of all', () => {
    expect(rutaBorrador({ proyectoId: 'p', tipo: 'allMetricas', ...vacio })).toBe(
      '/borradores/p/allMetricas/todos/0',
    );
  });

  it('contains the item and the attempt, with every part encoded', () => {
    const ejecucion = {
      proyectoId: 'a/b',
      tipo: 'singleMetrica',
      elementoId: '..?',
      intentos: 2,
      adicionales: [],
    };
    expect(rutaBorrador({ ...ejecucion, tipo: 'singleMetrica' })).toBe(
      '/borradores/a%2Fb/singleMetrica/..%3F/2',
    );
  });
});

describe('hrefEjecucion', () => {
  it('builds the URLs of the four execution screens', () => {
    const uno = { elementoId: 'e', intentos: 1, adicionales: [] };
    expect([
      hrefEjecucion('p', { tipo: 'allSubcaracteristicas', ...vacio }),
      hrefEjecucion('p', { tipo: 'singleSubcaracteristica', ...uno }),
      hrefEjecucion('p', { tipo: 'allMetricas', ...vacio }),
      hrefEjecucion('p', { tipo: 'singleMetrica', ...uno }),
    ]).toEqual([
      '/subcategoriesresponses/p',
      '/subcategoryresponse/e/p/1',
      '/metricsresponse/p',
      '/metricaresponse/e/p/1',
    ]);
  });

  it('keeps further items in the query, so that the URL reads back as the same run', () => {
    const alcance = { tipo: 'singleMetrica', elementoId: 'm', intentos: 2, adicionales: ['a', 'b'] } as const;
    const [ruta, query] = hrefEjecucion('p', alcance).split('?');
    expect(ruta).toBe('/metricaresponse/m/p/2');
    expect(ejecucionDeRuta('singleMetrica', { id: 'm', id2: 'p', id3: '2' }, consulta(query))).toEqual({
      proyectoId: 'p',
      ...alcance,
    });
  });
});
