import { afterEach, describe, expect, it, vi } from 'vitest';

import { setUp, rechazo } from '../testing/service.ts';
import type { Answer } from '../testing/loopback.ts';

/** Answers in turn; repeats the last one. */
function inTurn(...respuestas: readonly Answer[]) {
  let vez = 0;
  return () => respuestas[Math.min(vez++, respuestas.length - 1)] ?? {};
}
const bien: Answer = { body: { component: { key: 'uno' } } };
const de = (path: string, lineas: readonly string[]) => lineas.filter((linea) => linea.includes(path));

describe('a retry', () => {
  it.each([502, 503, 504])('is made once after %i', async (status) => {
    const { escaneo, server } = await setUp({ 'components/show': inTurn({ status }, bien) });
    expect(await escaneo.exists('uno')).toBe(true);
    expect(de('components/show', server.requestLines())).toHaveLength(2);
  });

  it('is not repeated', async () => {
    const { escaneo, server } = await setUp({
      'components/show': inTurn({ status: 503 }, { status: 503 }, bien),
    });
    await expect(escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    expect(de('components/show', server.requestLines())).toHaveLength(2);
  });

  it('follows a broken connection', async () => {
    let times = 0;
    const { escaneo } = await setUp({
      'components/show': (_pedido, response) => {
        if (++times > 1) return bien;
        response.socket?.resetAndDestroy();
        return undefined;
      },
    });
    expect(await escaneo.exists('uno')).toBe(true);
  });

  it('is not made after 500, nor when too little time is left', async () => {
    const seco = await setUp({ 'components/show': { status: 500 } });
    await expect(seco.escaneo.exists('uno')).rejects.toThrow();
    expect(de('components/show', seco.server.requestLines())).toHaveLength(1);
    const tarde = await setUp(
      { 'components/show': inTurn({ status: 503 }, bien) },
      { limits: { callMs: 400 } },
    );
    await expect(tarde.escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    // On a busy machine the first one may arrive too late to be counted.
    expect(de('components/show', tarde.server.requestLines()).length).toBeLessThan(2);
  });

  it.each([
    ['0', 2, 'hecho'],
    ['3', 1, 'servicio-ocupado'],
    [new Date('2026-01-01T00:00:00Z').toUTCString(), 2, 'hecho'],
    [new Date('2026-01-01T01:00:00Z').toUTCString(), 1, 'servicio-ocupado'],
    ['luego', 1, 'servicio-ocupado'],
  ])('after 429 with Retry-After %s: %i requests, %s', async (espera, times, fin) => {
    const ocupado = { status: 429, headers: { 'retry-after': espera } };
    const { escaneo, server } = await setUp(
      { 'components/show': inTurn(ocupado, bien) },
      { now: () => new Date('2026-01-01T00:00:00Z') },
    );
    const codigo: unknown = await escaneo.exists('uno').then(
      () => 'hecho',
      (error: unknown) => (error instanceof Error && 'codigo' in error ? error.codigo : error),
    );
    expect(codigo).toBe(fin);
    expect(de('components/show', server.requestLines())).toHaveLength(times);
  });
});

describe('the circuit', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const caido: Answer = { status: 500 };
  const times = async (cuantas: number, llamar: () => Promise<unknown>) => {
    for (let vez = 0; vez < cuantas; vez++) await llamar().catch(() => undefined);
  };

  it('opens after five failures in a row of any request, and repeats the failure without a request', async () => {
    const { escaneo, server } = await setUp({ 'components/show': caido, 'sources/raw': caido });
    await times(4, () => escaneo.exists('uno'));
    await times(1, () => escaneo.source('uno', 'a.js'));
    const antes = server.requestLines().length;
    await expect(escaneo.validate()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    expect(server.requestLines()).toHaveLength(antes);
  });

  it('lets one call through after 30 seconds, and closes when it is answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let answer = caido;
    const { escaneo, server } = await setUp({ 'components/show': () => answer });
    await times(6, () => escaneo.exists('uno'));
    expect(de('components/show', server.requestLines())).toHaveLength(5);
    vi.setSystemTime(Date.now() + 30_000);
    await times(2, () => escaneo.exists('uno'));
    expect(de('components/show', server.requestLines())).toHaveLength(6);
    answer = bien;
    vi.setSystemTime(Date.now() + 30_000);
    expect(await escaneo.exists('uno')).toBe(true);
    expect(await escaneo.exists('uno')).toBe(true);
  });

  it.each([
    ['401', { status: 401 }],
    ['403', rechazo(403, 'Insufficient privileges')],
    ['404', rechazo(404, "Component key 'uno' not found")],
    ['429', { status: 429 }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('stays closed after %s, which is an answer, and counts from zero again', async (_caso, answer) => {
    const { escaneo, server } = await setUp({
      'components/show': inTurn(caido, caido, caido, caido, answer, caido, caido, caido, caido, answer),
      'authentication/validate': { status: 403 },
    });
    await times(20, () => escaneo.exists('uno'));
    expect(de('components/show', server.requestLines())).toHaveLength(20);
  });

  it('counts timeouts', async () => {
    const { escaneo, server } = await setUp(
      { 'components/show': () => undefined },
      { limits: { callMs: 100 } },
    );
    // On a busy machine a call may end before its request arrives, or with too little time for it to count.
    await times(20, () => escaneo.exists('uno'));
    await expect(escaneo.validate()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    expect(de('authentication/validate', server.requestLines())).toEqual([]);
  });
});
