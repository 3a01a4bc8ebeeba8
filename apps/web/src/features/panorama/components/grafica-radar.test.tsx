import { nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import type { Ejes } from '../modelo/ejes.ts';
import { Radar } from './radar.tsx';

const prueba = { _id: 'p1', nombre: 'Estructura', creado: '2026-11-02T10:00:00.000Z' };
/** The five axes with the figures of both routes. */
const ejes = (manuales: readonly (number | null)[], estaticas: readonly (number | null)[]): Ejes =>
  nombresSubcaracteristica.map((nombre, i) => {
    const porcentaje = manuales[i] ?? null;
    return {
      nombre,
      estatica: estaticas[i] ?? null,
      manual: porcentaje === null ? null : { porcentaje, prueba },
    };
  });
const nada = [null, null, null, null, null];

/** Draws the section; the figures of a drawing are those of its circles, from the centre of the rings. */
function dibujar(dados: Ejes, estrecha = false) {
  const { container } = montar(<Radar ejes={dados} analisis={null} />, { estrecha });
  const svg = container.querySelector('svg');
  const anillos = [...(svg?.querySelectorAll('polygon') ?? [])].map((anillo) =>
    (anillo.getAttribute('points') ?? '').split(' ').map((par) => par.split(',').map(Number)),
  );
  const [x = 0, y = 0] = anillos.at(-1)?.[0] ?? [];
  const [, arriba = 0] = anillos[0]?.[0] ?? [];
  // The rings of 25 and 100 lie on the first axis, which points upwards.
  const centro = { x, y: y + (arriba - y) / 0.75 };
  const lejos = (cx: number, cy: number) =>
    Math.round((Math.hypot(cx - centro.x, cy - centro.y) / (centro.y - y)) * 100);
  const series = [...(svg?.querySelectorAll('g') ?? [])].map((serie) => ({
    cifras: [...serie.querySelectorAll('circle')].map((punto) =>
      lejos(Number(punto.getAttribute('cx')), Number(punto.getAttribute('cy'))),
    ),
    tramos: [...serie.querySelectorAll('polyline')].map(
      (tramo) => (tramo.getAttribute('points') ?? '').split(' ').length,
    ),
    relleno: [...serie.querySelectorAll('polyline')].map((tramo) =>
      Number(tramo.getAttribute('fill-opacity')),
    ),
  }));
  return { svg, series, anillos: anillos.map(([primero]) => lejos(primero?.[0] ?? 0, primero?.[1] ?? 0)) };
}
const textos = (svg: Element | null) =>
  [...(svg?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
const filas = () =>
  within(screen.getByRole('table', { name: 'Subcaracterísticas' }))
    .getAllByRole('row')
    .slice(1)
    .map((fila) =>
      within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replace(/\s/gu, ' ').replace(/Estructura.*/u, '')),
    );

describe('the drawing of the sub-characteristics', () => {
  it('has the figures of the table, each on its axis', () => {
    const { series, anillos } = dibujar(ejes([100, 50, 25, 75, 0], [10, 20, 30, 40, 60]));
    expect(anillos).toEqual([25, 50, 75, 100]);
    expect(series.map(({ cifras }) => cifras)).toEqual([
      [100, 50, 25, 75, 0],
      [10, 20, 30, 40, 60],
    ]);
    expect(filas()).toEqual([
      ['100,00 %', '10,00 %'],
      ['50,00 %', '20,00 %'],
      ['25,00 %', '30,00 %'],
      ['75,00 %', '40,00 %'],
      ['0,00 %', '60,00 %'],
    ]);
  });

  it.each<[string, readonly (number | null)[], readonly number[], readonly number[]]>([
    ['a closed, filled line of all five', [1, 2, 3, 4, 5], [6], [0.12]],
    ['an open line of neighbours', [1, 2, 3, null, null], [3], [0]],
    ['a line over the first axis', [1, null, 3, 4, 5], [4], [0]],
    ['two lines between gaps', [1, 2, null, 4, null], [2], [0]],
    ['no line of single figures', [1, null, 3, null, null], [], []],
    ['nothing without figures', nada, [], []],
  ])('has %s', (_que, manuales, tramos, relleno) => {
    const { series } = dibujar(ejes(manuales, [1, 1, 1, 1, 1]));
    expect([series[0]?.tramos, series[0]?.relleno]).toEqual([tramos, relleno]);
    expect(series[0]?.cifras).toHaveLength(manuales.filter((valor) => valor !== null).length);
  });

  it('is absent without any figure, and so is its table', () => {
    dibujar(ejes(nada, nada));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('exists with a single figure, also where that is 0', () => {
    expect(dibujar(ejes([null, 0], nada)).series[0]?.cifras).toEqual([0]);
  });

  it('is hidden from screen readers, and names every axis once', () => {
    const { svg } = dibujar(ejes([1, 2, 3, 4, 5], nada));
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(textos(svg)).toEqual([...nombresSubcaracteristica]);
  });

  it('shortens the names on the screen of a phone, and keeps its figures', () => {
    const { svg, series } = dibujar(ejes([10, 20, 30, 40, 50], nada), true);
    expect(textos(svg)).toEqual(['Modularidad', 'Reusabilidad', 'Analizabilidad', 'Modificación', 'Prueba']);
    expect(series[0]?.cifras).toEqual([10, 20, 30, 40, 50]);
    const [, , ancho = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    for (const texto of svg?.querySelectorAll('text') ?? []) {
      expect(Number(texto.getAttribute('x'))).toBeGreaterThan(0);
      expect(Number(texto.getAttribute('x'))).toBeLessThan(ancho);
    }
  });

  it('names the test of all figures once', () => {
    dibujar(ejes([50, null, 60], nada));
    const enlaces = screen.getAllByRole('link', { name: 'Estructura' });
    expect(enlaces.map((uno) => uno.getAttribute('href'))).toEqual(['/calculos/p1']);
    expect(enlaces[0]?.parentElement?.textContent).toMatch(/^Según la prueba Estructura, 2 de noviembre/u);
    expect(filas().map(([manual]) => manual)).toEqual([
      '50,00 %',
      'Sin datos',
      '60,00 %',
      'Sin datos',
      'Sin datos',
    ]);
  });

  it('links each figure to its test where there are two', () => {
    const dos = ejes([50, null, 60], nada).map((eje, i) =>
      i === 2 && eje.manual ? { ...eje, manual: { ...eje.manual, prueba: { ...prueba, _id: 'p2' } } } : eje,
    );
    dibujar(dos);
    expect(
      screen.getAllByRole('link', { name: 'Estructura' }).map((uno) => uno.getAttribute('href')),
    ).toEqual(['/calculos/p1', '/calculos/p2']);
  });
});
