import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { desdeResumen, useVueltaDelFormulario } from './vuelta-al-resumen.ts';

function Vuelta() {
  return <p>{useVueltaDelFormulario('p1')}</p>;
}

it.each([
  ['the project’s page', desdeResumen, '/proyecto/p1'],
  ['a list', { consulta: '?q=a' }, '/lista_proyectos'],
  ['an address', null, '/lista_proyectos'],
])('the form that was opened from %s is followed by that page or the list', (_de, state, destino) => {
  const router = createMemoryRouter([{ path: '/', element: <Vuelta /> }], {
    initialEntries: [{ pathname: '/', state }],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(destino)).toBeDefined();
});
