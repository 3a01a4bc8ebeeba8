import { idEjemplo } from '@mantenible/domain/acceso';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { MandoEjemplo } from './mando-ejemplo.tsx';

const shown = { proyecto: idEjemplo, visible: true };
const hidden = { proyecto: idEjemplo, visible: false };

it('hides the example, and then offers to show it', async () => {
  const pedidas = conRed({ 'GET /ejemplo': new EnOrden(shown, hidden), 'PUT /ejemplo': hidden });
  montar(<MandoEjemplo />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar el ejemplo' }));
  await screen.findByText(/los estudiantes no lo encuentran/u);
  expect(pedidas).toEqual(['GET /ejemplo', 'PUT /ejemplo', 'GET /ejemplo']);
  expect(screen.getByRole('button', { name: 'Mostrar el ejemplo' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver el ejemplo resuelto' }).getAttribute('href')).toBe(
    `/proyecto/${idEjemplo}`,
  );
});

it('stays as it was where the change is refused, with the reason', async () => {
  const refused = new Estado(403, { codigo: 'prohibido', mensaje: 'No tiene permiso.' });
  conRed({ 'GET /ejemplo': shown, 'PUT /ejemplo': refused });
  montar(<MandoEjemplo />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar el ejemplo' }));
  await screen.findByText(/No se pudo cambiar el ejemplo/u);
  expect(screen.getByRole('button', { name: 'Ocultar el ejemplo' })).toBeDefined();
});

it('is nothing where the installation has no example', async () => {
  const pedidas = conRed({ 'GET /ejemplo': { proyecto: null, visible: false } });
  montar(<MandoEjemplo />);
  await waitFor(() => {
    expect(pedidas).toEqual(['GET /ejemplo']);
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
