import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { SessionState } from '../../../lib/session/session-state.ts';
import { conSesion, dentro } from '../../../testing/con-sesion.ts';
import { montar } from '../../../testing/montar.tsx';
import { Portada } from './portada.tsx';

function abrir(estado: Partial<SessionState>): readonly string[] {
  const actos = conSesion(estado);
  montar(<Portada />);
  return actos;
}
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const aviso = () => screen.queryByRole('status')?.textContent ?? null;

describe('the landing page', () => {
  it('has one heading of its own, the title of the product, and both routes as a list', () => {
    abrir({ estado: 'fuera' });
    const [titulo, ...otros] = screen.getAllByRole('heading', { level: 1 });
    expect(titulo?.textContent).toBe('Evaluación de la mantenibilidad de aplicaciones web');
    expect(otros).toEqual([]);
    expect(document.title).toBe('Mantenible');
    const rutas = within(screen.getByRole('list', { name: 'Formas de evaluar' })).getAllByRole('heading');
    expect(rutas.map(({ textContent }) => textContent)).toEqual([
      'Prueba basada en la experiencia',
      'Análisis estático',
    ]);
  });

  it('leads a signed-out person through the sign-in page to the projects', async () => {
    const actos = abrir({ estado: 'fuera' });
    expect(screen.queryByRole('link', { name: 'Proyectos' })).toBeNull();
    await pulsar('Proyectos');
    expect(actos).toEqual(['signIn /lista_proyectos']);
  });

  it.each<[string, Partial<SessionState>]>([
    ['a student', dentro('estudiante')],
    ['an admin', dentro('admin')],
    ['a person whose session is being read', { estado: 'cargando' }],
    ['a person without a reachable provider', { estado: 'sin-proveedor', motivo: 'inaccesible' }],
  ])('leads %s by a link, without a sign-in', async (_quien, estado) => {
    const actos = abrir(estado);
    const enlace = screen.getByRole('link', { name: 'Proyectos' });
    expect(enlace.getAttribute('href')).toBe('/lista_proyectos');
    await userEvent.click(enlace);
    expect(screen.getByText('Otra página')).toBeDefined();
    expect(actos).toEqual([]);
  });
});

describe('the notice of the session', () => {
  it.each<[string, Partial<SessionState>]>([
    ['signed out', { estado: 'fuera' }],
    ['signed in with a role', dentro('estudiante')],
    ['being read', { estado: 'cargando' }],
  ])('is absent while the session is %s', (_caso, estado) => {
    abrir(estado);
    expect(aviso()).toBeNull();
  });

  it('names the missing role, and offers no retry, which would not help', () => {
    abrir(dentro());
    expect(aviso()).toContain('Sin rol asignado');
    expect(aviso()).toContain('Pida a la persona que la administra');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('names an insecure address and the ones that work, without a retry', () => {
    abrir({ estado: 'sin-proveedor', motivo: 'contexto-inseguro' });
    expect(aviso()).toContain('No es posible iniciar sesión aquí');
    expect(aviso()).toContain('https://');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('names blocked site data and what to allow, without a retry', () => {
    abrir({ estado: 'sin-proveedor', motivo: 'datos-bloqueados' });
    expect(aviso()).toContain('No es posible iniciar sesión aquí');
    expect(aviso()).toContain('bloquea las cookies y los datos de este sitio');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('asks to wait for a slow sign-in, without a retry, which would begin again', () => {
    abrir({ estado: 'sin-proveedor', motivo: 'lento' });
    expect(aviso()).toContain('Iniciando la sesión');
    expect(aviso()).toContain('la página continuará sola');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it.each<[SessionState['estado'], SessionState['motivo'], RegExp, string]>([
    ['sin-proveedor', 'inaccesible', /No se pudo contactar con el servicio de identidad/, 'retry'],
    ['fuera', 'rechazado', /no completó el inicio de sesión\. Puede intentarlo de nuevo/, 'signIn'],
  ])(
    '%s (%s) names the cause, and its retry repeats the failed step',
    async (estado, motivo, texto, acto) => {
      const actos = abrir({ estado, motivo });
      expect(aviso()).toMatch(texto);
      expect(aviso()).toContain('No se pudo iniciar sesión');
      await pulsar('Reintentar');
      expect(actos).toEqual([acto]);
    },
  );
});
