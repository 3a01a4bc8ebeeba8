import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { entradas } from '../modelo/entradas.ts';
import { Hoja } from './hoja.tsx';

it('shows each entry under its sub-characteristic, with its commands and their output', () => {
  montar(<Hoja />);
  expect(screen.getAllByRole('article')).toHaveLength(entradas.length);
  const entrada = within(screen.getByRole('article', { name: 'Funciones con complejidad superior a 10' }));
  expect(entrada.getByRole('group', { name: /^Orden: .*, Python$/ }).textContent).toContain('lizard --csv');
  expect(entrada.getByRole('group', { name: /^Salida: .*, Python$/ }).textContent).toBe('1 de 47');
});

it('a search leaves the questions that match, and is kept in the address', async () => {
  montar(<Hoja />);
  await userEvent.type(screen.getByRole('searchbox'), 'mas de cuatro parametros');
  expect(screen.getByRole('article').getAttribute('aria-labelledby')).toBe('P-MMo-2-S-05');
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(screen.getByText('Ninguna pregunta coincide con lo que busca.')).toBeDefined();
});

it('an address that names the preparation shows it, as the question of a test leads there', () => {
  const mostrados: string[] = [];
  const mostrar = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function mostrarEste(
    this: Element,
  ) {
    mostrados.push(this.id);
  });
  montar(<Hoja />, { url: '/#preparacion' });
  expect(mostrados).toEqual(['preparacion']);
  mostrar.mockRestore();
});
