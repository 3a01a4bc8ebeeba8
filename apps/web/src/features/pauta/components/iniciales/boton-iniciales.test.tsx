import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../../testing/montar.tsx';
import { http } from '../../../../lib/http.ts';
import { labels } from '../../labels.ts';
import { BotonIniciales } from './boton-iniciales.tsx';
import { anadido, peticionAnadir, peticionLeer, pendiente } from './iniciales.fixture.ts';

async function abrir(respuestas: Readonly<Record<string, unknown>>) {
  const pedidas = conRed(respuestas);
  const enviados: unknown[] = [];
  const id = http.interceptors.request.use((request) => {
    if (request.method === 'post') enviados.push(request.data);
    return request;
  });
  montar(<BotonIniciales />);
  await userEvent.click(screen.getByRole('button', { name: labels.iniciales }));
  return {
    pedidas,
    enviados,
    dejar: () => {
      http.interceptors.request.eject(id);
    },
  };
}

beforeEach(() => {
  conPersona();
});

describe('adding the new guidelines of the starter catalogue', () => {
  it('names the new guidelines with their lists, and sends nothing before the confirmation', async () => {
    const { pedidas } = await abrir({
      [peticionLeer]: [pendiente('a'), pendiente('b', { lista: null })],
    });
    const nuevas = await screen.findByRole('list', { name: 'Pautas nuevas' });
    expect(nuevas.textContent).toBe(
      'Pauta aVerificación de pruebasPauta bEn ninguna lista: la suya ya no está en el catálogo.',
    );
    expect(screen.getByRole('dialog').textContent).toContain('Se añadirán 2 pautas nuevas al final');
    expect(screen.getByRole('dialog').textContent).toContain(
      'No se cambia ninguna otra pauta de las que ya hay.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(pedidas).toEqual([peticionLeer]);
  });

  it('adds the new ones, and those deleted here only with their box ticked', async () => {
    const pendientes = [pendiente('a'), pendiente('b', { eliminada: true })];
    const primera = await abrir({
      [peticionLeer]: pendientes,
      [peticionAnadir]: anadido({ anadidas: 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir 1 pauta' }));
    await screen.findByText('1 pauta añadida exitosamente');
    expect(primera.enviados).toEqual([{ claves: ['a'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    primera.dejar();
    cleanup();
    const segunda = await abrir({
      [peticionLeer]: pendientes,
      [peticionAnadir]: anadido({ anadidas: 2 }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Volver a añadir 1 pauta/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Añadir 2 pautas' }));
    await screen.findByText('2 pautas añadidas exitosamente');
    expect(segunda.enviados).toEqual([{ claves: ['a', 'b'] }]);
    segunda.dejar();
  });

  it('adds the ties of guidelines that are already there, unless their box is cleared', async () => {
    const pendientes = [pendiente('a', { falta: 'medida' }), pendiente('b')];
    const primera = await abrir({
      [peticionLeer]: pendientes,
      [peticionAnadir]: anadido({ anadidas: 1, medidas: 1 }),
    });
    const sinMedida = await screen.findByRole('list', { name: 'Pautas sin su medida' });
    expect(sinMedida.textContent).toBe('Pauta aVerificación de pruebas');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir 1 pauta y 1 medida' }));
    await screen.findByText('1 pauta añadida y 1 medida añadida exitosamente');
    expect(primera.enviados).toEqual([{ claves: ['b', 'a'] }]);
    primera.dejar();
    cleanup();
    const segunda = await abrir({
      [peticionLeer]: pendientes,
      [peticionAnadir]: anadido({ anadidas: 1 }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Relacionar con su medida/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Añadir 1 pauta' }));
    await screen.findByText('1 pauta añadida exitosamente');
    expect(segunda.enviados).toEqual([{ claves: ['b'] }]);
    segunda.dejar();
  });

  it('reports when nothing is new, without a button to add', async () => {
    await abrir({ [peticionLeer]: [] });
    expect(await screen.findByText(labels.sinIniciales)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Añadir \d/ })).toBeNull();
  });

  it('reports a failed read, which differs from nothing new', async () => {
    await abrir({ [peticionLeer]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    expect(await screen.findByText(labels.falloIniciales)).toBeDefined();
    expect(screen.queryByText(labels.sinIniciales)).toBeNull();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  });

  it('shows the reason when they could not be added', async () => {
    await abrir({
      [peticionLeer]: [pendiente('a')],
      [peticionAnadir]: new Estado(500, { codigo: 'x', mensaje: 'Falló.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir 1 pauta' }));
    await screen.findByText('Error al añadir las pautas. Falló.');
  });
});
