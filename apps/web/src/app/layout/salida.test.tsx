import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { SessionState } from '../../lib/session/session-state.ts';
import { conSesion, dentro } from '../../testing/con-sesion.ts';
import { montar } from '../../testing/montar.tsx';
import SalidaPendiente from './salida-pendiente.tsx';
import SesionCaducada from './sesion-caducada.tsx';

const respuestas = 'se eliminarán de este dispositivo';
const formulario = 'se perderá lo que ha escrito en esta página';
const espera = 'Puede esperar a que vuelva la conexión';
const dialogo = () => screen.getByRole('dialog');

describe('a sign-out that would lose work', () => {
  const abrir = (...salida: readonly ('respuestas' | 'formulario')[]) => {
    const actos = conSesion({ ...dentro('estudiante'), salida });
    montar(<SalidaPendiente />);
    return actos;
  };

  it.each([
    [['respuestas'], 'Hay respuestas que aún no se han enviado', [respuestas, espera], [formulario]],
    [['formulario'], 'Hay cambios sin guardar', [formulario], [respuestas, espera]],
    [
      ['respuestas', 'formulario'],
      'Hay respuestas que aún no se han enviado',
      [respuestas, formulario, espera],
      [],
    ],
  ] as const)('%j names what would be lost, and no more', (pendientes, titulo, con, sin) => {
    abrir(...pendientes);
    expect(screen.getByRole('dialog', { name: titulo })).toBeDefined();
    for (const texto of con) expect(dialogo().textContent).toContain(texto);
    for (const texto of sin) expect(dialogo().textContent).not.toContain(texto);
  });

  it.each([
    ['Enter alone', () => userEvent.keyboard('{Enter}'), 'stay'],
    ['Escape', () => userEvent.keyboard('{Escape}'), 'stay'],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' })), 'stay'],
    [
      'the red button',
      () => userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión y descartar' })),
      'signOutAnyway',
    ],
  ])('after %s is decided', async (_como, decidir, acto) => {
    const actos = abrir('respuestas');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Seguir con la sesión');
    });
    await decidir();
    expect(actos).toEqual([acto]);
  });
});

describe('an ended session', () => {
  const abrir = (estado: Partial<SessionState> = {}) => {
    const actos = conSesion({ ...dentro('estudiante'), caducada: true, ...estado });
    montar(<SesionCaducada />);
    return actos;
  };

  it('has one action, which has the focus and signs in with the return to this page', async () => {
    const actos = abrir();
    expect(screen.getByRole('dialog', { name: 'Su sesión ha caducado' })).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Iniciar sesión']);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Iniciar sesión');
    });
    await userEvent.keyboard('{Enter}');
    expect(actos).toEqual(['signIn']);
  });

  it('is not closed by Escape', async () => {
    const actos = abrir();
    await userEvent.keyboard('{Escape}');
    expect(dialogo().textContent).toContain('Volverá a esta misma página.');
    expect(actos).toEqual([]);
  });
});
