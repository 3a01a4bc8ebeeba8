import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, EnOrden, Estado, montar, sinContestar, sinRed } from '../../../testing/montar.tsx';
import { EditarProyecto } from './editar-proyecto.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000a';
const leer = `GET /proyectos/${id}`;
const cambiar = `PUT /proyectos/${id}`;
const proyecto = (branch: string, etag: string, githubtoken: string | undefined = 'ghp_1') =>
  new Estado(
    200,
    {
      _id: id,
      nombre: 'Tienda',
      link: 'https://github.com/ana/tienda',
      branch,
      idPersona: 'a',
      clave: 't',
      githubtoken,
    },
    { etag },
  );
const anticuado = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });
const titulo = 'Este registro cambió mientras usted lo editaba';

/** Opens the form; returns the version and body of each write. */
function abrir(respuestas: Readonly<Record<string, unknown>>) {
  const pedidas = conRed({ [leer]: proyecto('main', '"1"'), [cambiar]: new Estado(204, ''), ...respuestas });
  const { adapter } = http.defaults;
  const escritos: [version: unknown, cuerpo: unknown][] = [];
  http.defaults.adapter = (config) => {
    if (typeof adapter !== 'function') throw new Error('the fake network is missing');
    if (config.method === 'put')
      escritos.push([config.headers.get('If-Match') ?? null, JSON.parse(String(config.data))]);
    return adapter(config);
  };
  montar(<EditarProyecto escaneo="incorporado" />, {
    patron: '/editar_proyecto/:id',
    url: `/editar_proyecto/${id}`,
  });
  return { pedidas, escritos };
}
const rama = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Rama' });
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const dialogo = async (name = titulo) => within(await screen.findByRole('dialog', { name }));
const link = 'https://github.com/ana/tienda';

beforeEach(() => {
  conPersona();
});

describe('the states of the form', () => {
  it('are loading and failed, without fields, and then the form', async () => {
    abrir({ [leer]: sinContestar });
    expect(screen.getByRole('status').textContent).toBe('Cargando...');
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    abrir({ [leer]: new EnOrden(sinRed, proyecto('main', '"1"')) });
    const alerta = within(await screen.findByRole('alert'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(alerta.getByRole('button', { name: 'Reintentar' }));
    expect((await rama()).value).toBe('main');
  });

  it.each([
    ['Enlace del repositorio', '500'],
    ['Rama', '255'],
    ['Token de acceso', '500'],
  ])('have the field %s, which takes at most %s letters', async (nombre, maximo) => {
    abrir({});
    await rama();
    expect(screen.getByLabelText(new RegExp(`^${nombre}`, 'u')).getAttribute('maxlength')).toBe(maximo);
  });
});

describe('a save', () => {
  it('sends the changed fields and the read version, once for a double press', async () => {
    const { respuesta, contestar } = enEspera();
    const { escritos } = abrir({ [cambiar]: respuesta });
    await userEvent.type(await rama(), '-2 ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Guardar cambios' }));
    await userEvent.type(await rama(), '{Enter}');
    contestar(new Estado(204, ''));
    await screen.findByText('Otra página');
    expect(escritos).toEqual([['"1"', { link, branch: 'main-2' }]]);
  });

  it('keeps what was typed when it fails, and the next attempt removes its alert', async () => {
    const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });
    abrir({ [cambiar]: new EnOrden(fallo, sinContestar) });
    await userEvent.type(await rama(), '-2');
    await guardar();
    await screen.findByText('Se produjo un error al actualizar el proyecto. El servidor falló.');
    expect((await rama()).value).toBe('main-2');
    await guardar();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a change of another person meanwhile', () => {
  it('is a dialog, not an alert, that Escape closes with everything kept', async () => {
    const { escritos } = abrir({ [cambiar]: anticuado });
    await userEvent.type(await rama(), '-2');
    await guardar();
    expect((await dialogo()).getByRole('button', { name: 'Recargar' })).toBe(document.activeElement);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect((await rama()).value).toBe('main-2');
    expect(escritos).toHaveLength(1);
  });

  it('is overwritten on request, with the same fields and no version', async () => {
    const { escritos } = abrir({ [cambiar]: new EnOrden(anticuado, new Estado(204, '')) });
    await userEvent.type(await rama(), '-2');
    await guardar();
    await userEvent.click((await dialogo()).getByRole('button', { name: 'Sobrescribir' }));
    await screen.findByText('Otra página');
    expect(escritos).toEqual([
      ['"1"', { link, branch: 'main-2' }],
      [null, { link, branch: 'main-2' }],
    ]);
  });

  it('replaces the form on request; the next save sends the new version', async () => {
    const { escritos } = abrir({
      [leer]: new EnOrden(proyecto('main', '"1"'), proyecto('develop', '"2"')),
      [cambiar]: new EnOrden(anticuado, new Estado(204, '')),
    });
    await userEvent.type(await rama(), '-2');
    await guardar();
    await userEvent.click((await dialogo()).getByRole('button', { name: 'Recargar' }));
    await waitFor(async () => {
      expect((await rama()).value).toBe('develop');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(await rama(), '-3');
    await guardar();
    await screen.findByText('Otra página');
    expect(escritos.at(-1)).toEqual(['"2"', { link, branch: 'develop-3' }]);
  });

  it('gives the reason when it cannot be read, and keeps what was typed', async () => {
    abrir({ [leer]: new EnOrden(proyecto('main', '"1"'), sinRed), [cambiar]: anticuado });
    await userEvent.type(await rama(), '-2');
    await guardar();
    await userEvent.click((await dialogo()).getByRole('button', { name: 'Recargar' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No se pudo recargar el registro. No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.',
    );
    expect((await rama()).value).toBe('main-2');
  });
});

describe('leaving the form', () => {
  const salir = () => userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
  const pregunta = 'Hay cambios sin guardar';

  it('asks only where something would be lost, and stays on request', async () => {
    abrir({});
    await userEvent.type(await rama(), 'x');
    await salir();
    await userEvent.click((await dialogo(pregunta)).getByRole('button', { name: 'Seguir editando' }));
    expect((await rama()).value).toBe('mainx');
    await userEvent.type(await rama(), '{Backspace}');
    await salir();
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loses the changes on request, and sends none', async () => {
    const { escritos } = abrir({});
    await userEvent.type(await rama(), 'x');
    await salir();
    await userEvent.click((await dialogo(pregunta)).getByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(escritos).toEqual([]);
  });
});
