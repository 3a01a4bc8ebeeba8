import { describe, expect, it } from 'vitest';

import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import { cambioDelGrado, diferenciaDe, type CambioEntreAnalisis } from './index.ts';

const base: MedidasProyecto = {
  ncloc: 1000,
  complexity: 180,
  duplicated_lines: 40,
  lines_to_cover: 450,
  code_smells: 20,
  cognitive_complexity: 90,
  comment_lines_density: 12,
};
const grado = (medidas: MedidasProyecto) => gradoExacto(calcularEstatico(medidas)) ?? Number.NaN;
const comparar = (cambios: MedidasProyecto, otros: readonly CambioEntreAnalisis[] = []) => {
  const despues = { ...base, ...cambios };
  const { diferencia } = diferenciaDe(calcularEstatico(base).grado, calcularEstatico(despues).grado);
  return cambioDelGrado(diferencia, [base, despues], otros);
};

const ceros = { codigo: 0, porCubrir: 0, comentarios: 0, lineas: 0 };

describe('the parts of a change of the degree', () => {
  it.each<['codigo' | 'porCubrir' | 'comentarios' | 'lineas', MedidasProyecto]>([
    ['codigo', { complexity: 100, cognitive_complexity: 10, duplicated_lines: 0, code_smells: 1 }],
    ['porCubrir', { lines_to_cover: 300 }],
    ['comentarios', { comment_lines_density: 30 }],
    ['lineas', { ncloc: 2000 }],
  ])('are only %s where only that changed', (parte, cambios) => {
    const { partes } = comparar(cambios);
    const entero = grado({ ...base, ...cambios }) - grado(base);
    expect(Math.abs(entero)).toBeGreaterThan(0.1);
    expect(Object.keys(partes ?? {})).toEqual(Object.keys(ceros));
    const esperadas = Object.values({ ...ceros, [parte]: entero });
    for (const [i, valor] of Object.values(partes ?? {}).entries())
      expect(valor).toBeCloseTo(esperadas[i] ?? Number.NaN, 10);
  });

  it('are each on top of the earlier ones, and together the whole change', () => {
    const cambios = { complexity: 400, lines_to_cover: 800, comment_lines_density: 3, ncloc: 1700 };
    const { partes } = comparar(cambios);
    const conCodigo = grado({ ...base, complexity: 400 });
    expect(partes?.codigo).toBeCloseTo(conCodigo - grado(base), 10);
    expect(partes?.porCubrir).toBeCloseTo(
      grado({ ...base, complexity: 400, lines_to_cover: 800 }) - conCodigo,
      10,
    );
    const { codigo, porCubrir, comentarios, lineas } = partes ?? ceros;
    const suma = codigo + porCubrir + comentarios + lineas;
    expect(suma).toBeCloseTo(grado({ ...base, ...cambios }) - grado(base), 10);
  });

  it.each<[MedidasProyecto]>([[{ ncloc: 0 }], [{ ncloc: 1000, complexity: 1 }]])(
    'are absent where one degree is: %j',
    (sin) => {
      expect(cambioDelGrado(null, [base, sin], [])).toEqual({ palabra: null, partes: null });
      expect(cambioDelGrado(null, [sin, base], [])).toEqual({ palabra: null, partes: null });
    },
  );
});

describe('the word of a change', () => {
  it.each<[string, MedidasProyecto]>([
    ['mejora', { code_smells: 0, complexity: 100 }],
    ['empeora', { code_smells: 90, complexity: 400 }],
    // More comments, fewer lines to cover, or more lines with the same defects raise the degree alone.
    ['sube', { comment_lines_density: 40 }],
    ['sube', { lines_to_cover: 100 }],
    ['sube', { ncloc: 5000 }],
    ['baja', { ncloc: 500 }],
    ['baja', { comment_lines_density: 0 }],
    // The code got worse, and the degree rises nevertheless.
    ['sube', { code_smells: 30, comment_lines_density: 60 }],
    ['igual', {}],
  ])('is %s with %j', (palabra, cambios) => {
    expect(comparar(cambios).palabra).toBe(palabra);
  });

  it('asks for half of the change from the code, exactly half included', () => {
    const medidas = [base, { ...base, code_smells: 0 }] as const;
    const codigo = cambioDelGrado(1, medidas, []).partes?.codigo ?? Number.NaN;
    expect(cambioDelGrado(2 * codigo, medidas, []).palabra).toBe('mejora');
    expect(cambioDelGrado(2.01 * codigo, medidas, []).palabra).toBe('sube');
    expect(cambioDelGrado(-codigo, medidas, []).palabra).toBe('baja');
  });

  it('is absent without both degrees, and where anything but the code differs', () => {
    expect(cambioDelGrado(null, [base, base], []).palabra).toBeNull();
    for (const cambio of ['enlace', 'rama', 'analizador'] as const) {
      const { palabra, partes } = comparar({ code_smells: 0 }, [cambio]);
      expect(palabra).toBeNull();
      expect(partes?.codigo).toBeGreaterThan(0);
    }
  });
});
