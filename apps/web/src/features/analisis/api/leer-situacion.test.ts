import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import { conRed, type Respuestas } from '../../../testing/montar.tsx';
import { enEstado } from '../components/analisis.fixture.tsx';
import { leerSituacionQuery } from './leer-situacion.ts';

const ruta = 'GET /analisis/p1';
const estado = (valor: string) => enEstado({ estado: valor });

beforeEach(() => {
  vi.useFakeTimers();
});

/** Polls for 20 seconds, runs `entonces`, and polls 20 seconds more; returns the number of requests. */
async function mirar(respuestas: Respuestas, entonces: () => void = () => undefined): Promise<number> {
  const pedidas = conRed(respuestas);
  const cliente = new QueryClient();
  const dejar = new QueryObserver(cliente, leerSituacionQuery('p1', 5_000)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(20_500);
  entonces();
  await vi.advanceTimersByTimeAsync(20_500);
  dejar();
  const alDejar = pedidas.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pedidas).toHaveLength(alDejar);
  return alDejar;
}

it('is polled every five seconds while an analysis runs, and not after the page is left', async () => {
  expect(await mirar({ [ruta]: estado('en-curso') })).toBe(9);
});

it.each(['sin-preparar', 'sin-analisis', 'listo', 'fallido'])(
  'is requested once when it is %s',
  async (valor) => {
    expect(await mirar({ [ruta]: estado(valor) })).toBe(1);
  },
);

it('is not requested after the analysis has ended', async () => {
  const respuestas: Record<string, unknown> = { [ruta]: estado('en-curso') };
  const terminar = () => {
    respuestas[ruta] = estado('listo');
  };
  expect(await mirar(respuestas, terminar)).toBe(6);
});

it('is requested once when it fails, since the server has retried already', async () => {
  expect(await mirar({})).toBe(1);
});
