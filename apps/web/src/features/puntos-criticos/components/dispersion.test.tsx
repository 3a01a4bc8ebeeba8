import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { Dispersion } from './dispersion.tsx';

type Archivos = Parameters<typeof Dispersion>[0]['archivos'];

const punto = (ruta: string, cambios = 3, complejidad = 5, lineas = 10): Archivos[number] => ({
  ruta,
  cambios,
  complejidad,
  lineas,
  incidencias: 0,
});

const elegidos: number[] = [];

/** Draws the chart, in the width that it has until it is measured; what is pressed is recorded. */
function abrir(archivos: Archivos, prioritarios = 0): HTMLElement {
  elegidos.length = 0;
  montar(
    <Dispersion
      archivos={archivos}
      prioritarios={prioritarios}
      onElegir={(posicion) => elegidos.push(posicion)}
    />,
  );
  return screen.getByRole('group', { name: 'Cambios por complejidad cognitiva' });
}
const circulos = (grafica: HTMLElement) => [...grafica.querySelectorAll('circle')];
const medida = (circulo: Element | undefined, cual: 'cx' | 'cy' | 'r') => Number(circulo?.getAttribute(cual));
/** Paths of the files in the order of their circles. */
const dibujadas = (grafica: HTMLElement) =>
  [...grafica.querySelectorAll(':is(circle, g) > title')].map(({ textContent }) => textContent.split(':')[0]);
const numerados = () => screen.getAllByRole('button', { name: /^\d+\. / });
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s/gu, ' ');

describe('the plot of changes by complexity', () => {
  it('has further right what changes more, higher what is more complex, larger what is longer', () => {
    const [grande, arriba, derecha, origen] = circulos(
      abrir([punto('a', 1, 1), punto('b', 9, 1), punto('c', 1, 9), punto('d', 3, 1, 500)]),
    );
    expect(medida(derecha, 'cx')).toBeGreaterThan(medida(origen, 'cx'));
    expect(medida(derecha, 'cy')).toBe(medida(origen, 'cy'));
    expect(medida(arriba, 'cy')).toBeLessThan(medida(origen, 'cy'));
    expect(medida(arriba, 'cx')).toBe(medida(origen, 'cx'));
    expect(medida(grande, 'r')).toBeGreaterThan(medida(origen, 'r'));
  });

  it('has files of equal figures beside each other, nearer to their number of changes than to the next', () => {
    const grafica = abrir([
      ...Array.from({ length: 6 }, (_, i) => punto(`${i}.js`, 1, 5)),
      punto('dos', 2, 0),
      punto('tres', 12, 0),
    ]);
    const lugares = circulos(grafica).map((uno) => [medida(uno, 'cx'), medida(uno, 'cy')] as const);
    expect(new Set(lugares.map(String)).size).toBe(8);
    const deUno = lugares.slice(2).map(([x]) => x);
    const [dos = 0] = lugares[1] ?? [];
    expect(Math.max(...deUno)).toBeLessThan(dos);
  });

  it.each([
    [punto('a.js', 1, 1, 1), 'a.js: 1 cambio, complejidad cognitiva 1, 1 línea'],
    [punto('a.js', 0, 0, 0), 'a.js: 0 cambios, complejidad cognitiva 0, 0 líneas'],
    [punto('a.js', 2, 1234, 5678), 'a.js: 2 cambios, complejidad cognitiva 1 234, 5 678 líneas'],
    [punto('<b>x</b>.js'), '<b>x</b>.js: 3 cambios, complejidad cognitiva 5, 10 líneas'],
  ])('describes the circle of %j', (uno, texto) => {
    const [circulo] = circulos(abrir([uno]));
    expect(normal(circulo?.querySelector('title')?.textContent)).toBe(texto);
    expect(document.querySelector('b')).toBeNull();
  });

  it('draws at most three hundred circles, the first ones among them', () => {
    const muchos = Array.from({ length: 350 }, (_, i) => punto(`${String(i)}.js`, 350 - i));
    const grafica = abrir(muchos, 2);
    expect(circulos(grafica)).toHaveLength(300);
    expect(numerados()).toHaveLength(2);
    expect(new Set(dibujadas(grafica))).toEqual(new Set(muchos.slice(0, 300).map(({ ruta }) => ruta)));
  });

  it('draws the first one last, so that no other covers it', () => {
    const grafica = abrir([punto('a'), punto('b'), punto('c')], 2);
    expect(dibujadas(grafica)).toEqual(['c', 'b', 'a']);
  });

  it('groups the thousands of both axes', () => {
    const grafica = abrir([punto('a', 1000, 4000), punto('b', 0, 0)]);
    const marcas = [...grafica.querySelectorAll('[data-eje]')].map((marca) => normal(marca.textContent));
    expect(marcas).toEqual(expect.arrayContaining(['1 000', '4 000']));
    expect(marcas.filter((marca) => /\d{4}/u.test(marca))).toEqual([]);
  });

  it('has no button where no file is a hotspot', () => {
    const grafica = abrir([punto('a', 4, 0), punto('b', 0, 7)]);
    expect(circulos(grafica)).toHaveLength(2);
    expect(grafica.querySelector('[role="button"]')).toBeNull();
  });
});

describe('a numbered circle', () => {
  const archivos = [punto('a.js', 9), punto('b.js', 8), punto('c.js', 7)];

  it('is named by its place and figures', () => {
    abrir(archivos, 3);
    expect(numerados().map((uno) => normal(uno.getAttribute('aria-label')))).toEqual([
      '3. c.js: 7 cambios, complejidad cognitiva 5, 10 líneas',
      '2. b.js: 8 cambios, complejidad cognitiva 5, 10 líneas',
      '1. a.js: 9 cambios, complejidad cognitiva 5, 10 líneas',
    ]);
  });

  it.each([' ', '{Enter}'])('leads by the key %j to its file', async (tecla) => {
    abrir(archivos, 3);
    screen.getByRole('button', { name: /^2\. b\.js/ }).focus();
    await userEvent.keyboard(tecla);
    expect(elegidos).toEqual([1]);
  });

  it('leads by a press to its file', async () => {
    abrir(archivos, 3);
    await userEvent.click(screen.getByRole('button', { name: /^3\. c\.js/ }));
    expect(elegidos).toEqual([2]);
  });

  it('handles no other key, and keeps the page from scrolling at a space', () => {
    abrir(archivos, 3);
    const circulo = screen.getByRole('button', { name: /^1\. a\.js/ });
    expect(fireEvent.keyDown(circulo, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(circulo, { key: 'Tab' })).toBe(true);
    expect(elegidos).toEqual([]);
    expect(fireEvent.keyDown(circulo, { key: ' ' })).toBe(false);
  });

  it('is large enough to be pressed, however few lines the file has', () => {
    const grafica = abrir([punto('a.js', 9, 5, 0), punto('b.js', 8, 5, 90_000)], 1);
    const [radio] = circulos(grafica)
      .filter((circulo) => circulo.closest('[role="button"]'))
      .map((circulo) => medida(circulo, 'r'));
    expect(radio).toBe(12);
  });
});
