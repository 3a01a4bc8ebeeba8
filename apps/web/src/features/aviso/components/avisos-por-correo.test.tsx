import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { AvisosPorCorreo } from './avisos-por-correo.tsx';

const eleccion = { disponible: true, activo: false, correo: 'ana@ejemplo.es' };
const recibir = { name: 'Recibir avisos por correo' };
const dejar = { name: 'Dejar de recibir avisos por correo' };

it('turns mails on, names the address, and offers to turn them off', async () => {
  const pedidas = conRed({
    'GET /avisos/correo': new EnOrden(eleccion, { ...eleccion, activo: true }),
    'PUT /avisos/correo': {},
  });
  montar(<AvisosPorCorreo />);
  await userEvent.click(await screen.findByRole('button', recibir));
  await screen.findByText(/^Recibe en ana@ejemplo\.es un resumen/u);
  expect(screen.getByRole('button', dejar)).toBeDefined();
  expect(pedidas).toEqual(['GET /avisos/correo', 'PUT /avisos/correo', 'GET /avisos/correo']);
});

it('offers nothing to a person without an address, and names whom to ask', async () => {
  conRed({ 'GET /avisos/correo': { ...eleccion, correo: null } });
  montar(<AvisosPorCorreo />);
  await screen.findByText(/^Su cuenta no tiene una dirección .* dé la suya a quien/u);
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be turned off after the address was lost', async () => {
  conRed({ 'GET /avisos/correo': { ...eleccion, activo: true, correo: null } });
  montar(<AvisosPorCorreo />);
  await screen.findByText(/^Su cuenta ya no tiene .* Dé la suya a quien/u);
  expect(screen.getByRole('button', dejar)).toBeDefined();
});

it('is nothing where the installation sends no mail', async () => {
  const pedidas = conRed({ 'GET /avisos/correo': { ...eleccion, disponible: false } });
  montar(<AvisosPorCorreo />);
  await waitFor(() => {
    expect(pedidas).toEqual(['GET /avisos/correo']);
  });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('stays as it was where the change is refused, with the reason', async () => {
  const refused = new Estado(409, { codigo: 'sin-correo', mensaje: 'Esta instalación no envía correos.' });
  conRed({ 'GET /avisos/correo': eleccion, 'PUT /avisos/correo': refused });
  montar(<AvisosPorCorreo />);
  await userEvent.click(await screen.findByRole('button', recibir));
  await screen.findByText(/Esta instalación no envía correos/u);
  expect(screen.getByRole('button', recibir)).toBeDefined();
});

it('names a failed load', async () => {
  conRed({ 'GET /avisos/correo': new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
  montar(<AvisosPorCorreo />);
  await screen.findByText('No se pudo leer si recibe sus avisos por correo. Recargue la página.');
  expect(screen.queryByRole('button')).toBeNull();
});
