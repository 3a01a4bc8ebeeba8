import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  conRed,
  enEspera,
  EnOrden,
  Estado,
  montar,
  sinRed,
  type Respuestas,
} from '../../../testing/montar.tsx';
import { HistoriaRepositorio } from './historia-repositorio.tsx';
import { PanelPasado } from './panel-pasado.tsx';
import { sinIniciar } from './pasado.fixture.ts';

type Situacion = Parameters<typeof PanelPasado>[0]['situacion'];

const p = '0198a3c0-0000-7000-8000-00000000000a';
const leer = `GET /pasados/${p}`;
const iniciar = `POST /pasados/${p}`;
const cancelar = `DELETE /pasados/${p}`;
const enCurso: Situacion = {
  ...sinIniciar,
  estado: 'en-curso',
  progreso: { fase: 'analizando', hechos: 1, total: 4 },
};
const pasado = {
  fecha: '2026-11-03T10:00:00.000Z',
  enlace: 'x',
  rama: 'main',
  cambios: [],
  origenDelAlcance: null,
  avisos: [],
  puntos: [],
};

function abrir(situacion: Situacion, respuestas: Respuestas = {}) {
  const pedidas = conRed(respuestas);
  montar(<PanelPasado proyectoId={p} situacion={situacion} />);
  return pedidas;
}
/** The whole page, whose first reading is `situacion`. */
function abrirPagina(situacion: unknown, respuestas: Respuestas) {
  const pedidas = conRed({
    [`GET /proyectos/${p}`]: {
      _id: p,
      nombre: 'Tienda',
      link: 'https://github.com/a/b',
      branch: 'main',
      idPersona: 'a',
      clave: 'tienda',
    },
    [leer]: situacion,
    ...respuestas,
  });
  montar(<HistoriaRepositorio />, { patron: '/pasado/:id', url: `/pasado/${p}` });
  return pedidas;
}
const titulo = () => screen.getByRole('heading', { level: 2 });
const anuncio = () => screen.getByRole('status').textContent;
const botones = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  // The stream of the progress stays open and silent.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

describe('the panel of the past', () => {
  it.each<[Situacion, string, readonly string[], string]>([
    [
      sinIniciar,
      'Todavía no se ha analizado la historia',
      ['Analizar la historia'],
      'Todavía no se ha analizado la historia.',
    ],
    [enCurso, 'Analizando la historia', ['Cancelar'], 'Analizando los archivos que cambiaron, más del 25 %.'],
    [
      { ...enCurso, progreso: null },
      'Analizando la historia',
      ['Cancelar'],
      'Preparando el análisis de la historia.',
    ],
    [
      { ...enCurso, progreso: { fase: 'en-cola', hechos: 0, total: 0 }, delante: 1 },
      'Analizando la historia',
      ['Cancelar'],
      'En cola.',
    ],
    [
      { ...sinIniciar, estado: 'cancelado', pasado },
      'El análisis de la historia se canceló',
      ['Analizar la historia de nuevo'],
      'El análisis de la historia se canceló.',
    ],
    [
      { ...sinIniciar, estado: 'listo', pasado },
      'Historia analizada',
      ['Analizar la historia de nuevo'],
      'Historia analizada.',
    ],
  ])('shows and announces %j', (situacion, encabezado, esperados, texto) => {
    abrir(situacion);
    expect([titulo().textContent, botones(), anuncio()]).toEqual([encabezado, esperados, texto]);
  });

  it('shows the reason of a failure instead of the explanation', () => {
    abrir({ ...sinIniciar, estado: 'fallido', motivo: 'La rama <main> no existe.' });
    const panel = within(screen.getByRole('region', { name: 'El análisis de la historia falló' }));
    expect(panel.getByText('La rama <main> no existe.')).toBeDefined();
    expect(panel.queryByText(/Se eligen hasta 24 commits/)).toBeNull();
  });

  it.each<[Situacion['estado'], boolean, boolean]>([
    ['listo', true, false],
    ['en-curso', true, true],
    ['fallido', true, true],
    ['fallido', false, false],
  ])('%s, with an earlier past %s: names it %s', (estado, hay, nombrado) => {
    abrir({ ...sinIniciar, estado, pasado: hay ? pasado : null });
    expect(screen.queryByText(/abajo sigue la historia/) !== null).toBe(nombrado);
  });

  it('counts what is done of the bar, and never more than all', () => {
    abrir({ ...enCurso, progreso: { fase: 'analizando', hechos: 9, total: 4 } });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('98');
  });
});

describe('the start', () => {
  it('moves the focus to the title, whose button disappears, and is sent once', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = abrirPagina(new EnOrden(sinIniciar, enCurso), { [iniciar]: respuesta });
    const boton = await screen.findByRole('button', { name: 'Analizar la historia' });
    await userEvent.click(boton);
    await userEvent.click(boton);
    contestar(enCurso);
    expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeDefined();
    expect(document.activeElement).toBe(titulo());
    expect(pedidas.filter((pedida) => pedida === iniciar)).toHaveLength(1);
  });

  it.each([
    [new Estado(409, { codigo: 'en-curso', mensaje: 'Ya hay uno en curso.' }), 'Ya hay uno en curso.'],
    [sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
  ])('names the reason where it fails, and reads the state again', async (fallo, motivo) => {
    const pedidas = abrirPagina(new EnOrden(sinIniciar, enCurso), { [iniciar]: fallo });
    await userEvent.click(await screen.findByRole('button', { name: 'Analizar la historia' }));
    expect(await screen.findByText(`No se pudo iniciar el análisis de la historia. ${motivo}`)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Cancelar' })).toBeDefined();
    expect(pedidas.filter((pedida) => pedida === leer)).toHaveLength(2);
  });
});

describe('the cancellation', () => {
  it('moves the focus to the title once the state is read', async () => {
    abrirPagina(new EnOrden(enCurso, { ...sinIniciar, estado: 'cancelado' }), {
      [cancelar]: new Estado(204, ''),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('El análisis de la historia se canceló')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(titulo());
  });

  it('names the reason, and shows the result, when it comes too late', async () => {
    abrirPagina(new EnOrden(enCurso, { ...sinIniciar, estado: 'listo' }), {
      [cancelar]: new Estado(409, { codigo: 'terminado', mensaje: 'Ya terminó.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(
      await screen.findByText('No se pudo cancelar el análisis de la historia. Ya terminó.'),
    ).toBeDefined();
    expect(await screen.findByText('Historia analizada')).toBeDefined();
  });
});
