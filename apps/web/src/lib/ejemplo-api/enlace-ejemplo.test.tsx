import { idEjemplo } from '@mantenible/domain/acceso';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conRed, montar } from '../../testing/montar.tsx';
import { EnlaceEjemplo } from './enlace-ejemplo.tsx';

it('leads to the page of the example', async () => {
  conRed({ 'GET /ejemplo': { proyecto: idEjemplo, visible: true } });
  montar(<EnlaceEjemplo />);
  const enlace = await screen.findByRole('link', { name: 'Ver el ejemplo resuelto' });
  expect(enlace.getAttribute('href')).toBe(`/proyecto/${idEjemplo}`);
});

it.each([
  ['hidden, also for an admin', { proyecto: idEjemplo, visible: false }],
  ['not stored yet', { proyecto: null, visible: false }],
])('is not there while the example is %s', async (_cuando, respuesta) => {
  const pedidas = conRed({ 'GET /ejemplo': respuesta });
  montar(<EnlaceEjemplo />);
  await waitFor(() => {
    expect(pedidas).toEqual(['GET /ejemplo']);
  });
  expect(screen.queryByRole('link')).toBeNull();
});
