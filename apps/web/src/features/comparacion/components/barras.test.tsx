import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { conTamano } from '../../../testing/con-tamano.ts';
import { montar } from '../../../testing/montar.tsx';
import { BarrasComparadas } from './barras-comparadas.tsx';

type Filas = Parameters<typeof BarrasComparadas>[0]['filas'];

const fila = (nombre: string, antes: number | null, despues: number | null): Filas[number] => ({
  nombre,
  antes,
  despues,
});

/** Draws the chart; its library is loaded on demand. */
async function dibujar(filas: Filas, estrecha = false): Promise<HTMLElement> {
  montar(<BarrasComparadas titulo="Promedios" lados={['Primera', 'Segunda']} color="red" filas={filas} />, {
    estrecha,
  });
  const grupo = screen.getByRole('group', { name: 'Gráfica de la comparación' });
  await waitFor(() => {
    expect(grupo.querySelector('svg')).not.toBeNull();
  });
  return grupo;
}
/** Widths of the bars of both sides, by row. */
const anchos = (grafica: HTMLElement) =>
  [...grafica.querySelectorAll('.recharts-bar')].map((lado) =>
    [...lado.querySelectorAll('path')].map((barra) => Math.round(Number(barra.getAttribute('width')))),
  );
const nombres = (grafica: HTMLElement) =>
  [...grafica.querySelectorAll('text[text-anchor="end"]')]
    .map((texto) => [...texto.querySelectorAll('tspan')].map(({ textContent }) => textContent))
    .filter((lineas) => !/^\d+$/u.test(lineas[0] ?? ''));

beforeEach(() => {
  conTamano(800, 300);
});

describe('the bars of both sides', () => {
  it('are as long as their percents, on an axis up to 100', async () => {
    const [antes = [], despues = []] = anchos(await dibujar([fila('a', 100, 50), fila('b', 25, 0)]));
    const [cien = 0, veinticinco = 0] = antes;
    const [cincuenta = 0] = despues;
    expect(Math.abs(cien - 2 * cincuenta)).toBeLessThanOrEqual(1);
    expect(Math.abs(cien - 4 * veinticinco)).toBeLessThanOrEqual(2);
  });

  it.each([
    [false, ['0 %', '25 %', '50 %', '75 %', '100 %']],
    [true, ['0 %', '50 %', '100 %']],
  ])('have evenly spaced marks (phone: %s)', async (estrecha, marcas) => {
    const grafica = await dibujar([fila('a', 1, 2)], estrecha);
    expect(
      [...grafica.querySelectorAll('.recharts-xAxis-tick-labels text')].map(({ textContent }) => textContent),
    ).toEqual(marcas);
  });

  it('are absent where a side has no figure', async () => {
    const [antes = [], despues = []] = anchos(await dibujar([fila('a', null, 50), fila('b', 40, null)]));
    expect([antes.filter(Boolean).length, despues.filter(Boolean).length]).toEqual([1, 1]);
  });

  it('have both sides in the legend', async () => {
    const grafica = await dibujar([fila('a', 1, 2)]);
    const leyenda = [...grafica.querySelectorAll('.recharts-legend-item-text')];
    expect(leyenda.map(({ textContent }) => textContent)).toEqual(['Primera', 'Segunda']);
  });

  it('are rows of their own where names are equal', async () => {
    const [antes = []] = anchos(await dibujar([fila('igual', 10, 20), fila('igual', 30, 40)]));
    expect(antes).toHaveLength(2);
  });
});

describe('the names of the rows', () => {
  it.each([
    ['Capacidad de Modificación', ['Capacidad de Modificación']],
    [
      'Un nombre de métrica que no cabe en una sola línea del eje',
      ['Un nombre de métrica que no cabe en', 'una sola línea del eje'],
    ],
    ['x'.repeat(80), [`${'x'.repeat(37)}…`]],
  ])('such as %s are written in the lines %j', async (nombre, lineas) => {
    expect(nombres(await dibujar([fila(nombre, 1, 2)]))).toEqual([lineas]);
  });

  it('take shorter lines on the screen of a phone, which leaves room to the bars', async () => {
    const grafica = await dibujar([fila('Capacidad de Modificación', 1, 100)], true);
    expect(nombres(grafica)).toEqual([['Capacidad de', 'Modificación']]);
    const ancho = anchos(grafica).flat().at(-1);
    cleanup();
    const enAncha = anchos(await dibujar([fila('Capacidad de Modificación', 1, 100)]))
      .flat()
      .at(-1);
    expect(ancho).toBeGreaterThan(enAncha ?? Infinity);
  });
});

it('the chart can be scrolled by keyboard, and its drawing is hidden from screen readers', async () => {
  const grafica = await dibujar([fila('a', 1, 2)]);
  expect(grafica.tabIndex).toBe(0);
  expect(grafica.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Promedios');
});
