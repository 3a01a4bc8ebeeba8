import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../testing/con-persona.ts';
import { conPeticiones, type Peticion } from '../../testing/con-peticiones.ts';
import { conRed, EnOrden, enEspera, Estado, montar, sinRed, type Respuestas } from '../../testing/montar.tsx';
import { listas, metricas, pautas, subcaracteristicas, type Pantallas } from './catalogo.fixture.ts';

const claves = { claves: [{ id: 'k1', clave: btoa('k'.repeat(32)) }] };
const red = (pantallas: Pantallas, respuestas: Respuestas) =>
  conRed({ 'GET /copias/claves': claves, ...pantallas.otras, ...respuestas });
const guardar = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
const de = (peticiones: readonly Peticion[], pedida: string) =>
  peticiones.filter((una) => una.pedida === pedida);

beforeEach(() => {
  conPersona();
});

describe.each([pautas, listas, metricas, subcaracteristicas])('a form of $plural', (pantallas) => {
  const { url, registro, nombre } = pantallas;
  const leer = `GET ${url}/${registro._id}`;
  const cambiar = `PUT ${url}/${registro._id}`;
  const campo = () => screen.findByRole<HTMLInputElement>('textbox', { name: pantallas.campo });

  function editar(respuestas: Respuestas) {
    const leida = new Estado(200, registro, { etag: '"3"' });
    red(pantallas, { [leer]: leida, ...respuestas });
    montar(<pantallas.Editar />, { patron: '/editar/:id', url: `/editar/${registro._id}` });
  }

  it('is sent once for two presses, and stays focusable meanwhile', async () => {
    const peticiones = conPeticiones();
    const { respuesta, contestar } = enEspera();
    editar({ [cambiar]: respuesta });
    await userEvent.type(await campo(), ' bis');
    await guardar();
    const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    expect([boton.disabled, boton.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await guardar();
    await userEvent.type(await campo(), '{Enter}');
    contestar({});
    await screen.findByText('Otra página');
    expect(de(peticiones, cambiar)).toHaveLength(1);
  });

  it('still confirms the save when it was left meanwhile', async () => {
    const { respuesta, contestar } = enEspera();
    editar({ [cambiar]: respuesta });
    await userEvent.type(await campo(), ' bis');
    await guardar();
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await screen.findByText('Otra página');
    await act(async () => {
      contestar({});
      await respuesta;
    });
    expect(await screen.findByText(pantallas.actualizada)).toBeDefined();
  });

  it('keeps the alert of one failure, and drops it at the next attempt', async () => {
    const { respuesta } = enEspera();
    editar({ [cambiar]: new EnOrden(sinRed, respuesta) });
    await userEvent.type(await campo(), ' bis');
    await guardar();
    expect(
      await screen.findByText(new RegExp(`^${pantallas.errorGuardar}\\. No hay conexión`)),
    ).toBeDefined();
    await guardar();
    expect(screen.queryByText(new RegExp(`^${pantallas.errorGuardar}`))).toBeNull();
    expect((await campo()).value).toBe(`${nombre} bis`);
  });

  it('continues to be edited when the question of a conflict is closed', async () => {
    const peticiones = conPeticiones();
    const vieja = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });
    editar({ [cambiar]: vieja });
    await userEvent.type(await campo(), ' bis');
    await guardar();
    await screen.findByRole('dialog', { name: 'Este registro cambió mientras usted lo editaba' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect((await campo()).value).toBe(`${nombre} bis`);
    await guardar();
    await screen.findByRole('dialog');
    expect(de(peticiones, cambiar).map(({ version }) => version)).toEqual(['"3"', '"3"']);
  });

  it('shows that the record was deleted, and no form', async () => {
    editar({ [leer]: new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('No se encontró.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a creation whose answer was lost', () => {
  const crear = `POST ${pautas.url}`;

  it.each([
    ['is repeated under its key for the same content', '', 1],
    ['has a new key for other content', ' bis', 2],
  ])('%s', async (_caso, mas, cuantas) => {
    const peticiones = conPeticiones();
    red(pautas, { [crear]: new EnOrden(sinRed, new Estado(201, pautas.registro)) });
    montar(<pautas.Crear />, { patron: '/crear', url: '/crear' });
    const descripcion = await screen.findByRole('textbox', { name: 'Descripción' });
    await userEvent.type(descripcion, 'Capas');
    await userEvent.type(screen.getByRole('textbox', { name: 'Pregunta' }), '¿Hay capas?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Descripción del nivel 1' }), 'Sí');
    await guardar();
    await screen.findByText(/No hay conexión/);
    if (mas !== '') await userEvent.type(descripcion, mas);
    await guardar();
    expect(await screen.findByText(pautas.creada)).toBeDefined();
    const enviadas = de(peticiones, crear).map(({ claveIdempotencia }) => claveIdempotencia);
    expect(enviadas).toHaveLength(2);
    expect(new Set(enviadas).size).toBe(cuantas);
  });
});

describe.each([pautas, subcaracteristicas])('a deletion of $plural', (pantallas) => {
  const { url, registro, nombre } = pantallas;
  const leer = `GET ${url}`;
  const usos = `GET ${url}/${registro._id}/usos`;
  const eliminar = `DELETE ${url}/${registro._id}`;
  const sinUsos = { usos: [], pruebas: 0 };
  const dialogo = () => within(screen.getByRole('dialog'));

  async function pedir(respuestas: Respuestas) {
    const pedidas = red(pantallas, { [leer]: [registro], [usos]: sinUsos, ...respuestas });
    montar(<pantallas.Lista />);
    await userEvent.click(await screen.findByRole('button', { name: `Eliminar ${nombre}` }));
    return pedidas;
  }

  it('can be confirmed while its uses are read, and when they cannot be', async () => {
    const { respuesta } = enEspera();
    await pedir({ [usos]: respuesta });
    expect(dialogo().getByText('Comprobando dónde se usa…')).toBeDefined();
    expect(dialogo().getByRole('button', { name: 'Eliminar' })).toBeDefined();
    cleanup();
    await pedir({ [usos]: new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' }) });
    expect(await dialogo().findByText('No se pudo comprobar dónde se usa.')).toBeDefined();
    expect(dialogo().getByRole('button', { name: 'Eliminar' })).toBeDefined();
  });

  it('is sent once for two presses; the list is read again and takes the focus', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = await pedir({ [leer]: new EnOrden([registro], []), [eliminar]: respuesta });
    const boton = dialogo().getByRole('button', { name: 'Eliminar' });
    await userEvent.click(boton);
    expect(boton.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(boton);
    contestar(new Estado(204, ''));
    expect(await screen.findByText(pantallas.vacio)).toBeDefined();
    expect(pedidas.filter((pedida) => pedida === eliminar)).toHaveLength(1);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement?.contains(screen.getByText(pantallas.vacio))).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
    });
  });

  it('keeps the focus on its button when it is cancelled by Escape', async () => {
    const pedidas = await pedir({});
    await dialogo().findByText('No se usa en ningún otro registro.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Eliminar ${nombre}` }));
    });
    expect(pedidas).not.toContain(eliminar);
  });
});
