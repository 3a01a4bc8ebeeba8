import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { Teoria } from './teoria.tsx';

it('the theory has the tree of the standard, with what is evaluated', () => {
  montar(<Teoria />);
  const arbol = within(screen.getByRole('list', { name: 'Características de calidad' }));
  expect(arbol.getAllByRole('listitem')).toHaveLength(9);
  expect(arbol.getByText(/la que se evalúa aquí/u).textContent).toMatch(
    /^Mantenibilidad.*capacidad de prueba\.$/u,
  );
});

it('each section but the last names sources, and every link within the page has a target', () => {
  montar(<Teoria />);
  const sinFuentes = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => within(screen.getByRole('region', { name })).queryByText(/^Fuentes?:/u) === null);
  expect(sinFuentes).toEqual(['Fuentes']);
  const anclas = [...document.querySelectorAll('a[href^="#"]')].map((uno) => uno.getAttribute('href') ?? '');
  expect(anclas.length).toBeGreaterThan(12);
  for (const ancla of anclas) expect(document.querySelector(ancla)).not.toBeNull();
});

it('each of the thirteen measures has a formula', () => {
  montar(<Teoria />);
  const medidas = screen.getAllByRole('term');
  expect(medidas.map(({ textContent }) => textContent.slice(0, 3)).sort()).toEqual(
    ['MAn', 'MAn', 'MAn', 'MMd', 'MMd', 'MMd', 'MMo', 'MMo', 'MRe', 'MRe', 'MTe', 'MTe', 'MTe'].sort(),
  );
});
