import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import pagina from '../../index.html?raw';
import { routes } from './router.tsx';

const sinEspacios = (html: string | undefined) => html?.replace(/\s+(?=<)|(?<=>)\s+/gu, '');

test('the page does not change while the code of its first screen loads', () => {
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/informacion'] })} />);
  const escrita = new DOMParser().parseFromString(pagina, 'text/html').querySelector('#root main');
  expect(sinEspacios(screen.getByRole('main').outerHTML)).toBe(sinEspacios(escrita?.outerHTML));
});
