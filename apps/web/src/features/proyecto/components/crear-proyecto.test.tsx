import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { errorComunicacion, quedaUnPaso } from '../api/crear-proyecto.ts';
import pistas from '../pistas.json';
import { CrearProyecto } from './crear-proyecto.tsx';
import { uid } from './proyecto.fixture.ts';

const reservar = 'POST /sonarqube/proyectos/crear';
const guardar = 'POST /proyectos';
const renombrar = 'POST /sonarqube/rename';
const exito = 'Proyecto creado exitosamente.';
const fallo = 'Se produjo un error al crear el proyecto';

const bien: Readonly<Record<string, unknown>> = {
  [reservar]: { clave: 'tienda' },
  [guardar]: new Estado(201, {
    _id: uid(1),
    nombre: 'Tienda',
    link: 'https://github.com/ana/tienda',
    branch: 'desarrollo',
    idPersona: 'sub-ana',
    clave: 'tienda',
  }),
  [renombrar]: { _id: 'x' },
};
const escrito = {
  Nombre: 'Tienda',
  'Enlace del repositorio': 'https://github.com/ana/tienda',
  Rama: 'desarrollo',
  'Token de acceso': 'ghp_1',
};

const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${nombre}`));
const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const crear = () => userEvent.click(screen.getByRole('button', { name: 'Crear proyecto' }));
const contenido = () => Object.keys(escrito).map((nombre) => campo(nombre).value);

async function rellenar() {
  for (const [nombre, valor] of Object.entries(escrito)) {
    await userEvent.clear(campo(nombre));
    await userEvent.click(campo(nombre));
    await userEvent.paste(valor);
  }
}

/** Opens the form, filled in, over a stub network whose answers a test may change later. */
async function abrir(cambios: Readonly<Record<string, unknown>>) {
  const red = { ...bien, ...cambios };
  const pedidas = conRed(red);
  montar(<CrearProyecto />, { patron: '/crear_proyecto', url: '/crear_proyecto' });
  await rellenar();
  return { red, pedidas };
}

beforeEach(() => {
  conPersona();
});

describe('creating a project', () => {
  it('calls the three steps in order, then shows success and goes to the project’s page', async () => {
    const { pedidas } = await abrir({});
    await crear();
    await screen.findByTitle(`/proyecto/${uid(1)}`);
    expect(pedidas).toEqual([reservar, guardar, renombrar]);
    expect(alertas()).toEqual([exito]);
  });

  it('sends nothing while a field is empty', async () => {
    const { pedidas } = await abrir({});
    await userEvent.clear(campo('Rama'));
    await crear();
    expect(pedidas).toEqual([]);
    expect(screen.getByText('El siguiente campo es obligatorio')).toBeDefined();
    expect(document.activeElement).toBe(campo('Rama'));
    expect(alertas()).toEqual(['Revise los campos señalados']);
    await userEvent.type(campo('Rama'), 'm');
    expect(alertas()).toEqual([]);
  });
});

it('the description of a field is highlighted for four seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  conRed(bien);
  montar(<CrearProyecto />, { patron: '/crear_proyecto', url: '/crear_proyecto' });
  const pista = () => screen.getByText(pistas.link);
  expect(pista().getAttribute('data-pista')).toBe('false');
  fireEvent.focus(campo('Enlace del repositorio'));
  expect(pista().getAttribute('data-pista')).toBe('true');
  expect(campo('Enlace del repositorio').getAttribute('aria-describedby')).toContain(pista().id);
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  expect(pista().getAttribute('data-pista')).toBe('false');
  vi.useRealTimers();
});

describe.each([
  ['the scanning service', reservar, 503, [reservar], errorComunicacion],
  ['the scanning service, by another answer than 200', reservar, 204, [reservar], errorComunicacion],
  ['the saving', guardar, 500, [reservar, guardar], 'Sin servicio.'],
  ['the name of the branch', renombrar, 503, [reservar, guardar, renombrar], `Sin servicio. ${quedaUnPaso}`],
] as const)('a creation stopped by %s', (_paso, ruta, status, pasos, motivo) => {
  const caida = { [ruta]: new Estado(status, { codigo: 'servicio-inaccesible', mensaje: 'Sin servicio.' }) };

  it('shows an alert and keeps the form filled', async () => {
    const { pedidas } = await abrir(caida);
    await crear();
    await waitFor(() => {
      expect(alertas()).toEqual([`${fallo}. ${motivo}`]);
    });
    expect(pedidas).toEqual(pasos);
    expect(contenido()).toEqual(Object.values(escrito));
    expect(screen.queryByText(exito)).toBeNull();
  });

  it('is completed by a repeat', async () => {
    const { red, pedidas } = await abrir(caida);
    await crear();
    await screen.findByText(new RegExp(fallo));
    red[ruta] = bien[ruta];
    await crear();
    await screen.findByText('Otra página');
    expect(pedidas).toEqual([...pasos, reservar, guardar, renombrar]);
    expect(alertas()).toEqual([exito]);
  });
});

describe('a refusal that the person can correct', () => {
  it('is shown at its field, in the server’s own words', async () => {
    const mensaje = 'Ya tiene un proyecto con el nombre «Tienda».';
    const detalles = [{ campo: 'nombre', mensaje }];
    await abrir({ [guardar]: new Estado(409, { codigo: 'nombre-repetido', mensaje, detalles }) });
    await crear();
    await waitFor(() => {
      expect(alertas()).toEqual([`${fallo}. ${mensaje}`]);
    });
    expect(campo('Nombre').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(campo('Nombre'), ' 2');
    expect(campo('Nombre').getAttribute('aria-invalid')).not.toBe('true');
    expect(alertas()).toEqual([]);
  });
});
