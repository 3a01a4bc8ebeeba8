import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { estadoDeLista, useVuelta } from './use-vuelta.ts';

function Formulario() {
  return <p>{useVuelta('/lista_pauta')}</p>;
}

it.each([
  [estadoDeLista('?pagina=4&buscar=orden'), '/lista_pauta?pagina=4&buscar=orden'],
  [estadoDeLista(''), '/lista_pauta'],
  [null, '/lista_pauta'],
  [{ consulta: 4 }, '/lista_pauta'],
  [{ consulta: '/otra' }, '/lista_pauta'],
])('a form opened with %j returns to %s', (state, vuelta) => {
  const router = createMemoryRouter([{ path: '/editar', element: <Formulario /> }], {
    initialEntries: [{ pathname: '/editar', state }],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(vuelta)).toBeDefined();
});
