import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../testing/con-persona.ts';
import { conRed, Estado, montar, sinContestar } from '../../testing/montar.tsx';
import { listas, metricas, pautas, subcaracteristicas, type Pantallas } from './catalogo.fixture.ts';

const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });

function abrir(pantallas: Pantallas, respuestas: Readonly<Record<string, unknown>>) {
  const pedidas = conRed({ ...pantallas.otras, ...respuestas });
  montar(<pantallas.Lista />);
  return pedidas;
}

beforeEach(() => {
  conPersona();
});

describe.each([pautas, listas, metricas, subcaracteristicas])('the list of $plural', (pantallas) => {
  const { url, vacio, registro, nombre } = pantallas;
  const leer = `GET ${url}`;
  const conRegistro = { [leer]: [registro] };

  it('shows the loading state, and neither a failure nor an empty list', async () => {
    abrir(pantallas, { [leer]: sinContestar });
    expect(await screen.findByText('Loading...')).toBeDefined();
    expect(screen.queryByText(vacio)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows an empty list with the action that creates a record', async () => {
    abrir(pantallas, { [leer]: [] });
    expect(await screen.findByText(vacio)).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Crear / })).toHaveLength(2);
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
    expect(screen.queryByLabelText(`Buscar ${pantallas.plural}`)).toBeNull();
  });

  it('shows a failed load with its cause, and loads after a retry', async () => {
    abrir(pantallas, { [leer]: fallo });
    const alerta = await screen.findByRole('alert');
    expect(alerta.textContent).toBe('No se pudo cargarEl servidor falló.Reintentar');
    expect(screen.queryByText(vacio)).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Crear / })).toHaveLength(1);
    conRed({ ...pantallas.otras, ...conRegistro });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('cell', { name: nombre })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows each record with its columns and its actions', async () => {
    abrir(pantallas, conRegistro);
    expect(await screen.findByRole('cell', { name: pantallas.celdas.at(-1) ?? '' })).toBeDefined();
    const celdas = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(celdas.slice(0, -1).map(({ textContent }) => textContent)).toEqual(pantallas.celdas);
    const editar = screen.getByRole<HTMLAnchorElement>('link', { name: `Editar ${nombre}` });
    expect(editar.href).toMatch(new RegExp(`/editar_\\w+/${registro._id}$`));
  });

  it('filters by text, and reports a search without results', async () => {
    abrir(pantallas, conRegistro);
    const buscar = await screen.findByLabelText(`Buscar ${pantallas.plural}`);
    await userEvent.type(buscar, 'zzz');
    expect(screen.getByText(vacio)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(screen.getByRole('cell', { name: nombre })).toBeDefined();
  });

  describe('a deletion', () => {
    const eliminar = `DELETE ${url}/${registro._id}`;
    const usos = { [`GET ${url}/${registro._id}/usos`]: { usos: [], pruebas: 2 } };
    const pedirBorrado = () => userEvent.click(screen.getByRole('button', { name: `Eliminar ${nombre}` }));
    const dialogo = () => within(screen.getByRole('dialog'));

    it('names the record and its uses first, and is sent only after the confirmation', async () => {
      const pedidas = abrir(pantallas, { ...conRegistro, ...usos, [eliminar]: new Estado(204, '') });
      await screen.findByRole('cell', { name: nombre });
      await pedirBorrado();
      expect(screen.getByRole('dialog', { name: `¿Eliminar ${pantallas.cosa}?` })).toBeDefined();
      await dialogo().findByText(/^Aparece en 2 pruebas guardadas/);
      await userEvent.click(dialogo().getByRole('button', { name: 'Cancelar' }));
      expect(pedidas).not.toContain(eliminar);
      await pedirBorrado();
      await userEvent.click(dialogo().getByRole('button', { name: 'Eliminar' }));
      expect(await screen.findByText(pantallas.eliminada)).toBeDefined();
      expect(pedidas).toContain(eliminar);
    });

    it('shows the reason when it fails', async () => {
      abrir(pantallas, { ...conRegistro, ...usos, [eliminar]: fallo });
      await screen.findByRole('cell', { name: nombre });
      await pedirBorrado();
      await userEvent.click(dialogo().getByRole('button', { name: 'Eliminar' }));
      expect(await screen.findByText(`${pantallas.errorEliminar}. El servidor falló.`)).toBeDefined();
      expect(screen.queryByText(pantallas.eliminada)).toBeNull();
    });
  });
});
