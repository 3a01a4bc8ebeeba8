import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conRed, EnOrden, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { crearFlujo } from '../../../testing/flujo.ts';
import { HistoriaRepositorio } from './historia-repositorio.tsx';
import { sinIniciar } from './pasado.fixture.ts';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const leer = `GET /pasados/${p}`;
const proyecto = {
  _id: p,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'a',
  clave: 'tienda',
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
const avance = (hechos: number) => ({
  ...sinIniciar,
  estado: 'en-curso',
  progreso: { fase: 'analizando', hechos, total: 100 },
});
const listo = { ...sinIniciar, estado: 'listo', pasado };
/** An event of the stream, which does not carry the points. */
const evento = (situacion: object) => ({ ...situacion, pasado: undefined });

/** Stubs the streams in the order of their requests; the last one repeats. */
const pedir = vi.fn<typeof fetch>();
const nunca = () => new Promise<never>(() => undefined);

/** Draws the page and lets the first requests settle. */
async function abrir(respuestas: Respuestas): Promise<string[]> {
  const pedidas = conRed({ [`GET /proyectos/${p}`]: proyecto, ...respuestas });
  montar(<HistoriaRepositorio />, { patron: '/pasado/:id', url: `/pasado/${p}` });
  await pasar(0);
  return pedidas;
}
/** Lets time pass, and what it starts. */
const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const intervalo = 2000;
const veces = (pedidas: readonly string[]) => pedidas.filter((una) => una === leer).length;
const barra = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow');
const encabezado = () =>
  screen.getByRole('heading', { level: 2, name: /^(?:Analizando|Historia|El análisis)/u });
const pulsar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', pedir.mockReset().mockImplementation(nunca));
});

describe('the stream of a running analysis of the past', () => {
  it('replaces the polling, moves the bar, and is announced by quarters', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValue(flujo.respuesta);
    const pedidas = await abrir({ [leer]: avance(0) });
    const anuncios: unknown[] = [];
    for (const hechos of [10, 20, 40, 60]) {
      flujo.contar(evento(avance(hechos)));
      await pasar(intervalo);
      anuncios.push([barra(), screen.getByRole('status').textContent]);
    }
    expect(anuncios).toEqual([
      ['32', 'Analizando los archivos que cambiaron, más del 25 %.'],
      ['39', 'Analizando los archivos que cambiaron, más del 25 %.'],
      ['54', 'Analizando los archivos que cambiaron, más del 50 %.'],
      ['68', 'Analizando los archivos que cambiaron, más del 50 %.'],
    ]);
    expect(veces(pedidas)).toBe(1);
  });

  it('is followed by one reading at its end, which has the points', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValue(flujo.respuesta);
    const pedidas = await abrir({ [leer]: new EnOrden(avance(0), listo) });
    flujo.contar(evento(avance(99)));
    flujo.contar(evento(listo));
    await pasar(0);
    expect(encabezado().textContent).toBe('Analizando la historia');
    flujo.acabar();
    await pasar(intervalo);
    expect(encabezado().textContent).toBe('Historia analizada');
    expect(screen.getByRole('table', { name: /^Commits analizados/ })).toBeDefined();
    expect(veces(pedidas)).toBe(2);
  });

  it.each([
    ['is refused', () => Promise.resolve(new Response(null, { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is never answered', nunca],
  ])('is replaced by polling, without an alert, where it %s', async (_nombre, contestar) => {
    pedir.mockImplementation(contestar);
    await abrir({ [leer]: new EnOrden(avance(0), avance(0), avance(50), listo) });
    for (let i = 0; i < 4; i++) await pasar(intervalo);
    expect(encabezado().textContent).toBe('Historia analizada');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is replaced by polling when it breaks', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValueOnce(flujo.respuesta);
    const pedidas = await abrir({ [leer]: avance(0) });
    flujo.contar(evento(avance(10)));
    await pasar(intervalo);
    flujo.romper();
    await pasar(0);
    expect(veces(pedidas)).toBe(2);
    await pasar(intervalo);
    expect(veces(pedidas)).toBe(3);
  });

  it('ends with the page', async () => {
    await abrir({ [leer]: avance(0) });
    const [[, opciones] = []] = pedir.mock.calls;
    expect(opciones?.signal?.aborted).toBe(false);
    cleanup();
    expect(opciones?.signal?.aborted).toBe(true);
  });

  it('leads to the reason, and to no further polling, when the project was deleted', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValueOnce(flujo.respuesta);
    const noHay = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró el proyecto.' });
    const pedidas = await abrir({ [leer]: new EnOrden(avance(0), noHay) });
    flujo.contar(evento(avance(10)));
    flujo.eliminar();
    flujo.acabar();
    await pasar(0);
    expect(screen.getByText('No se encontró el proyecto.')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const hasta = veces(pedidas);
    await pasar(3 * intervalo);
    expect(veces(pedidas)).toBe(hasta);
  });
});

describe('a run after a cancelled one', () => {
  const respuestas = (...lecturas: readonly unknown[]): Respuestas => ({
    [leer]: new EnOrden(...lecturas),
    [`DELETE /pasados/${p}`]: new Estado(204, ''),
    [`POST /pasados/${p}`]: evento(avance(0)),
  });
  const cancelado = { ...sinIniciar, estado: 'cancelado' };

  it('ignores late events of the earlier stream', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValueOnce(flujo.respuesta);
    await abrir(respuestas(avance(0), cancelado));
    flujo.contar(evento(avance(90)));
    await pasar(0);
    pulsar('Cancelar');
    await pasar(0);
    flujo.contar(evento(avance(95)));
    await pasar(0);
    expect(encabezado().textContent).toBe('El análisis de la historia se canceló');
  });

  it('is polled while its own stream is not answered', async () => {
    const flujo = crearFlujo();
    pedir.mockResolvedValueOnce(flujo.respuesta);
    await abrir(respuestas(avance(0), cancelado, avance(0), listo));
    flujo.contar(evento(avance(10)));
    await pasar(0);
    pulsar('Cancelar');
    await pasar(0);
    pulsar('Analizar la historia');
    await pasar(0);
    expect(pedir).toHaveBeenCalledTimes(2);
    expect(encabezado().textContent).toBe('Analizando la historia');
    await pasar(intervalo);
    await pasar(intervalo);
    expect(encabezado().textContent).toBe('Historia analizada');
  });
});
