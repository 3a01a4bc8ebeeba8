import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { BotonExplicado } from './boton-explicado.tsx';

/** A button that needs a name in its field, and counts its presses. */
function Prueba({ ocupado = false }: { readonly ocupado?: boolean }) {
  const campo = useRef<HTMLInputElement>(null);
  const [nombre, setNombre] = useState('');
  const [veces, setVeces] = useState(0);
  return (
    <form aria-label="Formulario">
      <input
        ref={campo}
        aria-label="Nombre"
        value={nombre}
        onChange={(evento) => {
          setNombre(evento.currentTarget.value);
        }}
      />
      <BotonExplicado
        type="submit"
        motivo={nombre === '' ? 'Falta el nombre' : null}
        ocupado={ocupado}
        onFaltante={() => campo.current?.focus()}
        onClick={(evento) => {
          evento.preventDefault();
          setVeces(veces + 1);
        }}
      >
        Guardar
      </BotonExplicado>
      <output>{veces}</output>
    </form>
  );
}

const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
const veces = () => screen.getByRole('status').textContent;

describe('a disabled button', () => {
  it.each([
    ['a press', () => userEvent.click(boton())],
    [
      'the keyboard',
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('names what is missing on %s, moves the focus there, and does nothing else', async (_como, pulsar) => {
    montar(<Prueba />);
    expect([boton().disabled, boton().getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await pulsar();
    expect(screen.getByRole('alert').textContent).toBe('Falta el nombre');
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(veces()).toBe('0');
  });

  it('removes its alert once the input is given, and then acts', async () => {
    montar(<Prueba />);
    await userEvent.click(boton());
    await userEvent.keyboard('A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(boton().getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(boton());
    expect(veces()).toBe('1');
  });
});

describe('a busy button', () => {
  it('keeps the focus, and further presses have no effect', async () => {
    montar(<Prueba ocupado />);
    await userEvent.type(screen.getByLabelText('Nombre'), 'A');
    await userEvent.click(boton());
    expect(document.activeElement).toBe(boton());
    expect([boton().disabled, boton().getAttribute('aria-busy'), veces()]).toEqual([false, 'true', '0']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
