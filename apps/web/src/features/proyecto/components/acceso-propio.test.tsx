import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar, sinContestar, sinRed } from '../../../testing/montar.tsx';
import { CrearProyecto } from './crear-proyecto.tsx';

const probar = 'POST /proyectos/probar-acceso';
const bien = { correcto: true, mensaje: 'Acceso correcto.' };
const escrito = {
  'Enlace del repositorio': 'https://github.com/ana/tienda',
  Rama: 'main',
  'Token de acceso': 'ghp_1',
};

const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${nombre}`));
const escribir = (nombre: keyof typeof escrito, value: string) => {
  fireEvent.focus(campo(nombre));
  fireEvent.change(campo(nombre), { target: { value } });
};
const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the form over a stub network and fills in link, branch and token; the focus stays in the token. */
function abrir(respuesta: unknown) {
  const pedidas = conRed({ [probar]: respuesta });
  montar(<CrearProyecto />, { patron: '/crear_proyecto', url: '/crear_proyecto' });
  escribir('Enlace del repositorio', escrito['Enlace del repositorio']);
  fireEvent.blur(campo('Enlace del repositorio'));
  escribir('Token de acceso', escrito['Token de acceso']);
  return { pedidas, pruebas: () => pedidas.filter((pedida) => pedida === probar).length };
}

beforeEach(() => {
  conPersona();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the access is checked by itself', () => {
  it('a second after the last key, once', async () => {
    const { pruebas } = abrir(bien);
    await pasar(900);
    expect(pruebas()).toBe(0);
    await pasar(200);
    expect(screen.getByText(bien.mensaje)).toBeDefined();
    fireEvent.blur(campo('Token de acceso'));
    await pasar(5000);
    expect(pruebas()).toBe(1);
  });

  it('sooner when the last field is left', async () => {
    const { pruebas } = abrir(bien);
    fireEvent.blur(campo('Token de acceso'));
    await pasar(300);
    expect(pruebas()).toBe(1);
  });

  it('again for another token, and never twice for the same three', async () => {
    const { pruebas } = abrir(bien);
    await pasar(1100);
    escribir('Token de acceso', 'ghp_2');
    expect(screen.queryByText(bien.mensaje)).toBeNull();
    await pasar(500);
    escribir('Token de acceso', 'ghp_3');
    await pasar(1100);
    escribir('Token de acceso', 'ghp_1');
    await pasar(5000);
    expect(pruebas()).toBe(2);
  });

  it.each([
    ['Enlace del repositorio', 'https://'],
    ['Rama', 'a..b'],
    ['Token de acceso', ' '],
  ] as const)('not while %s is not complete', async (nombre, valor) => {
    const { pruebas } = abrir(bien);
    escribir(nombre, valor);
    await pasar(5000);
    expect(pruebas()).toBe(0);
  });

  it('and a change aborts it', async () => {
    const senales: unknown[] = [];
    const id = http.interceptors.request.use((request) => {
      if (request.url?.endsWith('probar-acceso') === true) senales.push(request.signal);
      return request;
    });
    abrir(sinContestar);
    await pasar(1100);
    expect(senales).toEqual([expect.objectContaining({ aborted: false })]);
    escribir('Token de acceso', 'ghp_2');
    expect(senales).toEqual([expect.objectContaining({ aborted: true })]);
    http.interceptors.request.eject(id);
  });

  it('not while the project is being created, which waits for no check', async () => {
    const { pruebas, pedidas } = abrir(bien);
    fireEvent.change(campo('Nombre'), { target: { value: 'Tienda' } });
    fireEvent.blur(campo('Token de acceso'));
    fireEvent.click(screen.getByRole('button', { name: 'Crear proyecto' }));
    await pasar(200);
    expect(pedidas).toContain('POST /sonarqube/proyectos/crear');
    expect(pruebas()).toBe(0);
  });
});

describe('its result', () => {
  it.each([
    ['Enlace del repositorio', 'link'],
    ['Rama', 'branch'],
    ['Token de acceso', 'githubtoken'],
  ] as const)('stands below %s where it is about it', async (nombre, clave) => {
    abrir({ correcto: false, mensaje: 'No sirve.', campo: clave });
    await pasar(1100);
    const fila = campo(nombre).closest('.mantine-TextInput-root, .mantine-PasswordInput-root')?.parentElement;
    expect(fila?.textContent).toContain('No sirve.');
    expect(screen.getAllByText('No sirve.')).toHaveLength(1);
  });

  it('is not shown where the check itself failed', async () => {
    const { pruebas } = abrir(sinRed);
    await pasar(1100);
    expect(pruebas()).toBe(1);
    expect(screen.queryByText(/No hay conexión/u)).toBeNull();
  });

  it('is asked for no more after too many requests, but by the button', async () => {
    const { pruebas } = abrir(new Estado(429, { codigo: 'demasiadas-peticiones', mensaje: 'Espere.' }));
    await pasar(1100);
    escribir('Token de acceso', 'ghp_2');
    await pasar(5000);
    expect(pruebas()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Probar acceso' }));
    await pasar(100);
    expect(pruebas()).toBe(2);
    expect(screen.getByText('Espere.')).toBeDefined();
  });
});
