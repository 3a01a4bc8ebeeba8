import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { copiasPestana } from '../../lib/copias/copias-locales.ts';
import { nombreCopiaLocal } from '../../lib/copias/nombres.ts';
import { http } from '../../lib/http.ts';
import { conPersona } from '../../testing/con-persona.ts';
import { conRed, Estado, montar, sinContestar } from '../../testing/montar.tsx';
import { listas, metricas, pautas, subcaracteristicas, type Pantallas } from './catalogo.fixture.ts';

const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });
const anticuada = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });

/** Bodies and versions of the sent writes. */
interface Escrito {
  readonly cuerpo: unknown;
  readonly version: unknown;
}
let escritos: Escrito[] = [];
let interceptor = 0;

function abrirEdicion(pantallas: Pantallas, respuestas: Readonly<Record<string, unknown>> = {}) {
  const { _id } = pantallas.registro;
  const leida = new Estado(200, pantallas.registro, { etag: '"3"' });
  const pedidas = conRed({ ...pantallas.otras, [`GET ${pantallas.url}/${_id}`]: leida, ...respuestas });
  montar(<pantallas.Editar />, { patron: '/editar/:id', url: `/editar/${_id}` });
  return pedidas;
}

function abrirCreacion(pantallas: Pantallas, respuestas: Readonly<Record<string, unknown>> = {}) {
  const pedidas = conRed({ ...pantallas.otras, ...respuestas });
  montar(<pantallas.Crear />, { patron: '/crear', url: '/crear' });
  return pedidas;
}

const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => {
  conPersona();
  escritos = [];
  interceptor = http.interceptors.request.use((request) => {
    const body: unknown = request.data;
    if (request.method === 'put' || (request.method === 'post' && !request.url?.endsWith('/batch'))) {
      escritos.push({ cuerpo: body, version: request.headers.get('If-Match') });
    }
    return request;
  });
});
afterEach(() => {
  http.interceptors.request.eject(interceptor);
  copiasPestana.removeItem(nombreCopiaLocal('sub-ana', `formulario:${location.pathname}`));
});

describe.each([pautas, listas, metricas, subcaracteristicas])('the forms of $plural', (pantallas) => {
  const { url, registro, nombre } = pantallas;
  const leer = `GET ${url}/${registro._id}`;
  const cambiar = `PUT ${url}/${registro._id}`;
  const cambiado = { ...pantallas.enviado, [pantallas.clave]: `${nombre} bis` };
  const campo = () => screen.findByRole<HTMLInputElement>('textbox', { name: pantallas.campo });

  it('opens a copy under a name of its own, and saves it as a new record', async () => {
    conRed({ ...pantallas.otras, [leer]: registro, [`POST ${url}`]: new Estado(201, registro) });
    montar(<pantallas.Crear />, { patron: '/crear', url: `/crear?copia=${registro._id}` });
    expect((await campo()).value).toBe(`${nombre} (copia)`);
    await guardar();
    await screen.findByText(pantallas.creada);
    expect(escritos.map(({ cuerpo }) => cuerpo)).toEqual([
      { ...pantallas.enviado, [pantallas.clave]: `${nombre} (copia)` },
    ]);
  });

  it('shows that the copied record could not be read', async () => {
    conRed({ ...pantallas.otras, [leer]: fallo });
    montar(<pantallas.Crear />, { patron: '/crear', url: `/crear?copia=${registro._id}` });
    await screen.findByText('El servidor falló.');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  describe('editing', () => {
    it('shows the loading state, and no form', async () => {
      abrirEdicion(pantallas, { [leer]: sinContestar });
      expect(await screen.findByText('Loading...')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    });

    it('shows a failed load with its cause, and no form', async () => {
      abrirEdicion(pantallas, { [leer]: fallo });
      expect((await screen.findByRole('alert')).textContent).toContain('El servidor falló.');
      expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    });

    it('sends the whole record with the version that was read, confirms it and returns to the list', async () => {
      abrirEdicion(pantallas, { [cambiar]: {} });
      expect((await campo()).value).toBe(nombre);
      await userEvent.type(await campo(), ' bis');
      await guardar();
      expect(await screen.findByText('Otra página')).toBeDefined();
      expect(screen.getByText(pantallas.actualizada)).toBeDefined();
      expect(escritos).toEqual([{ cuerpo: cambiado, version: '"3"' }]);
    });

    it('keeps the typed values when a save fails, and shows the reason', async () => {
      abrirEdicion(pantallas, { [cambiar]: fallo });
      await userEvent.type(await campo(), ' bis');
      await guardar();
      expect(await screen.findByText(`${pantallas.errorGuardar}. El servidor falló.`)).toBeDefined();
      expect((await campo()).value).toBe(`${nombre} bis`);
      expect(screen.queryByText(pantallas.actualizada)).toBeNull();
    });

    it('asks after a concurrent save of another person, and overwrites after the confirmation', async () => {
      abrirEdicion(pantallas, { [cambiar]: anticuada });
      await userEvent.type(await campo(), ' bis');
      await guardar();
      const dialogo = await screen.findByRole('dialog', {
        name: 'Este registro cambió mientras usted lo editaba',
      });
      conRed({ ...pantallas.otras, [leer]: registro, [cambiar]: {} });
      await userEvent.click(within(dialogo).getByRole('button', { name: 'Sobrescribir' }));
      expect(await screen.findByText('Otra página')).toBeDefined();
      expect(escritos).toEqual([
        { cuerpo: cambiado, version: '"3"' },
        { cuerpo: cambiado, version: undefined },
      ]);
    });

    it('reloads the record after a concurrent save when the person discards the own text', async () => {
      abrirEdicion(pantallas, { [cambiar]: anticuada });
      await userEvent.type(await campo(), ' bis');
      await guardar();
      const otro = { ...registro, [pantallas.clave]: 'De otra persona' };
      conRed({ ...pantallas.otras, [leer]: new Estado(200, otro, { etag: '"4"' }), [cambiar]: {} });
      const dialogo = await screen.findByRole('dialog');
      await userEvent.click(within(dialogo).getByRole('button', { name: 'Recargar' }));
      await waitFor(async () => {
        expect((await campo()).value).toBe('De otra persona');
      });
      await guardar();
      await screen.findByText('Otra página');
      expect(escritos.at(-1)?.version).toBe('"4"');
    });

    it('asks before the person leaves a changed form, and not before an unchanged one', async () => {
      abrirEdicion(pantallas);
      await userEvent.type(await campo(), ' bis');
      await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
      const dialogo = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
      await userEvent.click(within(dialogo).getByRole('button', { name: 'Seguir editando' }));
      expect((await campo()).value).toBe(`${nombre} bis`);
      cleanup();
      abrirEdicion(pantallas);
      await campo();
      await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
      expect(await screen.findByText('Otra página')).toBeDefined();
    });
  });

  describe('creating', () => {
    it('refuses an empty form without sending it, and marks its fields until they change', async () => {
      const pedidas = abrirCreacion(pantallas);
      await campo();
      await guardar();
      const alertas = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
      expect(alertas).toContain(pantallas.incompleto);
      const marcado = await campo();
      expect(marcado.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(marcado);
      await userEvent.type(marcado, 'x');
      expect(marcado.getAttribute('aria-invalid')).not.toBe('true');
      await userEvent.clear(marcado);
      expect(marcado.getAttribute('aria-invalid')).toBe('true');
      expect(pedidas).not.toContain(`POST ${url}`);
    });

    it('restores the values typed before signing in again, with a note', async () => {
      const copia = nombreCopiaLocal('sub-ana', `formulario:${location.pathname}`);
      copiasPestana.setItem(copia, JSON.stringify({ form: pantallas.aMedias, etag: null }));
      abrirCreacion(pantallas);
      expect((await campo()).value).toBe('A medias');
      expect(screen.getByText(/^Se recuperó lo que había escrito/).getAttribute('role')).toBe('status');
      await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
      expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeDefined();
    });
  });
});

it('marks the field that the server refuses', async () => {
  const detalles = [{ campo: 'listaVerificacion', mensaje: 'La lista de verificación ya no existe' }];
  const rechazo = new Estado(400, { codigo: 'datos-invalidos', mensaje: 'Ya no existe.', detalles });
  abrirEdicion(metricas, { [`PUT /metricas/${metricas.registro._id}`]: rechazo });
  await screen.findByRole('textbox', { name: 'Nombre' });
  await guardar();
  expect(await screen.findByText('La lista de verificación ya no existe')).toBeDefined();
  expect(screen.getByText('Error al guardar métrica. Ya no existe.')).toBeDefined();
});
