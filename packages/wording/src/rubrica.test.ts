import { describe, expect, it } from 'vitest';

import { cifraDeLinea, resultadoDeLinea } from './rubrica.ts';

const linea = { fuente: 'nuevas', modo: 'puntua', puntos: 4 } as const;
const niveles = [{ descripcion: 'No' }, { descripcion: 'Sí' }];
const hecha = { estado: 'calculada', valor: 5, nivel: null, puntos: 2.5, restados: 0, motivo: null } as const;

describe('what came of a line of a rubric', () => {
  it.each([
    ['nuevas', 1.5, '1,5 por 1000 líneas'],
    ['acciones', 1, '1 acción'],
    ['acciones', 2, '2 acciones'],
    ['grado', 75, '75,00 %'],
  ])('%s %d is %s', (fuente, valor, texto) => {
    expect(cifraDeLinea(fuente, valor).replaceAll('\u00A0', ' ')).toBe(texto);
  });

  it.each([
    ['points', linea, hecha, '5 por 1000 líneas: 2,5 de 4 puntos'],
    [
      'penalties',
      linea,
      { ...hecha, restados: 0.5 },
      '5 por 1000 líneas: 2,5 de 4 puntos (las penalizaciones restan 0,5)',
    ],
    ['a figure that informs', { ...linea, modo: 'informa' as const }, hecha, '5 por 1000 líneas: no puntúa'],
    [
      'a level that informs',
      { ...linea, fuente: 'criterio', modo: 'informa' as const, niveles },
      { ...hecha, valor: null, nivel: 1 },
      'Sí: no puntúa',
    ],
    [
      'a level',
      { ...linea, fuente: 'criterio', niveles },
      { ...hecha, valor: null, nivel: 1 },
      '2,5 de 4 puntos',
    ],
    [
      'no data of another cause',
      linea,
      { ...hecha, estado: 'fuera' as const, valor: null, motivo: 'La plantilla no está analizada.' },
      'Sin datos: no cuenta. La plantilla no está analizada.',
    ],
    [
      'no data of the team’s cause',
      linea,
      {
        ...hecha,
        estado: 'cero' as const,
        valor: null,
        puntos: 0,
        motivo: 'No se entregó la prueba pedida.',
      },
      '0 de 4 puntos. No se entregó la prueba pedida.',
    ],
    ['no level', linea, undefined, 'Falta elegir el nivel'],
  ])('has %s', (_caso, suya, calculada, texto) => {
    expect(resultadoDeLinea(suya, calculada)).toBe(texto);
  });
});
