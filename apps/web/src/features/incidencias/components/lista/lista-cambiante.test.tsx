import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { EnOrden } from '../../../../testing/montar.tsx';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const hecho = (n: number): AnalisisHecho => ({
  id: id(n),
  fecha: `2026-11-2${n}T15:00:00.000Z`,
  commit: null,
  enlace: 'https://github.com/a/b',
  rama: 'main',
  duracionMs: 1,
  grado: 80,
  analizador: null,
  estado: 'listo',
  motivo: null,
});
const nuevas = (cuales: readonly (typeof tres)[number][]) => ({
  cambios: [],
  total: cuales.length,
  incidencias: cuales.map(({ regla, descripcion, archivo, linea }) => ({
    estado: 'nueva',
    regla,
    mensaje: descripcion,
    antes: null,
    despues: { ruta: archivo, linea },
  })),
});

/** Stands for the viewer; its button reads the issues again, as 'Actualizar' does. */
function Releer() {
  const cliente = useQueryClient();
  return (
    <button type="button" onClick={() => void cliente.invalidateQueries()}>
      Releer
    </button>
  );
}
const enLista = (lista: readonly object[]) => ({ issues: lista, total: lista.length });

const filas = async () =>
  within(await screen.findByRole('list', { name: 'Incidencias' })).getAllByRole('button');
const pulsar = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const alcanzables = async () => (await filas()).filter(({ tabIndex }) => tabIndex === 0);

describe('the rows of a list that becomes shorter', () => {
  it('keep one tab stop after the way back to a choice with fewer issues', async () => {
    abrirGuia(
      {
        ...issues(tres),
        'GET /comparaciones/analisis/p/incidencias': new EnOrden(nuevas(tres.slice(0, 2)), nuevas(tres)),
      },
      `?vista=lista&desde=${id(2)}`,
      undefined,
      [hecho(3), hecho(2), hecho(1)],
    );
    await waitFor(async () => {
      expect(await filas()).toHaveLength(2);
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nuevas desde' }), id(1));
    await waitFor(async () => {
      expect(await filas()).toHaveLength(3);
    });
    (await filas())[0]?.focus();
    pulsar('End');
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await waitFor(async () => {
      expect(await filas()).toHaveLength(2);
    });
    expect(await alcanzables()).toHaveLength(1);
  });

  it('keep one tab stop after a reading with fewer issues', async () => {
    abrirGuia(
      { 'GET /sonarqube/issues': new EnOrden(enLista(tres), enLista(tres.slice(0, 1))) },
      '?vista=lista',
      Releer,
    );
    (await filas())[0]?.focus();
    pulsar('End');
    await userEvent.click(screen.getByRole('button', { name: 'Releer' }));
    await waitFor(async () => {
      expect(await filas()).toHaveLength(1);
    });
    expect(await alcanzables()).toHaveLength(1);
  });
});
