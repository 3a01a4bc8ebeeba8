import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { Paginador } from './paginador.tsx';

const boton = (nombre: string) => screen.getByRole('button', { name: nombre });

it.each([
  [1, 3, { Anterior: 'true', Siguiente: null }],
  [2, 3, { Anterior: null, Siguiente: null }],
  [3, 3, { Anterior: null, Siguiente: 'true' }],
  [1, 1, { Anterior: 'true', Siguiente: 'true' }],
])('at page %d of %d has disabled buttons at its ends', async (pagina, paginas, apagados) => {
  const alCambiar = vi.fn();
  montar(<Paginador pagina={pagina} paginas={paginas} onCambio={alCambiar} />);
  for (const [nombre, apagado] of Object.entries(apagados)) {
    expect(boton(nombre).getAttribute('data-disabled')).toBe(apagado);
    expect(boton(nombre).getAttribute('aria-disabled')).toBe(String(apagado !== null));
    await userEvent.click(boton(nombre));
  }
  const siguientes = [pagina - 1, pagina + 1].filter((otra) => otra >= 1 && otra <= paginas);
  expect(alCambiar.mock.calls.flat()).toEqual(siguientes);
});
