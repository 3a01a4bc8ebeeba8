import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** A page with a text that can be saved, and four ways to leave it. */
function Pagina() {
  const [texto, setTexto] = useState('');
  const { liberar, dialogo } = useUnsavedGuard(texto !== '');
  const navegar = useNavigate();
  return (
    <>
      <input
        aria-label="Texto"
        value={texto}
        onChange={({ currentTarget: { value } }) => {
          setTexto(value);
        }}
      />
      <button
        type="button"
        onClick={() => {
          liberar();
          void navegar('/lista');
        }}
      >
        Guardar
      </button>
      <button
        type="button"
        onClick={() => {
          setTexto('');
          liberar();
          void navegar('/lista');
        }}
      >
        Guardar y vaciar
      </button>
      <Link to="/lista">Cancelar</Link>
      <Link to="/ficha?pagina=2">Página 2</Link>
      {dialogo}
    </>
  );
}
/** Two forms of one page, with a guard each. */
function DosFormularios() {
  return (
    <>
      <section aria-label="Uno">
        <Pagina />
      </section>
      <section aria-label="Dos">
        <Pagina />
      </section>
    </>
  );
}
const en = (nombre: string) => within(screen.getByRole('region', { name: nombre }));
const guardarUno = () => userEvent.click(en('Uno').getByRole('button', { name: 'Guardar' }));

const abrir = () => montar(<Pagina />, { patron: '/ficha', url: '/ficha' });
const escribir = () => userEvent.type(screen.getByLabelText('Texto'), 'a');
const cancelar = () => userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
const fuera = () => screen.queryByText('Otra página') !== null;
/** Whether the browser would ask before the page is left. */
const pregunta = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a page without changes', () => {
  it('is left without a question, inside and outside the product', async () => {
    abrir();
    expect(pregunta()).toBe(false);
    await cancelar();
    expect(fuera()).toBe(true);
  });

  it('is one again after its text is removed', async () => {
    abrir();
    await escribir();
    await userEvent.clear(screen.getByLabelText('Texto'));
    expect(pregunta()).toBe(false);
    await cancelar();
    expect(fuera()).toBe(true);
  });
});

describe('a page with changes', () => {
  it('makes the browser ask before it is left', async () => {
    abrir();
    await escribir();
    expect(pregunta()).toBe(true);
    cleanup();
    expect(pregunta()).toBe(false);
  });

  it.each([
    ['Enter alone', () => userEvent.keyboard('{Enter}'), false],
    ['Escape', () => userEvent.keyboard('{Escape}'), false],
    [
      'Salir sin guardar',
      () => userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' })),
      true,
    ],
  ])('asks in a dialog, which %s answers', async (_como, contestar, sale) => {
    abrir();
    await escribir();
    await cancelar();
    const dialogo = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
    expect(fuera()).toBe(false);
    await waitFor(() => {
      expect(document.activeElement).toBe(dialogo.getByRole('button', { name: 'Seguir editando' }));
    });
    await contestar();
    expect(fuera()).toBe(sale);
    expect(screen.queryByRole('dialog')).toBeNull();
    if (!sale) expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('a');
  });

  it('asks again after it was kept once', async () => {
    abrir();
    await escribir();
    await cancelar();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await cancelar();
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('is not asked about where the address changes its query alone', async () => {
    abrir();
    await escribir();
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('a');
  });

  it('is left by a save, which releases it', async () => {
    abrir();
    await escribir();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(fuera()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page with two forms', () => {
  it.each(['Uno', 'Dos'])('asks once where form %s alone has changes', async (cual) => {
    montar(<DosFormularios />, { patron: '/ficha', url: '/ficha' });
    await userEvent.type(en(cual).getByLabelText('Texto'), 'a');
    await userEvent.click(en('Uno').getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(fuera()).toBe(true);
  });

  it('asks about the second form where the first one was saved, and then about both', async () => {
    montar(<DosFormularios />, { patron: '/ficha', url: '/ficha' });
    for (const cual of ['Uno', 'Dos']) await userEvent.type(en(cual).getByLabelText('Texto'), 'a');
    await guardarUno();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await userEvent.clear(en('Dos').getByLabelText('Texto'));
    await userEvent.click(en('Dos').getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(fuera()).toBe(false);
  });

  it('keeps its question where the form that was saved is clean when it is asked', async () => {
    montar(<DosFormularios />, { patron: '/ficha', url: '/ficha' });
    for (const cual of ['Uno', 'Dos']) await userEvent.type(en(cual).getByLabelText('Texto'), 'a');
    await userEvent.click(en('Uno').getByRole('button', { name: 'Guardar y vaciar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(fuera()).toBe(true);
  });

  it('asks about what is written in the first form after a save of it did not leave', async () => {
    montar(<DosFormularios />, { patron: '/ficha', url: '/ficha' });
    await userEvent.type(en('Dos').getByLabelText('Texto'), 'a');
    await guardarUno();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await userEvent.clear(en('Dos').getByLabelText('Texto'));
    await userEvent.type(en('Uno').getByLabelText('Texto'), 'a');
    expect(pregunta()).toBe(true);
    await userEvent.click(en('Uno').getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(fuera()).toBe(false);
  });
});
