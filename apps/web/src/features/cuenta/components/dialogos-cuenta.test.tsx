import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conPortapapeles } from '../../../testing/con-portapapeles.ts';
import { enEspera, EnOrden, Estado, sinRed } from '../../../testing/montar.tsx';
import {
  abrir,
  ada,
  campo,
  clave,
  dialogo,
  elegirAccion,
  eva,
  pagina,
  pulsar,
  pulsarEnDialogo,
} from './cuentas.fixture.tsx';

const crear = 'POST /cuentas';
const cambiar = `PUT /cuentas/${eva._id}`;
const restablecer = `POST /cuentas/${eva._id}/clave`;
const entrega = { usuario: 'luz', nombre: 'Luz', clave };
const creada = new Estado(201, entrega);
const escritos = (peticiones: ReturnType<typeof conPeticiones>) =>
  peticiones.filter(({ pedida }) => !pedida.startsWith('GET')).map(({ pedida, cuerpo }) => [pedida, cuerpo]);

beforeEach(() => {
  conPersona(ada._id);
});

describe('the form of a new account', () => {
  const rellenar = async () => {
    await pulsar('Agregar cuenta');
    await userEvent.type(campo(/^Usuario/), 'luz');
    await userEvent.type(campo(/^Nombre/), 'Luz');
  };

  test('has the focus on its first field, which it returns to its button when it is closed', async () => {
    abrir();
    await pulsar('Agregar cuenta');
    await waitFor(() => {
      expect(document.activeElement).toBe(campo(/^Usuario/));
    });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar cuenta' }));
  });

  test('is sent by Enter in a field, once, with an absent mail as an empty text', async () => {
    const peticiones = conPeticiones();
    const { respuesta, contestar } = enEspera();
    abrir({ [crear]: respuesta });
    await rellenar();
    await userEvent.keyboard('{Enter}{Enter}');
    await pulsarEnDialogo('Agregar');
    contestar(creada);
    expect(await screen.findByText(clave)).toBeTruthy();
    expect(escritos(peticiones)).toEqual([
      [crear, { usuario: 'luz', nombre: 'Luz', correo: '', rol: 'estudiante' }],
    ]);
  });

  test.each([
    ['Docente', 'docente'],
    ['Admin', 'admin'],
  ])('sends the chosen role %s and the mail', async (nombre, rol) => {
    const peticiones = conPeticiones();
    abrir({ [crear]: creada });
    await rellenar();
    await userEvent.type(campo(/^Correo/), 'luz@ejemplo.es');
    await userEvent.selectOptions(dialogo().getByLabelText('Rol'), nombre);
    await pulsarEnDialogo('Agregar');
    await screen.findByText(clave);
    expect(escritos(peticiones)).toMatchObject([[crear, { correo: 'luz@ejemplo.es', rol }]]);
  });

  test('marks the field that the server refuses, moves there, and keeps what was typed', async () => {
    const detalles = [{ campo: 'usuario', mensaje: 'Ya hay una cuenta con ese usuario.' }];
    const rechazo = new Estado(409, { codigo: 'usuario-repetido', mensaje: 'No se agregó.', detalles });
    abrir({ [crear]: rechazo });
    await rellenar();
    await pulsarEnDialogo('Agregar');
    expect(await dialogo().findByText('Ya hay una cuenta con ese usuario.')).toBeTruthy();
    expect(await screen.findByText('No se pudo guardar la cuenta. No se agregó.')).toBeTruthy();
    expect(document.activeElement).toBe(campo(/^Usuario/));
    expect([campo(/^Usuario/).value, campo(/^Nombre/).value]).toEqual(['luz', 'Luz']);
    await userEvent.type(campo(/^Usuario/), '2');
    expect(dialogo().queryByText('Ya hay una cuenta con ese usuario.')).toBeNull();
  });

  test.each([
    ['Usuario', 101, /100 caracteres/],
    ['Nombre', 201, /200 caracteres/],
    ['Correo', 255, /254 caracteres/],
  ])('refuses a text over the bound of %s before it is sent', async (nombre, largo, mensaje) => {
    const peticiones = conPeticiones();
    abrir({ [crear]: creada });
    await rellenar();
    const destino = campo(new RegExp(`^${nombre}`));
    await userEvent.clear(destino);
    await userEvent.click(destino);
    await userEvent.paste('x'.repeat(largo));
    await pulsarEnDialogo('Agregar');
    expect(await dialogo().findByText(mensaje)).toBeTruthy();
    expect(destino.getAttribute('aria-invalid')).toBe('true');
    expect(escritos(peticiones)).toEqual([]);
  });
});

describe('the form of an account', () => {
  test('offers no user name, and sends name, mail and role', async () => {
    const peticiones = conPeticiones();
    const cambiada = { ...eva, nombre: 'Eva Paz', cursosSinDocente: [] };
    abrir({
      [cambiar]: cambiada,
      'GET /cuentas': new EnOrden(pagina(eva), pagina({ ...eva, nombre: 'Eva Paz' })),
    });
    await elegirAccion('Editar eva');
    expect(dialogo().queryByRole('textbox', { name: /^Usuario/ })).toBeNull();
    await userEvent.clear(campo(/^Nombre/));
    await userEvent.type(campo(/^Nombre/), 'Eva Paz');
    await pulsarEnDialogo('Guardar');
    expect(await screen.findByRole('row', { name: /Eva Paz/ })).toBeTruthy();
    expect(screen.getByText('Cuenta actualizada')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(escritos(peticiones)).toMatchObject([
      [cambiar, { nombre: 'Eva Paz', correo: '', rol: 'estudiante' }],
    ]);
  });

  test('keeps the role of the own account locked, with the reason beside it', async () => {
    abrir();
    await elegirAccion('Editar ada');
    const rol = dialogo().getByLabelText<HTMLSelectElement>('Rol');
    expect([rol.disabled, rol.value]).toEqual([true, 'admin']);
    expect(dialogo().getByText('Otra persona con el rol admin puede cambiar el suyo.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await elegirAccion('Editar eva');
    expect(dialogo().getByLabelText<HTMLSelectElement>('Rol').disabled).toBe(false);
  });

  test('stays open without a connection, with its values', async () => {
    abrir({ [cambiar]: sinRed });
    await elegirAccion('Editar eva');
    await userEvent.type(campo(/^Correo/), 'eva@ejemplo.es');
    await pulsarEnDialogo('Guardar');
    expect(await screen.findByText(/^No se pudo guardar la cuenta\. No hay conexión/)).toBeTruthy();
    expect(campo(/^Correo/).value).toBe('eva@ejemplo.es');
  });
});

describe('a confirmation', () => {
  test.each([
    [
      'Restablecer contraseña eva',
      '¿Restablecer la contraseña de eva?',
      'se cerrarán las sesiones de Eva Gil',
    ],
    ['Desactivar eva', '¿Desactivar la cuenta eva?', 'Sus proyectos y pruebas se conservan.'],
    ['Activar leo', '¿Activar la cuenta leo?', 'con la contraseña que tenía'],
  ])('of %s names the account and the effect; Enter alone cancels', async (boton, name, texto) => {
    const peticiones = conPeticiones();
    abrir();
    await elegirAccion(boton);
    expect(screen.getByRole('dialog', { name }).textContent).toContain(texto);
    await waitFor(() => {
      expect(document.activeElement).toBe(dialogo().getByRole('button', { name: 'Cancelar' }));
    });
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(escritos(peticiones)).toEqual([]);
  });

  test('is sent once for two presses', async () => {
    const peticiones = conPeticiones();
    const { respuesta, contestar } = enEspera();
    abrir({ [restablecer]: respuesta });
    await elegirAccion('Restablecer contraseña eva');
    await pulsarEnDialogo('Restablecer');
    expect(dialogo().getByRole('button', { name: 'Restablecer' }).getAttribute('aria-busy')).toBe('true');
    await pulsarEnDialogo('Restablecer');
    contestar({ ...entrega, usuario: 'eva' });
    expect(await screen.findByRole('dialog', { name: 'Contraseña inicial de eva' })).toBeTruthy();
    expect(escritos(peticiones)).toEqual([[restablecer, {}]]);
  });

  test('stays open after a failure, and the next attempt removes its alert', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [restablecer]: new EnOrden(sinRed, respuesta) });
    await elegirAccion('Restablecer contraseña eva');
    await pulsarEnDialogo('Restablecer');
    expect(await screen.findByText(/^No se pudo cambiar la cuenta\. No hay conexión/)).toBeTruthy();
    await pulsarEnDialogo('Restablecer');
    expect(screen.queryByText(/^No se pudo cambiar la cuenta/)).toBeNull();
    contestar({ ...entrega, usuario: 'eva' });
    expect(await screen.findByText(clave)).toBeTruthy();
  });
});

describe('an initial password', () => {
  const entregar = async () => {
    abrir({ [restablecer]: { ...entrega, usuario: 'eva' } });
    await elegirAccion('Restablecer contraseña eva');
    await pulsarEnDialogo('Restablecer');
    await screen.findByText(clave);
  };

  test('is copied whole, and the copy is announced', async () => {
    const copiados: string[] = [];
    await entregar();
    conPortapapeles((texto) => Promise.resolve(void copiados.push(texto)));
    await pulsarEnDialogo('Copiar Contraseña');
    const aviso = await dialogo().findByText('Contraseña copiada');
    expect(aviso.getAttribute('role')).toBe('status');
    expect(copiados).toEqual([clave]);
  });

  test.each([
    ['without a clipboard, as over plain HTTP', null],
    ['whose copy the browser refuses', () => Promise.reject(new Error('NotAllowedError'))],
  ])('%s is left to be selected', async (_caso, escribir) => {
    await entregar();
    conPortapapeles(escribir);
    await pulsarEnDialogo('Copiar Contraseña');
    expect(await dialogo().findByText('No se pudo copiar: seleccione el texto y cópielo.')).toBeTruthy();
    expect(dialogo().queryByText('Contraseña copiada')).toBeNull();
  });

  test('has no cross to close it', async () => {
    await entregar();
    expect(dialogo().queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await pulsarEnDialogo('Ya la he guardado');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
