import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { EnOrden, Estado } from '../../../../testing/montar.tsx';
import { crearFlujo } from '../../../../testing/flujo.ts';
import { abrir, id, rutas } from '../analisis.fixture.tsx';
import { hecho, situacion } from './situacion.fixture.ts';

const virgen = situacion({ estado: 'sin-analisis', fecha: null, commit: null, historia: [] });
const en = (hechos: number) =>
  situacion({ ...virgen, estado: 'en-curso', progreso: { fase: 'analizando', hechos, total: 100 } });
const cancelado = situacion({
  ...virgen,
  historia: [hecho({ estado: 'cancelado', commit: null, grado: null })],
});
/** An event of the stream, which does not carry the history. */
const evento = (estado: object) => ({ ...estado, historia: undefined });
const intervalo = 2000;
const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pulsar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Draws the page over these readings of the state; the streams answer in their order, later ones never. */
async function entrar(lecturas: readonly unknown[], ...flujos: readonly ReturnType<typeof crearFlujo>[]) {
  const { fuera, pedidas } = abrir({
    escaneo: 'incorporado',
    respuestas: {
      [rutas.estado]: new EnOrden(...lecturas),
      [`POST /analisis/${id}`]: new Estado(202, en(0)),
      [`DELETE /analisis/${id}`]: new Estado(204, ''),
    },
  });
  fuera.mockImplementation(() => flujosDe.shift() ?? new Promise(() => undefined));
  const flujosDe = flujos.map(({ respuesta }) => Promise.resolve(respuesta));
  // The page reads connection, project and state in sequence.
  for (let i = 0; i < 20; i++) await pasar(1);
  return { fuera, lecturas: () => pedidas.filter((una) => una === rutas.estado).length };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

it('a live stream replaces the polling', async () => {
  const flujo = crearFlujo();
  const { lecturas } = await entrar([en(0)], flujo);
  flujo.contar(evento(en(10)));
  await pasar(0);
  const hasta = lecturas();
  for (const hechos of [20, 30, 40]) {
    flujo.contar(evento(en(hechos)));
    await pasar(intervalo);
  }
  expect(screen.getByText('Analizando el código: archivo 40 de 100')).toBeDefined();
  expect(lecturas()).toBe(hasta);
});

it('a stream that is never answered is replaced by polling', async () => {
  await entrar([en(0), en(50)]);
  await pasar(intervalo);
  await pasar(intervalo);
  expect(screen.getByText('Analizando el código: archivo 50 de 100')).toBeDefined();
});

it('a run after a cancelled one is polled while its own stream is not answered', async () => {
  const flujo = crearFlujo();
  const { fuera } = await entrar([en(0), cancelado, en(0), en(70)], flujo);
  flujo.contar(evento(en(10)));
  await pasar(0);
  pulsar('Cancelar');
  await pasar(0);
  pulsar('Analizar');
  await pasar(0);
  expect(fuera).toHaveBeenCalledTimes(2);
  await pasar(intervalo);
  await pasar(intervalo);
  expect(screen.getByText('Analizando el código: archivo 70 de 100')).toBeDefined();
});

it('late events of a cancelled run change nothing', async () => {
  const flujo = crearFlujo();
  await entrar([en(0), cancelado], flujo);
  flujo.contar(evento(en(10)));
  await pasar(0);
  pulsar('Cancelar');
  await pasar(0);
  flujo.contar(evento(en(99)));
  for (let i = 0; i < 5; i++) await pasar(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('region', { name: 'El último análisis se canceló' })).toBeDefined();
});
