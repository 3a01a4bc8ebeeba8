import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import { prepararPantalla } from '../../../../testing/preparar-pantalla.ts';
import { Carrusel } from './carrusel.tsx';

/** Carousel of numbers with a button that shortens it to two. */
function Numeros({ total }: { readonly total: number }) {
  const [cuantos, setCuantos] = useState(total);
  return (
    <>
      <Carrusel etiqueta="Números" elementos={Array.from({ length: cuantos }, (_, i) => `número ${i + 1}`)}>
        {(texto) => <button type="button">{texto}</button>}
      </Carrusel>
      <button
        type="button"
        onClick={() => {
          setCuantos(2);
        }}
      >
        Acortar
      </button>
    </>
  );
}

function abrir(total: number): void {
  prepararPantalla();
  montar(<Numeros total={total} />);
}
const siguiente = () => screen.getByRole('button', { name: 'Siguiente' });
const visible = () => screen.getByRole('button', { name: /^número/ }).textContent;
const dibujadas = () => screen.getAllByRole('button', { name: /^número/, hidden: true }).length;

describe('a carousel', () => {
  it('counts every press, even during a transition', async () => {
    abrir(50);
    for (let i = 0; i < 20; i++) fireEvent.click(siguiente());
    await screen.findByText('21 de 50');
    expect(visible()).toBe('número 21');
    expect(dibujadas()).toBeLessThanOrEqual(3);
  });

  it('leaves the focus on a button of the last slide when a key asks for the next', async () => {
    abrir(2);
    fireEvent.click(siguiente());
    const boton = await screen.findByRole('button', { name: 'número 2' });
    boton.focus();
    for (const key of ['ArrowRight', 'End']) {
      fireEvent.keyDown(boton, { key });
      expect(document.activeElement).toBe(boton);
    }
    fireEvent.keyDown(boton, { key: 'Home' });
    await screen.findByRole('button', { name: 'número 1' });
    expect(document.activeElement).not.toBe(boton);
  });

  it('moves from end to end and back in single steps', async () => {
    abrir(5);
    const vistas: unknown[] = [visible()];
    for (const nombre of [
      'Siguiente',
      'Siguiente',
      'Siguiente',
      'Siguiente',
      'Siguiente',
      'Anterior',
      'Anterior',
    ]) {
      fireEvent.click(screen.getByRole('button', { name: nombre }));
      vistas.push(visible());
      expect(dibujadas()).toBeLessThanOrEqual(3);
    }
    expect(vistas.map((vista) => String(vista).replace('número ', '')).join('')).toBe('12345543');
    await screen.findByText('3 de 5');
  });

  it('shows its last slide when the current one is removed', async () => {
    abrir(9);
    fireEvent.keyDown(siguiente(), { key: 'End' });
    await screen.findByText('9 de 9');
    fireEvent.click(screen.getByRole('button', { name: 'Acortar' }));
    await screen.findByText('2 de 2');
    expect(visible()).toBe('número 2');
    expect(siguiente().getAttribute('aria-disabled')).toBe('true');
  });

  it('ignores other keys and keys with a modifier', () => {
    abrir(3);
    expect(fireEvent.keyDown(siguiente(), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(siguiente(), { key: 'ArrowDown' })).toBe(true);
    expect(visible()).toBe('número 1');
    expect(fireEvent.keyDown(siguiente(), { key: 'ArrowRight' })).toBe(false);
    expect(visible()).toBe('número 2');
  });

  it('disables both buttons where it has one slide', () => {
    abrir(1);
    for (const nombre of ['Anterior', 'Siguiente']) {
      expect(screen.getByRole('button', { name: nombre }).getAttribute('aria-disabled')).toBe('true');
    }
    fireEvent.click(siguiente());
    expect(screen.getByText('1 de 1')).toBeDefined();
  });
});
