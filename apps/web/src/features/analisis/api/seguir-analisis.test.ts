import { avanceAnalisis } from '@mantenible/contracts/analisis';
import { beforeEach, expect, it, vi } from 'vitest';

import { session } from '../../../lib/session/session.ts';
import { crearFlujo } from '../../../testing/flujo.ts';
import { situacion } from '../components/incorporado/situacion.fixture.ts';
import { seguirAnalisis } from './seguir-analisis.ts';

const pedir = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', pedir.mockReset());
});

const avance = avanceAnalisis.parse(situacion({ estado: 'en-curso' }));
const seguir = (alLlegar = vi.fn()) => seguirAnalisis('p/1', new AbortController().signal, alLlegar);

it('reports each event until the stream ends; the token travels in a header, not in the URL', async () => {
  vi.spyOn(session, 'token').mockResolvedValue('abc');
  const flujo = crearFlujo();
  pedir.mockResolvedValue(flujo.respuesta);
  const alLlegar = vi.fn();
  flujo.contar(avance);
  flujo.contar({ ...avance, estado: 'listo' });
  flujo.acabar();
  await seguir(alLlegar);
  expect(alLlegar.mock.calls).toEqual([[avance], [{ ...avance, estado: 'listo' }]]);
  expect(pedir.mock.calls).toMatchObject([
    ['/api/analisis/p%2F1/progreso', { headers: { Authorization: 'Bearer abc' } }],
  ]);
});

it.each([
  ['is refused', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no body', () => Promise.resolve(new Response(null))],
  ['sends an invalid state', () => Promise.resolve(new Response('event: progreso\ndata: {"estado":1}\n\n'))],
  ['sends invalid JSON', () => Promise.resolve(new Response('event: progreso\ndata: {\n\n'))],
])('rejects when it %s', async (_nombre, contestar) => {
  pedir.mockImplementation(contestar);
  const alLlegar = vi.fn();
  await expect(seguir(alLlegar)).rejects.toThrow();
  expect(alLlegar).not.toHaveBeenCalled();
});

it('aborts a stream without data', async () => {
  vi.useFakeTimers();
  pedir.mockImplementation((_url, opciones) => {
    const flujo = crearFlujo();
    opciones?.signal?.addEventListener('abort', () => {
      flujo.romper();
    });
    return Promise.resolve(flujo.respuesta);
  });
  const fin = expect(seguir()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(15_001);
  await fin;
});
