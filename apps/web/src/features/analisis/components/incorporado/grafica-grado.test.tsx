import { beforeEach, describe, expect, it } from 'vitest';

import { conTamano } from '../../../../testing/con-tamano.ts';
import { montar } from '../../../../testing/montar.tsx';
import GraficaGrado from './grafica-grado.tsx';

type Puntos = Parameters<typeof GraficaGrado>[0]['puntos'];

const punto = (dia: number, grado: number): Puntos[number] => ({
  id: `a${String(dia)}`,
  fecha: `2026-11-${String(dia).padStart(2, '0')}T12:00:00.000Z`,
  grado,
});
const varios = (cuantos: number) => Array.from({ length: cuantos }, (_, i) => punto(i + 1, 50 + i));

function dibujar(puntos: Puntos) {
  const { container } = montar(<GraficaGrado puntos={puntos} />);
  const textos = (selector: string) =>
    [...container.querySelectorAll(`${selector} text`)].map((texto) =>
      [...texto.querySelectorAll('tspan')]
        .map(({ textContent }) => textContent)
        .join(' ')
        .replace(/\s/gu, ' '),
    );
  const de = (atributo: 'cx' | 'cy') =>
    [...container.querySelectorAll('.recharts-line-dot')].map((uno) => Number(uno.getAttribute(atributo)));
  return {
    container,
    x: de('cx'),
    y: de('cy'),
    dias: textos('.recharts-xAxis-tick-labels'),
    porcentajes: textos('.recharts-yAxis-tick-labels'),
    cifras: textos('.recharts-label-list'),
  };
}

beforeEach(() => {
  conTamano();
});

describe('the chart of the degree', () => {
  it('has the analyses in equal steps, a higher degree higher, on an axis of whole marks', () => {
    const { x, y, porcentajes } = dibujar([punto(1, 0), punto(2, 100), punto(30, 50)]);
    const [primero = 0, segundo = 0, tercero = 0] = x;
    expect(segundo - primero).toBeCloseTo(tercero - segundo, 5);
    const [cero = 0, cien = 0, medio = 0] = y;
    expect((cero - medio) / (cero - cien)).toBeCloseTo(0.5, 5);
    expect(porcentajes).toEqual(['0 %', '50 %', '100 %']);
  });

  it('has an axis in tens around the degrees, so that a change of one point is seen', () => {
    const { y, porcentajes } = dibujar([punto(1, 75.39), punto(2, 76.8)]);
    expect(porcentajes).toEqual(['70 %', '80 %', '90 %']);
    expect((y[0] ?? 0) - (y[1] ?? 0)).toBeGreaterThan(8);
  });

  it('names each analysis by its day, and two of one day by their time as well', () => {
    const mismo = { ...punto(1, 60), id: 'otro', fecha: '2026-11-01T12:30:00.000Z' };
    const { dias } = dibujar([punto(1, 50), mismo, punto(9, 70)]);
    expect(dias.map((dia) => dia.replace(/\d+:/u, 'h:'))).toEqual(['1 nov, h:00', '1 nov, h:30', '9 nov']);
  });

  it.each([
    [2, ['50,00 %', '51,00 %']],
    [6, ['50,00 %', '51,00 %', '52,00 %', '53,00 %', '54,00 %', '55,00 %']],
    [7, []],
  ])('of %d analyses has the figures %j above its points', (cuantos, cifras) => {
    const grafica = dibujar(varios(cuantos));
    expect(grafica.cifras).toEqual(cifras);
    expect(grafica.y).toHaveLength(cuantos);
  });

  it('is hidden from screen readers, which have the table', () => {
    const { container } = dibujar(varios(2));
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
