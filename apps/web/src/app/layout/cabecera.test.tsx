import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { config } from '../../lib/config.ts';
import { session } from '../../lib/session/session.ts';
import type { SessionState } from '../../lib/session/session-state.ts';
import { conSesion, dentro } from '../../testing/con-sesion.ts';
import { montar } from '../../testing/montar.tsx';
import { Cabecera } from './cabecera.tsx';

function abrir(estado: Partial<SessionState>, { url = '/', urlCuenta = '' } = {}): readonly string[] {
  const actos = conSesion(estado);
  vi.spyOn(session, 'accountUrl').mockReturnValue(urlCuenta === '' ? null : urlCuenta);
  montar(<Cabecera />, { patron: '*', url });
  return actos;
}
const menu = () => screen.getByRole('button', { name: 'Menú' });
const abierto = () => menu().getAttribute('aria-expanded');
const entradas = () => {
  const nav = screen.queryByRole('navigation', { name: 'Principal' });
  return nav === null
    ? []
    : within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
};
const botones = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the header', () => {
  it.each<[string, Partial<SessionState>, readonly string[], readonly string[]]>([
    ['while the session is being read', { estado: 'cargando' }, [], []],
    ['without a provider', { estado: 'sin-proveedor', motivo: 'inaccesible' }, [], []],
    ['signed out', { estado: 'fuera' }, [], ['Menú', 'Iniciar sesión']],
    ['for a person without a role', dentro(), [], ['Menú', 'Cerrar Sesión']],
    ['for a student', dentro('estudiante'), ['Proyectos', 'Información'], ['Menú', 'Cerrar Sesión']],
  ])('%s offers what that person can use', (_caso, estado, textos, deSesion) => {
    abrir(estado);
    expect(entradas()).toEqual(textos);
    expect(botones()).toEqual(deSesion);
    expect(screen.getByRole('link', { name: 'Mantenible' }).getAttribute('href')).toBe('/');
  });

  it.each([
    [true, true],
    [false, false],
  ])('has the accounts for an admin with the embedded provider only (%s)', (incorporada, estan) => {
    const { identidad } = config;
    Object.assign(config, { identidad: { ...identidad, incorporada } });
    abrir(dentro('admin'));
    expect(entradas().includes('Cuentas')).toBe(estan);
    expect(entradas().at(-1)).toBe('Información');
  });

  it('separates the groups of an admin’s menu, and nothing of a student’s', () => {
    const primeras = () =>
      screen
        .getAllByRole('listitem')
        .filter((una) => una.dataset.primera === 'true')
        .map(({ textContent }) => textContent);
    abrir(dentro('admin'));
    expect(primeras()).toEqual([
      'Proyectos',
      'Criterios ponderación',
      config.identidad.incorporada ? 'Cuentas' : 'Espacio',
      'Información',
    ]);
    cleanup();
    abrir(dentro('estudiante'));
    expect(primeras()).toEqual(['Proyectos']);
  });

  it.each([
    ['/lista_pauta', 'page'],
    ['/editar_pauta/1', 'true'],
  ])('marks the entry of %s for screen readers as %s, and no other', (url, marca) => {
    abrir(dentro('admin'), { url });
    const marcadas = within(screen.getByRole('navigation', { name: 'Principal' }))
      .getAllByRole('link')
      .filter((enlace) => enlace.hasAttribute('aria-current'));
    expect(marcadas.map((enlace) => [enlace.textContent, enlace.getAttribute('aria-current')])).toEqual([
      ['Pautas', marca],
    ]);
  });
});

describe('the menu', () => {
  it('is opened and closed by its button, which reports that and names what it controls', async () => {
    abrir(dentro('estudiante'));
    expect(abierto()).toBe('false');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(menu());
    await userEvent.keyboard('{Enter}');
    expect(abierto()).toBe('true');
    const lista = document.getElementById(menu().getAttribute('aria-controls') ?? '');
    expect(lista?.contains(screen.getByRole('link', { name: 'Proyectos' }))).toBe(true);
    await userEvent.keyboard(' ');
    expect(abierto()).toBe('false');
  });

  it.each(['Proyectos', 'Mantenible'])('is closed by following %s', async (name) => {
    abrir(dentro('estudiante'), { url: '/informacion' });
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('link', { name }));
    expect(abierto()).toBe('false');
  });
});

describe('the session in the header', () => {
  it('signs in with the return to this page', async () => {
    const actos = abrir({ estado: 'fuera' });
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(actos).toEqual(['signIn']);
  });

  it.each([
    [null, 'false'],
    ['enviando', 'true'],
  ] as const)('signs out, and reports unsent work that is being sent (%s)', async (salida, ocupada) => {
    const actos = abrir({ ...dentro('estudiante'), salida });
    const boton = screen.getByRole('button', { name: 'Cerrar Sesión' });
    expect(boton.getAttribute('aria-busy')).toBe(ocupada);
    await userEvent.click(boton);
    expect(actos).toEqual(['signOut']);
  });

  it('leads to the account at the provider, where it has one', () => {
    abrir(dentro('estudiante'), { urlCuenta: 'https://id.ejemplo.es/cuenta' });
    const cuenta = screen.getByRole('link', { name: 'Cuenta Ana' });
    expect(cuenta.getAttribute('href')).toBe('https://id.ejemplo.es/cuenta');
    cleanup();
    abrir(dentro('estudiante'));
    expect(screen.queryByRole('link', { name: 'Cuenta Ana' })).toBeNull();
  });
});
