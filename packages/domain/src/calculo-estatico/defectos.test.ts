import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PropiedadCalidad } from '../criterio/index.ts';
import { reglaDeUmbral, tarjetasDefecto, type TarjetaDefecto } from './defectos.ts';
import { casoDeComprobacion, casoSin } from './medidas.fixture.ts';

/** The thresholds of a fresh installation (criterios-iniciales.json). */
const propiedades = propiedadesDe([5, 70, 25, 50, 15, 50]);

function propiedadesDe(valores: readonly number[]): readonly PropiedadCalidad[] {
  const nombres = ['Duplicadas', 'Cobertura', 'Ciclomática', 'Olores', 'Cognitiva', 'Comentarios'];
  return valores.map((valor, lugar) => ({ _id: `p${lugar}`, propiedad: nombres[lugar] ?? 'De más', valor }));
}

const resumen = (tarjetas: readonly TarjetaDefecto[]): unknown =>
  tarjetas.map(({ medida, comparado, condicion, umbral, veredicto }) => [
    medida,
    comparado,
    condicion,
    umbral,
    veredicto,
  ]);

describe('the six defect cards', () => {
  it('of the worked case, thresholds by list order', () => {
    expect(resumen(tarjetasDefecto(casoDeComprobacion, propiedades))).toEqual([
      ['duplicated_lines', 4, '>', 5, 'ACEPTABLE'],
      ['lines_to_cover', 45, '<', 70, 'DEFECTO'],
      ['complexity', 18, '>', 25, 'ACEPTABLE'],
      ['code_smells', 20, '>', 50, 'ACEPTABLE'],
      ['cognitive_complexity', 9, '>', 15, 'ACEPTABLE'],
      ['comment_lines_density', 12, '>=', 50, 'ACEPTABLE'],
    ]);
  });

  it('carry their name from the list, the measure and the percent', () => {
    const [duplicadas, , , olores, , comentarios] = tarjetasDefecto(casoDeComprobacion, propiedades);
    expect(duplicadas).toEqual({
      propiedad: 'Duplicadas',
      medida: 'duplicated_lines',
      valor: 40,
      porcentaje: 4,
      comparado: 4,
      umbral: 5,
      condicion: '>',
      veredicto: 'ACEPTABLE',
    });
    expect(olores).toMatchObject({ valor: 20, porcentaje: 2, comparado: 20 });
    expect(comentarios).toMatchObject({ valor: 12, porcentaje: 12, comparado: 12 });
  });

  it('are not clamped', () => {
    const medidas = { ...casoDeComprobacion, lines_to_cover: 1800 };
    expect(tarjetasDefecto(medidas, propiedades)[1]).toMatchObject({
      porcentaje: 180,
      veredicto: 'ACEPTABLE',
    });
  });
});

describe('a figure at its threshold', () => {
  const umbrales = propiedadesDe([4, 45, 18, 20, 9, 12]);

  it('is a defect for the density of comments only', () => {
    const veredictos = tarjetasDefecto(casoDeComprobacion, umbrales).map((tarjeta) => tarjeta.veredicto);
    expect(veredictos).toEqual([...Array<string>(5).fill('ACEPTABLE'), 'DEFECTO']);
  });

  it('is a defect after the smallest step beyond it', () => {
    const peor = {
      ...casoDeComprobacion,
      duplicated_lines: 41,
      lines_to_cover: 449,
      complexity: 181,
      code_smells: 21,
      cognitive_complexity: 91,
    };
    const veredictos = tarjetasDefecto(peor, umbrales).map((tarjeta) => tarjeta.veredicto);
    expect(veredictos).toEqual(Array<string>(6).fill('DEFECTO'));
  });

  it('is acceptable after the smallest step short of it, for comments', () => {
    const medidas = { ...casoDeComprobacion, comment_lines_density: 11.9 };
    expect(tarjetasDefecto(medidas, umbrales)[5]?.veredicto).toBe('ACEPTABLE');
  });

  it.each([
    [7, 100, 7],
    [14, 100, 14],
    [28, 100, 28],
    [51, 1000, 5.1],
    [29, 100, 29],
    [57, 1000, 5.7],
  ])('is exact: %d of %d lines are %d percent', (duplicadas, ncloc, umbral) => {
    const medidas = { ...casoDeComprobacion, ncloc, duplicated_lines: duplicadas };
    expect(tarjetasDefecto(medidas, propiedadesDe([umbral]))[0]).toMatchObject({
      comparado: umbral,
      veredicto: 'ACEPTABLE',
    });
  });

  it('is a defect when it rounds to the threshold but exceeds it', () => {
    const medidas = { ...casoDeComprobacion, ncloc: 100_000, duplicated_lines: 5001 };
    expect(tarjetasDefecto(medidas, propiedades)[0]).toMatchObject({
      comparado: 5.001,
      veredicto: 'DEFECTO',
    });
  });
});

describe('the verdict of a card', () => {
  it('is missing without the measure', () => {
    const [, cobertura, ...otras] = tarjetasDefecto(casoSin('lines_to_cover'), propiedades);
    expect(cobertura).toMatchObject({ valor: null, porcentaje: null, comparado: null, veredicto: null });
    expect(otras.map((tarjeta) => tarjeta.veredicto)).toEqual(Array<string>(4).fill('ACEPTABLE'));
  });

  it.each([
    ['0', { ...casoDeComprobacion, ncloc: 0 }],
    ['missing', casoSin('ncloc')],
  ])('is missing with a count but no lines: ncloc is %s', (_caso, medidas) => {
    for (const tarjeta of tarjetasDefecto(medidas, propiedades))
      expect(tarjeta).toMatchObject({ porcentaje: null, comparado: null, veredicto: null });
  });

  it('is missing without a threshold, and the name is the default one', () => {
    const tarjetas = tarjetasDefecto(casoDeComprobacion, propiedades.slice(0, 4));
    expect(tarjetas).toHaveLength(6);
    expect(tarjetas[4]).toMatchObject({
      propiedad: 'Complejidad cognitiva',
      comparado: 9,
      umbral: null,
      veredicto: null,
    });
    expect(tarjetas[5]).toMatchObject({ propiedad: 'Densidad de comentarios', umbral: null });
    expect(tarjetasDefecto(casoDeComprobacion, []).map((tarjeta) => tarjeta.propiedad)).toEqual([
      'Líneas duplicadas',
      'Líneas por cubrir',
      'Complejidad ciclomática',
      'Olores de código',
      'Complejidad cognitiva',
      'Densidad de comentarios',
    ]);
  });

  it('takes a threshold of 0 as a value', () => {
    const [duplicadas, cobertura] = tarjetasDefecto(casoDeComprobacion, propiedadesDe([0, 0]));
    expect(duplicadas).toMatchObject({ umbral: 0, veredicto: 'DEFECTO' });
    expect(cobertura).toMatchObject({ umbral: 0, veredicto: 'ACEPTABLE' });
  });
});

describe('whatever measures and thresholds are', () => {
  it('there are six cards and more thresholds change none', () => {
    const umbrales = fc.array(fc.nat({ max: 200 }), { minLength: 6, maxLength: 9 });
    fc.assert(
      fc.property(umbrales, fc.integer({ min: 1, max: 10_000 }), (valores, ncloc) => {
        const medidas = { ...casoDeComprobacion, ncloc };
        const tarjetas = tarjetasDefecto(medidas, propiedadesDe(valores));
        expect(tarjetas).toEqual(tarjetasDefecto(medidas, propiedadesDe(valores.slice(0, 6))));
        expect(tarjetas.every((tarjeta) => tarjeta.veredicto !== null)).toBe(true);
      }),
    );
  });
});

describe('what a threshold acts on', () => {
  it('is decided by its place in the list', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(reglaDeUmbral)).toEqual([
      { medida: 'duplicated_lines', condicion: '>', unidad: 'lineas', mejor: 'menor' },
      { medida: 'lines_to_cover', condicion: '<', unidad: 'lineas', mejor: 'mayor' },
      { medida: 'complexity', condicion: '>', unidad: 'lineas', mejor: 'menor' },
      { medida: 'code_smells', condicion: '>', unidad: 'cantidad', mejor: 'menor' },
      { medida: 'cognitive_complexity', condicion: '>', unidad: 'lineas', mejor: 'menor' },
      { medida: 'comment_lines_density', condicion: '>=', unidad: 'lineas-y-comentarios', mejor: 'menor' },
      null,
    ]);
  });
});
