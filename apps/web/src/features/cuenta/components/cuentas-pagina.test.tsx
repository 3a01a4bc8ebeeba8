import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { Estado } from '../../../testing/montar.tsx';
import {
  abrir,
  ada,
  clave,
  elegirAccion,
  eva,
  pulsar,
  pulsarEnDialogo,
  simulada,
} from './cuentas.fixture.tsx';

beforeEach(() => {
  conPersona(ada._id);
});

describe('the list', () => {
  test('offers on one’s own account neither a reset nor a deactivation', async () => {
    abrir();
    const fila = await screen.findByRole('row', { name: /Ada Ruiz/ });
    expect(fila.textContent).toContain('Es su cuenta');
    expect(within(fila).getAllByRole('button')).toHaveLength(1);
    expect(within(screen.getByRole('row', { name: /Eva Gil/ })).getAllByRole('button')).toHaveLength(1);
  });

  test('shows a failed load as failed, not as empty', async () => {
    abrir({ 'GET /cuentas': new Estado(500, { codigo: 'x', mensaje: 'Fallo' }) });
    expect(await screen.findByText('No se pudo cargar')).toBeTruthy();
    expect(screen.getByText('No se pudieron leer las cuentas.')).toBeTruthy();
    expect(screen.queryByText('No se encontraron cuentas.')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('reports a search without results', async () => {
    abrir({ 'GET /cuentas': { cuentas: [], total: 0 } });
    expect(await screen.findByText('No se encontraron cuentas.')).toBeTruthy();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });
});

test('a reset is confirmed, and its password stays until the person confirms that it is stored', async () => {
  abrir({ [`POST /cuentas/${eva._id}/clave`]: { usuario: 'eva', nombre: 'Eva Gil', clave } });
  await elegirAccion('Restablecer contraseña eva');
  await pulsarEnDialogo('Restablecer');
  expect(await screen.findByText(clave)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(clave)).toBeTruthy();
  await pulsar('Ya la he guardado');
  expect(screen.queryByText(clave)).toBeNull();
});

test('a refused change shows the reason', async () => {
  const mensaje = 'Debe quedar al menos una cuenta activa con el rol admin.';
  abrir({ [`PUT /cuentas/${eva._id}/activa`]: new Estado(409, { codigo: 'ultimo-admin', mensaje }) });
  await elegirAccion('Desactivar eva');
  await pulsarEnDialogo('Desactivar');
  expect(await screen.findByText(new RegExp(mensaje))).toBeTruthy();
});

test('a new account names missing fields, and shows its password', async () => {
  const pedidas = abrir({ 'POST /cuentas': new Estado(201, { usuario: 'luz', nombre: 'Luz', clave }) });
  await pulsar('Agregar cuenta');
  await pulsarEnDialogo('Agregar');
  expect(screen.getAllByText('El siguiente campo es obligatorio')).toHaveLength(2);
  expect(pedidas).not.toContain('POST /cuentas');
  await userEvent.type(screen.getByRole('textbox', { name: /Usuario/ }), 'luz');
  await userEvent.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Luz');
  await pulsarEnDialogo('Agregar');
  expect(await screen.findByText(clave)).toBeTruthy();
});

describe('importing a class', () => {
  const fila = { linea: 2, usuario: 'luz', nombre: 'Luz', cambios: [], motivos: [] };
  async function elegir(): Promise<void> {
    await pulsar('Importar clase');
    const archivo = new File(['usuario,nombre'], 'clase.csv', { type: 'text/csv' });
    Object.assign(archivo, {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('usuario,nombre').buffer),
    });
    const boton = screen.getByLabelText('Archivo CSV de la clase');
    const campo = boton.ownerDocument.querySelector('input[type="file"]') ?? boton;
    fireEvent.change(campo, { target: { files: [archivo] } });
  }

  test('names each invalid line, and imports nothing', async () => {
    const filas = [{ ...fila, linea: 3, estado: 'error', motivos: ['falta el nombre'] }];
    const pedidas = abrir({
      'POST /cuentas/importar/simular': simulada({ ...fila, estado: 'nueva' }, ...filas),
    });
    await elegir();
    const tabla = await screen.findByRole('table', { name: 'Filas con errores' });
    expect(within(tabla).getAllByRole('row')).toHaveLength(2);
    expect(within(tabla).getByText('falta el nombre')).toBeTruthy();
    await pulsarEnDialogo('Importar');
    expect(await screen.findByText('Corrija primero las filas con errores')).toBeTruthy();
    expect(pedidas).not.toContain('POST /cuentas/importar');
  });
});
