import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IconPencil } from '@tabler/icons-react';
import { expect, it, vi } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { MenuAcciones } from './menu-acciones.tsx';

const pulsado = vi.fn<() => void>();
const abrir = () => {
  pulsado.mockReset();
  montar(
    <>
      <MenuAcciones
        nombre="Más acciones"
        acciones={[
          { texto: 'Editar', Icono: IconPencil, href: '/otra' },
          { texto: 'Eliminar', Icono: IconPencil, peligro: true, onPulsar: pulsado },
        ]}
      />
      <button type="button">Otro</button>
    </>,
  );
};
const boton = () => screen.getByRole('button', { name: 'Más acciones' });
const abierto = () => boton().getAttribute('aria-expanded') === 'true';
const entradas = () => screen.queryByRole('link', { name: 'Editar' });

it('is opened and closed by its button, which names the list that it controls', async () => {
  abrir();
  expect(entradas()).toBeNull();
  await userEvent.click(boton());
  expect(abierto()).toBe(true);
  expect(document.getElementById(boton().getAttribute('aria-controls') ?? '')?.contains(entradas())).toBe(
    true,
  );
  await userEvent.click(boton());
  expect(entradas()).toBeNull();
});

it('Escape closes it and returns the focus; a press or the focus elsewhere closes it', async () => {
  abrir();
  await userEvent.click(boton());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect([abierto(), document.activeElement]).toEqual([false, boton()]);
  await userEvent.click(boton());
  await userEvent.click(document.body);
  expect(abierto()).toBe(false);
  await userEvent.click(boton());
  for (let i = 0; i < 3; i += 1) await userEvent.tab();
  expect([abierto(), document.activeElement?.textContent]).toEqual([false, 'Otro']);
});

it('a button of it acts and leaves the focus on the menu, a link leads on', async () => {
  abrir();
  await userEvent.click(boton());
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(pulsado).toHaveBeenCalledOnce();
  expect([abierto(), document.activeElement]).toEqual([false, boton()]);
  await userEvent.click(boton());
  await userEvent.click(screen.getByRole('link', { name: 'Editar' }));
  expect(screen.getByText('Otra página')).toBeDefined();
});
