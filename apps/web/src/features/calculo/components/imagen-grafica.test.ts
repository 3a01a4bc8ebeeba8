import { afterEach, beforeEach, expect, it } from 'vitest';

import { fotografiarGrafica, svgSuelto } from './imagen-grafica.ts';

const hoja = `
  :root[data-mantine-color-scheme='light'] text { fill: rgb(1, 2, 3); }
  :root[data-mantine-color-scheme='dark'] text { fill: rgb(250, 251, 252); }
`;

function dibujo(): SVGSVGElement {
  document.head.innerHTML = `<style>${hoja}</style>`;
  document.body.innerHTML =
    '<svg class="recharts-surface" style="width: 100%"><text class="eje">A &amp; &lt;b&gt;</text></svg>';
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  return svg;
}

beforeEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'dark';
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.mantineColorScheme;
});

it('has the light colours also on a dark screen, which stays dark', () => {
  const texto = svgSuelto(dibujo(), 300, 400);
  expect(texto).toContain('fill="rgb(1, 2, 3)"');
  expect(texto).not.toContain('250');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
});

it('is a separate document with its size, without classes or style attributes', () => {
  const suelto = new DOMParser().parseFromString(svgSuelto(dibujo(), 300, 400), 'image/svg+xml');
  const raiz = suelto.documentElement;
  expect([raiz.namespaceURI, raiz.getAttribute('width'), raiz.getAttribute('height')]).toEqual([
    'http://www.w3.org/2000/svg',
    '300',
    '400',
  ]);
  expect(suelto.querySelectorAll('[class], [style]')).toHaveLength(0);
  expect(raiz.textContent).toBe('A & <b>');
});

it('does not change the drawing on screen', () => {
  const svg = dibujo();
  const antes = svg.outerHTML;
  svgSuelto(svg, 300, 400);
  expect(svg.outerHTML).toBe(antes);
});

it('returns no picture without a drawing, or when the browser cannot create one', async () => {
  expect(await fotografiarGrafica(null)).toBeUndefined();
  // jsdom decodes no images.
  expect(await fotografiarGrafica(dibujo())).toBeUndefined();
});
