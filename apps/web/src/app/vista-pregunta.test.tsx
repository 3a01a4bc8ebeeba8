import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conPersona } from '../testing/con-persona.ts';
import { conRed, montar } from '../testing/montar.tsx';
import { Component as CrearPauta } from './routes/crear-pauta.tsx';

it('the form of a guideline shows its question as a test asks it, and an answer there sends nothing', async () => {
  conPersona();
  const pedidas = conRed({});
  montar(<CrearPauta />, { patron: '/crear', url: '/crear' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Pregunta' }), '¿Hay capas?');
  await userEvent.click(screen.getByRole('button', { name: 'Ver la pregunta como en una prueba' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText('¿Hay capas?')).toBeDefined();
  const nivel = dialogo.getByRole<HTMLInputElement>('radio');
  await userEvent.click(nivel);
  await userEvent.type(dialogo.getByRole('textbox', { name: /Comentario/ }), 'Sí');
  expect(nivel.checked).toBe(true);
  expect(pedidas).toEqual([]);
});
