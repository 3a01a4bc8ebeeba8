import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { terminos } from '../../../lib/glosario/terminos.ts';
import { Glosario } from './glosario.tsx';

const nombres = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

it('the glossary has each term once, in the order of the Spanish alphabet', () => {
  montar(<Glosario />);
  expect(nombres()).toHaveLength(terminos.length);
  expect(new Set(terminos.map(({ termino }) => termino)).size).toBe(terminos.length);
  expect(nombres()[0]).toBe('accesibilidad accessibility, a11y');
});

it('a term is found by its name without accents, and by its English name', async () => {
  montar(<Glosario />);
  await userEvent.type(screen.getByRole('searchbox'), 'numero magico');
  expect(nombres()).toEqual(['número mágico magic number']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'optional chaining');
  expect(nombres()).toEqual(['encadenamiento opcional optional chaining']);
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(screen.getByText('Ningún término coincide con lo que busca.')).toBeDefined();
});

it('each term has an anchor, and the address marks and shows the one that it names', () => {
  const mostrados: string[] = [];
  const mostrar = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function mostrarEste(
    this: Element,
  ) {
    mostrados.push(this.id);
  });
  montar(<Glosario />, { url: '/#complejidad-cognitiva' });
  for (const { id, termino } of terminos) expect(document.getElementById(id)?.textContent).toContain(termino);
  const marcados = [...document.querySelectorAll('[data-buscado]')].map(({ id }) => id);
  expect(marcados).toEqual(['complejidad-cognitiva']);
  expect(mostrados).toEqual(['complejidad-cognitiva']);
  mostrar.mockRestore();
});
