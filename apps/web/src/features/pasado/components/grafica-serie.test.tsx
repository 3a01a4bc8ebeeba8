import { beforeEach, describe, expect, it } from 'vitest';

import { conTamano } from '../../../testing/con-tamano.ts';
import { montar } from '../../../testing/montar.tsx';
import { series } from '../modelo/series.ts';
import GraficaSerie from './grafica-serie.tsx';

type Puntos = Parameters<typeof GraficaSerie>[0]['puntos'];
type Clave = (typeof series)[number]['clave'];

const vacio = {
  grado: null,
  lineas: null,
  incidencias: null,
  complejidad: null,
  complejidadCognitiva: null,
  lineasDuplicadas: null,
  duplicacion: null,
};
/** A commit of a day, at noon in every time zone of the tests. */
const commit = (dia: string, cifras: Partial<Puntos[number]> = {}): Puntos[number] => ({
  ...vacio,
  commit: dia,
  fecha: `${dia}T12:00:00.000Z`,
  ...cifras,
});

function dibujar(clave: Clave, puntos: Puntos) {
  const serie = series.find((una) => una.clave === clave);
  if (serie === undefined) throw new Error(`no series ${clave}`);
  const { container } = montar(<GraficaSerie serie={serie} puntos={puntos} />);
  const marcas = (eje: 'x' | 'y') =>
    [...container.querySelectorAll(`.recharts-${eje}Axis-tick-labels text`)].map((marca) =>
      [...marca.querySelectorAll('tspan')]
        .map(({ textContent }) => textContent)
        .join(' ')
        .replace(/\s/gu, ' '),
    );
  const de = (atributo: string) =>
    [...container.querySelectorAll('.recharts-line-dot')].map((punto) =>
      Number(punto.getAttribute(atributo)),
    );
  const trazo = container.querySelector('.recharts-line-curve')?.getAttribute('d') ?? '';
  return { container, marcas, x: de('cx'), y: de('cy'), tramos: trazo.split('M').length - 1 };
}

beforeEach(() => {
  conTamano();
});

describe('the chart of one figure of the past', () => {
  it('has the commits at their dates, and more of the figure higher', () => {
    const { x, y } = dibujar('lineas', [
      commit('2026-03-01', { lineas: 100 }),
      commit('2026-03-02', { lineas: 300 }),
      commit('2026-03-11', { lineas: 200 }),
    ]);
    const [primero = 0, segundo = 0, tercero = 0] = x;
    expect((tercero - primero) / (segundo - primero)).toBeCloseTo(10, 1);
    const [bajo = 0, alto = 0, medio = 0] = y;
    expect([alto < medio, medio < bajo]).toEqual([true, true]);
  });

  it('has a gap where a commit was not measured, never a 0', () => {
    const { y, tramos } = dibujar('duplicacion', [
      commit('2026-03-01', { duplicacion: 50 }),
      commit('2026-03-02', { duplicacion: 50 }),
      commit('2026-03-03'),
      commit('2026-03-04', { duplicacion: 50 }),
    ]);
    expect(y).toHaveLength(3);
    expect(new Set(y).size).toBe(1);
    expect(tramos).toBe(2);
  });

  it.each([
    ['2026-03-01', '2026-03-20', /^\d{1,2} mar$/u],
    ['2026-03-01', '2026-05-30', /^\d{1,2} (?:mar|abr|may)$/u],
    ['2026-03-01', '2026-05-31', /^(?:mar|abr|may) 2026$/u],
    ['2024-12-01', '2026-03-01', /^[a-z]{3} 202[456]$/u],
  ])('from %s to %s writes its dates like %s', (desde, hasta, forma) => {
    const { marcas } = dibujar('lineas', [commit(desde, { lineas: 1 }), commit(hasta, { lineas: 2 })]);
    expect(marcas('x').length).toBeGreaterThan(0);
    for (const marca of marcas('x')) expect(marca).toMatch(forma);
  });

  it('writes each day once, however many commits it has', () => {
    const deUnDia = ['T10:00', 'T11:00', 'T18:30'].map((hora) => ({
      ...commit('2026-03-01', { lineas: 1 }),
      fecha: `2026-03-01${hora}:00.000Z`,
    }));
    expect(dibujar('lineas', deUnDia).marcas('x')).toEqual(['1 mar']);
    expect(dibujar('lineas', [...deUnDia, commit('2026-03-09', { lineas: 2 })]).marcas('x')).toEqual([
      '1 mar',
      '9 mar',
    ]);
  });

  it.each<[Clave, number, readonly string[]]>([
    ['grado', 93, ['80 %', '90 %', '100 %']],
    ['duplicacion', 3.25, ['0 %', '10 %', '20 %']],
    ['lineas', 4000, ['0', '1 000', '2 000', '3 000', '4 000']],
    ['incidencias', 3, ['0', '1', '2', '3', '4']],
  ])('of %s has whole marks for %d in its own unit', (clave, valor, esperadas) => {
    const { marcas } = dibujar(clave, [commit('2026-03-01', { [clave]: valor })]);
    expect(marcas('y')).toEqual(esperadas);
  });

  it('has one point where there is a single commit', () => {
    const { x } = dibujar('grado', [commit('2026-03-01', { grado: 80 })]);
    expect(x).toHaveLength(1);
    expect(x.every(Number.isFinite)).toBe(true);
  });

  it('is hidden from screen readers, which have the table', () => {
    const { container } = dibujar('grado', [commit('2026-03-01', { grado: 80 })]);
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
