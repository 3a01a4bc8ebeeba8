import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { PuntoDePartida } from './punto-de-partida.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const ruta = `/partidas/${id}`;
const ninguna = {
  partida: null,
  version: 0,
  puedeCambiar: true,
  estado: 'sin-calcular',
  motivo: 'El proyecto no tiene un punto de partida.',
  commit: null,
  fecha: null,
  cambios: [],
  cuentas: null,
};
const lista = {
  ...ninguna,
  partida: { tipo: 'etiqueta', valor: 'v1.0' },
  version: 2,
  estado: 'listo',
  motivo: null,
  commit: '3f2a9c1d4b5e',
  fecha: '2026-01-01T10:00:00.000Z',
  cuentas: { nuevas: 3, siguen: 98, resueltas: 1 },
};

function abrir(leida: unknown, respuesta: unknown = lista) {
  conRed({ [`GET ${ruta}`]: leida, [`PUT ${ruta}`]: respuesta });
  const peticiones = conPeticiones();
  montar(<PuntoDePartida proyectoId={id} />);
  return () => peticiones.filter(({ pedida }) => pedida === `PUT ${ruta}`);
}
const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the starting point of a project', () => {
  it('is named by kind and value, under the version that was read', async () => {
    const enviadas = abrir(new EnOrden(ninguna, lista));
    await screen.findByText('El proyecto no tiene un punto de partida.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Desde' }), 'commit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Identificador del commit' }), '3f2a9c1d');
    await pulsar('Fijar el punto de partida');
    await screen.findByText(/^Desde entonces hay 3 incidencias nuevas, siguen 98 de las que había/u);
    expect(enviadas()).toMatchObject([
      { cuerpo: { partida: { tipo: 'commit', valor: '3f2a9c1d' } }, version: '"0"' },
    ]);
  });

  it('of a day states when the day ends', async () => {
    abrir(ninguna);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Desde' }), 'fecha');
    screen.getByText(/en hora universal/u);
  });

  it('is removed', async () => {
    const enviadas = abrir(new EnOrden(lista, { ...ninguna, version: 3 }));
    await pulsar('Quitarlo');
    await screen.findByText('El proyecto no tiene un punto de partida.');
    expect(enviadas()).toMatchObject([{ cuerpo: { partida: null }, version: '"2"' }]);
  });

  it('shows the refusal of its value at the field', async () => {
    const detalles = [{ campo: 'valor', mensaje: 'Elija un día del calendario.' }];
    abrir(lista, new Estado(400, { codigo: 'datos-invalidos', mensaje: 'Revise.', detalles }));
    await pulsar('Fijar el punto de partida');
    await screen.findByText('Elija un día del calendario.');
  });

  it('is reloaded or overwritten where another window changed it', async () => {
    const mensaje = 'Otra persona lo cambió.';
    abrir(lista, new Estado(412, { codigo: 'version-antigua', mensaje }));
    await pulsar('Fijar el punto de partida');
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sobrescribir' });
  });

  it('states how to end its analysis', async () => {
    const motivo = 'El punto de partida se está analizando.';
    abrir({ ...lista, estado: 'calculando', motivo, cuentas: null });
    await screen.findByText('Para dejar de analizarlo, quítelo o elija otro.');
  });

  it('states why it has no result, and another person’s is read only', async () => {
    const motivo =
      'El punto de partida no está en la historia de la rama, que no contiene la etiqueta v1.0. Elija otro.';
    abrir({ ...lista, estado: 'fallido', motivo, cuentas: null, puedeCambiar: false, autor: 'Beto' });
    await screen.findByText(motivo);
    expect(screen.queryByText(/^Para dejar/u)).toBeNull();
    screen.getByText(/^Último cambio/u, { selector: 'p' });
    screen.getByText('Beto');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
