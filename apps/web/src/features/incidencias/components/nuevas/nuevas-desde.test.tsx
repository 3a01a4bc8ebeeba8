import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { Estado } from '../../../../testing/montar.tsx';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const hecho = (n: number, commit: string | null): AnalisisHecho => ({
  id: id(n),
  fecha: `2026-11-2${n}T15:00:00.000Z`,
  commit,
  enlace: 'https://github.com/a/b',
  rama: 'main',
  duracionMs: 1,
  grado: 80,
  analizador: null,
  estado: 'listo',
  motivo: null,
});
/** The newest first. */
const terminados = [hecho(3, 'c3'), hecho(2, 'abcdef0123'), hecho(1, null)];
const ruta = 'GET /comparaciones/analisis/p/incidencias';

/** 'Función larga' and 'Variable sin usar' are new. */
const nuevas = {
  cambios: [],
  total: 2,
  incidencias: tres.slice(1).map(({ regla, descripcion, archivo, linea }) => ({
    estado: 'nueva',
    regla,
    mensaje: descripcion,
    antes: null,
    despues: { ruta: archivo, linea },
  })),
};

function abrir(respuesta: unknown = nuevas, consulta = '?vista=lista', hechos = terminados) {
  return abrirGuia({ ...issues(tres), [ruta]: respuesta }, consulta, undefined, hechos);
}
const eleccion = () => screen.findByRole('combobox', { name: 'Nuevas desde' });
const lista = async () => within(await screen.findByRole('list', { name: 'Incidencias' }));
const textos = async () =>
  (await lista()).getAllByRole('listitem').map((fila) => fila.querySelector('bdi')?.textContent);
const direccion = () => screen.getByLabelText('Dirección').textContent;

describe('the filter by what is new', () => {
  it('offers the earlier analyses, by date and commit', async () => {
    const { pedidas } = abrir();
    const opciones = within(await eleccion()).getAllByRole('option');
    expect(opciones.map(({ textContent }) => textContent)).toEqual([
      'Todas las incidencias',
      expect.stringMatching(/^22 de noviembre de 2026, .+ · abcdef0$/),
      expect.stringMatching(/^21 de noviembre de 2026, [^·]+$/),
    ]);
    expect(await textos()).toHaveLength(3);
    expect(pedidas).not.toContain(ruta);
  });

  it('keeps list, counts and address to the new ones, together with the other filters', async () => {
    abrir();
    await userEvent.selectOptions(await eleccion(), id(2));
    await waitFor(async () => {
      expect(await textos()).toEqual(['Función larga', 'Variable sin usar']);
    });
    expect(direccion()).toBe(`?vista=lista&desde=${id(2)}`);
    expect(screen.getByText(/^2 de 3 incidencias/)).toBeDefined();
    const severidad = within(screen.getByRole('group', { name: 'Severidad' }));
    expect(severidad.getByRole('button', { name: /^Menor/ }).textContent).toBe('Menor0incidencias');
    await userEvent.click(severidad.getByRole('button', { name: /^Mayor/ }));
    expect(await textos()).toEqual(['Variable sin usar']);
    expect(screen.getByRole('link', { name: 'Comparar ambos análisis' }).getAttribute('href')).toBe(
      `/comparar_analisis/p?antes=${id(2)}&despues=${id(3)}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(await textos()).toHaveLength(3);
    expect(direccion()).toBe('?vista=lista');
    expect(await eleccion()).toHaveProperty('value', '');
  });

  it('also holds one by one', async () => {
    abrir(nuevas, `?desde=${id(1)}`);
    await screen.findByText('1 de 2');
    expect(screen.getAllByRole('heading', { level: 4 })[0]?.textContent).toBe('Función larga');
    await userEvent.selectOptions(await eleccion(), '');
    await screen.findByText('1 de 3');
    expect(direccion()).toBe('');
  });

  it('names what changed beside the code', async () => {
    abrir({ ...nuevas, cambios: ['analizador', 'enlace', 'rama'] }, `?desde=${id(1)}`);
    await screen.findByText(/no cuenta como nuevo\. .+otro enlace del repositorio\. .+otra rama\./);
  });
});

describe('the starting point', () => {
  const partida = {
    partida: { tipo: 'etiqueta', valor: 'v1.0' },
    version: 1,
    puedeCambiar: true,
    estado: 'listo',
    motivo: null,
    commit: 'abc',
    fecha: '2026-01-01T10:00:00.000Z',
    cambios: [],
    cuentas: { nuevas: 2, siguen: 1, resueltas: 0 },
  };
  const abrirConPartida = (respuesta: unknown, hechos = terminados) =>
    abrirGuia(
      {
        ...issues(tres),
        'GET /partidas/p': partida,
        'GET /partidas/p/nuevas': respuesta,
      },
      '?vista=lista',
      undefined,
      hechos,
    );

  it('is one of what the filter offers, also for a single analysis', async () => {
    abrirConPartida(nuevas, terminados.slice(0, 1));
    await userEvent.selectOptions(await eleccion(), 'partida');
    await waitFor(async () => {
      expect(await textos()).toEqual(['Función larga', 'Variable sin usar']);
    });
    expect(direccion()).toBe('?vista=lista&desde=partida');
    expect(screen.queryByRole('link', { name: 'Comparar ambos análisis' })).toBeNull();
  });

  it('states why it cannot be compared, and draws no list', async () => {
    const mensaje = 'El punto de partida ya no existe.';
    abrirConPartida(new Estado(409, { codigo: 'sin-partida', mensaje }));
    await screen.findByRole('option', { name: 'El punto de partida: la etiqueta v1.0' });
    await userEvent.selectOptions(await eleccion(), 'partida');
    await screen.findByText(mensaje);
    expect(screen.queryByRole('list', { name: 'Incidencias' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});

describe('where new issues cannot be distinguished, no list is drawn', () => {
  const sinLista = () => {
    expect(screen.queryByRole('list', { name: 'Incidencias' })).toBeNull();
    expect(screen.queryByText(/^\d de 3/)).toBeNull();
  };

  it('nothing is new', async () => {
    abrir({ ...nuevas, total: 0, incidencias: [] }, `?vista=lista&desde=${id(2)}`);
    await screen.findByText('Ninguna incidencia es nueva desde el análisis elegido.');
    sinLista();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas las incidencias' }));
    expect(await textos()).toHaveLength(3);
    expect(document.activeElement).toBe(await eleccion());
  });

  it.each([
    [409, 'sin-detalle', 'El primer análisis guarda solo sus cifras: es anterior.'],
    [404, 'no-encontrado', 'No se encontró el primer análisis: no terminó o ya no se conserva.'],
  ])(
    'the analysis keeps its figures alone, or was deleted meanwhile (%i)',
    async (status, codigo, mensaje) => {
      abrir(new Estado(status, { codigo, mensaje }), `?vista=lista&desde=${id(2)}`);
      await screen.findByText(mensaje);
      sinLista();
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas las incidencias' }));
      expect(await textos()).toHaveLength(3);
    },
  );

  it('a failure can be tried again', async () => {
    const { pedidas } = abrir(
      new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }),
      `?desde=${id(2)}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(pedidas.filter((una) => una === ruta)).toHaveLength(2);
    });
  });

  it.each([id(9), id(3), '<script>'])('the address names no earlier analysis: %s', async (desde) => {
    const { pedidas } = abrir(nuevas, `?vista=lista&${new URLSearchParams({ desde })}`);
    await screen.findByText(/El análisis pedido en «Nuevas desde» no está entre los anteriores/);
    sinLista();
    expect(pedidas).not.toContain(ruta);
    expect(await eleccion()).toHaveProperty('value', desde);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas las incidencias' }));
    expect(await textos()).toHaveLength(3);
  });
});

it('a single analysis offers no filter', async () => {
  abrir(nuevas, '?vista=lista', terminados.slice(0, 1));
  expect(await textos()).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: 'Nuevas desde' })).toBeNull();
});

it('a scanning service offers none, and the page states why', async () => {
  const { pedidas } = abrirGuia(issues(tres), `?vista=lista&desde=${id(2)}`, undefined, null);
  expect(await textos()).toHaveLength(3);
  expect(screen.getByText(/no conserva las incidencias de los análisis anteriores/)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Nuevas desde' })).toBeNull();
  expect(pedidas).not.toContain(ruta);
});
