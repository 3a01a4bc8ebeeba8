import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { conGrado, momentoDe, textoDuracion, ultimoListo } from './momento.ts';
import { hecho, situacion } from './situacion.fixture.ts';

const cancelado = hecho({ id: 'c', estado: 'cancelado', commit: null, grado: null });

describe('the state of the panel', () => {
  it.each([
    ['sin-analizar', { estado: 'sin-analisis', fecha: null, historia: [] }],
    ['sin-analizar', { estado: 'sin-preparar', fecha: null, historia: [] }],
    ['en-curso', { estado: 'en-curso', historia: [cancelado] }],
    ['fallido', { estado: 'fallido' }],
    ['cancelado', { estado: 'sin-analisis', fecha: null, historia: [cancelado] }],
    ['cancelado', { estado: 'listo', historia: [cancelado, hecho({})] }],
    ['listo', { estado: 'listo', historia: [hecho({}), cancelado] }],
  ] satisfies [string, Partial<SituacionAnalisis>][])('%s', (momento, cambios) => {
    expect(momentoDe(situacion(cambios))).toBe(momento);
  });
});

it('takes date, commit and duration from the newest successful analysis', () => {
  const bueno = hecho({ id: 'b' });
  expect(ultimoListo([cancelado, bueno, hecho({ id: 'a' })])).toBe(bueno);
  expect(ultimoListo([cancelado])).toBeNull();
});

it('orders the degrees from the oldest, without analyses that lack one', () => {
  const historia: AnalisisHecho[] = [hecho({ id: 'b', grado: 80 }), cancelado, hecho({ id: 'a', grado: 70 })];
  expect(conGrado(historia).map(({ id, grado }) => [id, grado])).toEqual([
    ['a', 70],
    ['b', 80],
  ]);
});

it.each([
  [0, 'menos de 1 s'],
  [499, 'menos de 1 s'],
  [1_000, '1 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i ms are %s', (milisegundos, texto) => {
  expect(textoDuracion(milisegundos)).toBe(texto);
});
