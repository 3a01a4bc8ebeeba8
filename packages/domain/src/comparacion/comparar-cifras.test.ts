import { describe, expect, it } from 'vitest';

import { casoDeComprobacion, casoSin } from '../calculo-estatico/medidas.fixture.ts';
import { cambiosEntreAnalisis } from './cambios.ts';
import { cambioDelGrado } from './partes-del-grado.ts';
import { compararCifras, type CifrasComparadas } from './comparar-cifras.ts';

const umbral = (propiedad: string, valor: number) => ({ _id: propiedad, propiedad, valor });
const propiedades = [umbral('Líneas duplicadas', 3)];

describe('the worked example and the same with 20 duplicated lines less', () => {
  const comparacion = compararCifras(
    [casoDeComprobacion, { ...casoDeComprobacion, duplicated_lines: 20 }],
    propiedades,
    [],
  );

  it('differ in the degree by hand', () => {
    // 4 % → 2 %: Modularidad −2/3, Reusabilidad −2/4, Analizabilidad −2/7, Modificación −4/4, Prueba −2/4.
    // Sum 2.952381, a fifth of it 0.590476: 85.2619 → 85.8524.
    expect(comparacion.grado).toEqual({ antes: 85.26, despues: 85.85, diferencia: 0.59 });
    expect(comparacion.ncloc).toEqual({ antes: 1000, despues: 1000, diferencia: 0 });
  });

  it('give ten metrics and five sub-characteristics with differences', () => {
    expect(comparacion.metricas).toHaveLength(10);
    expect(comparacion.metricas[1]).toEqual({
      nombre: 'Duplicaciones',
      medida: 'duplicated_lines',
      acotada: false,
      porcentaje: { antes: 4, despues: 2, diferencia: -2 },
      bruto: { antes: 4, despues: 2, diferencia: -2 },
      palabra: 'mejora',
    });
    expect(comparacion.subcaracteristicas.map(({ porcentaje }) => porcentaje.diferencia)).toEqual([
      -0.66, -0.5, -0.29, -1, -0.5,
    ]);
  });

  it('give the verdicts by the same thresholds', () => {
    expect(comparacion.defectos).toHaveLength(6);
    expect(comparacion.defectos[0]).toMatchObject({
      propiedad: 'Líneas duplicadas',
      comparado: { antes: 4, despues: 2, diferencia: -2 },
      veredictos: { antes: 'DEFECTO', despues: 'ACEPTABLE' },
    });
    expect(comparacion.defectos[1]?.veredictos).toEqual({ antes: null, despues: null });
  });
});

const palabrasDe = ({ metricas, subcaracteristicas }: CifrasComparadas) =>
  new Set([...metricas, ...subcaracteristicas].map(({ palabra }) => palabra));

describe('the word of a difference', () => {
  const palabras = (cambios: Partial<typeof casoDeComprobacion>) => {
    const cifras = compararCifras(
      [casoDeComprobacion, { ...casoDeComprobacion, ...cambios }],
      propiedades,
      [],
    );
    const de = (nombre: string) =>
      [...cifras.metricas, ...cifras.subcaracteristicas].find((una) => una.nombre === nombre)?.palabra;
    return ['Diseño', 'Cobertura', 'Densidad de comentarios', 'Modularidad'].map(de);
  };

  it.each([
    ['less complexity', { complexity: 90 }, ['mejora', 'igual', 'igual', 'mejora']],
    ['more complexity', { complexity: 300 }, ['empeora', 'igual', 'igual', 'empeora']],
    // The quotients fall with the same defects over more lines.
    ['more lines', { ncloc: 2000 }, ['baja', 'baja', 'igual', 'baja']],
    ['fewer lines', { ncloc: 500 }, ['sube', 'sube', 'igual', 'sube']],
    ['fewer lines to cover', { lines_to_cover: 100 }, ['igual', 'baja', 'igual', 'baja']],
    ['more comments', { comment_lines_density: 40 }, ['igual', 'igual', 'baja', 'igual']],
  ])('with %s', (_con, cambios, esperadas) => {
    expect(palabras(cambios)).toEqual(esperadas);
  });

  it('is absent without a difference', () => {
    const cifras = compararCifras([casoDeComprobacion, casoSin('ncloc')], propiedades, []);
    expect(palabrasDe(cifras)).toEqual(new Set([null]));
  });

  it.each(cambiosEntreAnalisis)('is absent where %s differs too', (cambio) => {
    const cifras = compararCifras(
      [casoDeComprobacion, { ...casoDeComprobacion, complexity: 90 }],
      propiedades,
      [cambio],
    );
    expect(palabrasDe(cifras)).toEqual(new Set([null]));
  });
});

it('has both figures and no difference where the scope differs (requisito: unlike-scopes)', () => {
  const medidas = [casoDeComprobacion, { ...casoDeComprobacion, duplicated_lines: 20 }] as const;
  const cifras = compararCifras(medidas, propiedades, ['analizador', 'alcance']);
  expect(cifras.grado).toEqual({ antes: 85.26, despues: 85.85, diferencia: null });
  const { metricas, subcaracteristicas, defectos, ncloc } = cifras;
  const diferencias = [
    ncloc,
    ...[...metricas, ...subcaracteristicas].map(({ porcentaje }) => porcentaje),
    ...metricas.map(({ bruto }) => bruto),
    ...defectos.map(({ comparado }) => comparado),
  ].map(({ diferencia }) => diferencia);
  expect(new Set(diferencias)).toEqual(new Set([null]));
  expect(cambioDelGrado(0.59, medidas, ['alcance'])).toEqual({ palabra: null, partes: null });
  expect(cambioDelGrado(0.59, medidas, ['analizador']).partes).not.toBeNull();
});

it('shows where a figure was clamped', () => {
  const { metricas } = compararCifras(
    [casoDeComprobacion, { ...casoDeComprobacion, complexity: 1200 }],
    propiedades,
    [],
  );
  expect(metricas[0]).toMatchObject({
    acotada: true,
    porcentaje: { antes: 18, despues: 100, diferencia: 82 },
    bruto: { despues: 120 },
  });
});

it('has no difference where a degree cannot be computed', () => {
  expect(compararCifras([casoDeComprobacion, casoSin('ncloc')], propiedades, []).grado).toEqual({
    antes: 85.26,
    despues: null,
    diferencia: null,
  });
});
