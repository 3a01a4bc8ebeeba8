import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { enEspera, EnOrden, Estado } from '../../../testing/montar.tsx';
import {
  abrir,
  ada,
  clave,
  dialogo,
  elegirAccion,
  eva,
  leo,
  pulsar,
  pulsarEnDialogo,
  simulada,
  uid,
} from './cuentas.fixture.tsx';

beforeEach(() => {
  conPersona(ada._id);
});

describe('the answer to a dialog that was closed', () => {
  test('leaves the form of a new account open, with its text, after a deactivation', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [`PUT /cuentas/${eva._id}/activa`]: respuesta });
    await elegirAccion('Desactivar eva');
    await pulsarEnDialogo('Desactivar');
    await pulsarEnDialogo('Cancelar');
    await pulsar('Agregar cuenta');
    await userEvent.type(dialogo().getByRole('textbox', { name: /Usuario/ }), 'luz');
    contestar({ ...eva, activa: false, cursosSinDocente: ['Calidad'] });
    expect(await screen.findByText('Cuenta desactivada y sesiones cerradas')).toBeTruthy();
    screen.getByText('El curso «Calidad» queda sin docente: nombre a otra persona en sus ajustes.');
    expect(dialogo().getByRole<HTMLInputElement>('textbox', { name: /Usuario/ }).value).toBe('luz');
  });

  test('leaves the form of another account open after a change', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [`PUT /cuentas/${eva._id}`]: respuesta });
    await elegirAccion('Editar eva');
    await pulsarEnDialogo('Guardar');
    await userEvent.keyboard('{Escape}');
    await elegirAccion('Editar leo');
    contestar({ ...eva, cursosSinDocente: ['Calidad'] });
    expect(await screen.findByText('Cuenta actualizada')).toBeTruthy();
    screen.getByText(/^El curso «Calidad» queda sin docente/u);
    expect(screen.getByRole('dialog', { name: 'Editar la cuenta leo' })).toBeTruthy();
  });

  test('still shows the password after a reset, which has no other place', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [`POST /cuentas/${eva._id}/clave`]: respuesta });
    await elegirAccion('Restablecer contraseña eva');
    await pulsarEnDialogo('Restablecer');
    await pulsarEnDialogo('Cancelar');
    contestar({ usuario: 'eva', nombre: 'Eva Gil', clave });
    expect(await screen.findByText(clave)).toBeTruthy();
  });
});

test('a deactivated account is activated, and offers no deactivation', async () => {
  const pedidas = abrir({
    [`PUT /cuentas/${leo._id}/activa`]: { ...leo, activa: true, cursosSinDocente: [] },
  });
  const fila = within(await screen.findByRole('row', { name: /Leo Paz/ }));
  expect(fila.getByText('Desactivada')).toBeTruthy();
  await elegirAccion('Activar leo');
  await pulsarEnDialogo('Activar');
  expect(await screen.findByText('Cuenta activada')).toBeTruthy();
  expect(pedidas.filter((pedida) => pedida === 'GET /cuentas')).toHaveLength(2);
});

/** A CSV file whose text is read at once, or when `leer` settles. */
function archivoDe(texto: string, leer: Promise<unknown> = Promise.resolve()): File {
  const archivo = new File([texto], 'clase.csv', { type: 'text/csv' });
  const bytes = new TextEncoder().encode(texto).buffer;
  return Object.assign(archivo, { arrayBuffer: () => leer.then(() => bytes) });
}

function elegir(archivo: File): void {
  const campo = document.querySelector('input[type="file"]');
  if (campo === null) throw new Error('the field of the file is absent');
  fireEvent.change(campo, { target: { files: [archivo] } });
}

describe('importing a class', () => {
  const simular = 'POST /cuentas/importar/simular';
  const importar = 'POST /cuentas/importar';
  const fila = { linea: 2, usuario: 'luz', nombre: 'Luz', cambios: [], motivos: [], estado: 'nueva' };

  test('keeps the dialog while the accounts are created: the answer alone has the passwords', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [simular]: simulada(fila), [importar]: respuesta });
    await pulsar('Importar clase');
    elegir(archivoDe('usuario,nombre'));
    await screen.findByText('1 nueva');
    await pulsarEnDialogo('Importar');
    await pulsarEnDialogo('Cancelar');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/^Espere a que termine/)).toBeTruthy();
    expect(dialogo().getByRole('button', { name: 'Importando…' })).toBeTruthy();
    const cuantas = { nueva: 1, revive: 0, cambia: 0, sinCambios: 0 };
    contestar({ cuantas, claves: 'usuario,clave', importacion: uid(9) });
    expect(await screen.findByRole('button', { name: 'Descargar contraseñas' })).toBeTruthy();
  });

  test('checks the file again after a refusal, and the dialog can be closed', async () => {
    const cambio = new Estado(409, { codigo: 'cambio', mensaje: 'Las cuentas cambiaron.' });
    const pedidas = abrir({ [simular]: simulada(fila), [importar]: cambio });
    await pulsar('Importar clase');
    elegir(archivoDe('usuario,nombre'));
    await screen.findByText('1 nueva');
    await pulsarEnDialogo('Importar');
    expect(await screen.findByText(/^No se pudo importar la clase\. Las cuentas cambiaron/)).toBeTruthy();
    expect(pedidas.filter((pedida) => pedida === simular)).toHaveLength(2);
    await pulsarEnDialogo('Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the refusal of a file that was replaced is not shown for the other', async () => {
    const primera = enEspera();
    abrir({ [simular]: new EnOrden(primera.respuesta, simulada(fila)) });
    await pulsar('Importar clase');
    elegir(archivoDe('otra cabecera'));
    await screen.findByText('Comprobando el archivo…');
    elegir(archivoDe('usuario,nombre'));
    await screen.findByText('1 nueva');
    await act(async () => {
      primera.contestar(new Estado(400, { codigo: 'invalido', mensaje: 'Falta la cabecera.' }));
      await primera.respuesta;
    });
    expect(screen.queryByText('Falta la cabecera.')).toBeNull();
    expect(screen.getByText('1 nueva')).toBeTruthy();
  });

  test('a file that is read late is not sent for the one chosen after it', async () => {
    const { respuesta: lectura, contestar } = enEspera();
    const pedidas = abrir({ [simular]: simulada(fila) });
    await pulsar('Importar clase');
    elegir(archivoDe('lento', lectura));
    elegir(archivoDe('usuario,nombre'));
    await screen.findByText('1 nueva');
    contestar(null);
    await lectura;
    await waitFor(() => {
      expect(screen.queryByText('Comprobando el archivo…')).toBeNull();
    });
    expect(pedidas.filter((pedida) => pedida === simular)).toHaveLength(1);
  });

  test.each([
    [256 * 1024, null],
    [256 * 1024 + 1, 'El archivo pasa de 256 KiB: divida la clase en varios.'],
  ])('a file of %d bytes is checked, or refused before it is sent', async (bytes, motivo) => {
    const pedidas = abrir({ [simular]: simulada(fila) });
    await pulsar('Importar clase');
    elegir(archivoDe('x'.repeat(bytes)));
    expect(await screen.findByText(motivo ?? '1 nueva')).toBeTruthy();
    expect(pedidas.includes(simular)).toBe(motivo === null);
  });

  test.each<[string, readonly object[], string]>([
    ['without a change', [{ ...fila, estado: 'sin-cambios' }], 'El archivo no cambia ninguna cuenta'],
    ['without a file', [], 'Elija primero un archivo CSV'],
  ])('a class %s is not imported, and the button names the reason', async (_nombre, filas, motivo) => {
    const pedidas = abrir({ [simular]: simulada(...filas) });
    await pulsar('Importar clase');
    if (filas.length > 0) {
      elegir(archivoDe('usuario,nombre'));
      await screen.findByText('1 sin cambios');
    }
    await pulsarEnDialogo('Importar');
    expect(await screen.findByText(motivo)).toBeTruthy();
    expect(pedidas).not.toContain(importar);
  });
});
