import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { CrearProyecto } from './crear-proyecto.tsx';

const copiado = 'https://github.com/u/r/tree/dev';
const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${nombre}`));
const enlace = () => campo('Enlace del repositorio');
const cortado = () => [enlace().value, campo('Rama').value];
const aviso = 'Se quitó «/tree/dev»; rama: dev.';

beforeEach(() => {
  conPersona();
  conRed({});
  montar(<CrearProyecto />, { patron: '/crear_proyecto', url: '/crear_proyecto' });
});

describe('a copied link', () => {
  it('is cut as soon as it is pasted, and what was cut is announced', async () => {
    await userEvent.click(enlace());
    await userEvent.paste(copiado);
    expect(cortado()).toEqual(['https://github.com/u/r', 'dev']);
    expect(screen.getByText(aviso).getAttribute('aria-live')).toBe('polite');
    expect(enlace().getAttribute('aria-describedby')).toContain(screen.getByText(aviso).id);
  });

  it('is not cut while it is typed, but when the field is left', async () => {
    await userEvent.type(enlace(), copiado);
    expect(cortado()).toEqual([copiado, 'main']);
    await userEvent.tab();
    expect(cortado()).toEqual(['https://github.com/u/r', 'dev']);
    expect(screen.getByText(aviso)).toBeDefined();
  });

  it('is cut by Enter too, which sends the form', async () => {
    await userEvent.type(enlace(), `${copiado}{Enter}`);
    expect(cortado()).toEqual(['https://github.com/u/r', 'dev']);
    expect(screen.getAllByText('El siguiente campo es obligatorio')).toHaveLength(2);
  });

  it('leaves a branch that the person typed, and names both', async () => {
    await userEvent.clear(campo('Rama'));
    await userEvent.type(campo('Rama'), 'otra');
    await userEvent.click(enlace());
    await userEvent.paste(copiado);
    expect(cortado()).toEqual(['https://github.com/u/r', 'otra']);
    expect(screen.getByText(/de la rama «dev» y en el campo Rama está «otra»/u)).toBeDefined();
  });
});

it('the help below the token is that of the typed link’s server', async () => {
  const ayuda = within(screen.getByRole('group'));
  expect(ayuda.getByText(/Escriba antes el enlace/u)).toBeDefined();
  await userEvent.type(enlace(), 'https://gitlab.com/g/p');
  expect(ayuda.getAllByRole('listitem')).toHaveLength(3);
  expect(ayuda.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  expect(ayuda.getByText(/read_repository/u)).toBeDefined();
});
