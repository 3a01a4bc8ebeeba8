import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { enfocarBusqueda } from './enfocar-busqueda.ts';
import { FiltrosPlegables } from './filtros-plegables.tsx';

const abrir = (estrecha: boolean) =>
  montar(
    <FiltrosPlegables activos={2}>
      <input aria-label="Regla" />
    </FiltrosPlegables>,
    { estrecha },
  );
const campo = () => screen.queryByRole('textbox', { name: 'Regla' });

it('on a phone filters are folded behind a button with the number of those that are set', async () => {
  abrir(true);
  const boton = screen.getByRole('button', { name: 'Filtros (2)', expanded: false });
  expect(campo()).toBeNull();
  await userEvent.click(boton);
  expect(boton.getAttribute('aria-expanded')).toBe('true');
  expect(campo()).not.toBeNull();
  await userEvent.click(boton);
  expect(campo()).toBeNull();
});

it('on a wide screen filters stand open, without a button', () => {
  abrir(false);
  expect(campo()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a cleared search takes the focus to its field, or to the button where the filters are folded', async () => {
  const { container } = montar(
    <FiltrosPlegables activos={0}>
      <input type="search" aria-label="Buscar" />
    </FiltrosPlegables>,
    { estrecha: true },
  );
  const boton = screen.getByRole('button', { name: 'Filtros (0)' });
  enfocarBusqueda(container);
  expect(document.activeElement).toBe(boton);
  await userEvent.click(boton);
  enfocarBusqueda(container);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }));
});
