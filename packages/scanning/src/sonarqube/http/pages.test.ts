import { describe, expect, it } from 'vitest';

import { pageSize, pagesAtOnce } from './limits.ts';
import { readPages } from './pages.ts';
import { ServiceFailure } from './service-failure.ts';

/** A search of so many numbers; `bad` pages fail, and how many were read at once is noted. */
function busqueda(total: number, bad: Readonly<Record<number, Error>> = {}) {
  const leidas: number[] = [];
  let abiertas = 0;
  let aLaVez = 0;
  const read = async (page: number) => {
    leidas.push(page);
    aLaVez = Math.max(aLaVez, ++abiertas);
    await new Promise((resolve) => setImmediate(resolve));
    abiertas--;
    const error = bad[page];
    if (error) throw error;
    const desde = (page - 1) * pageSize;
    const elementos = Array.from(
      { length: Math.min(pageSize, Math.max(0, total - desde)) },
      (_, i) => desde + i,
    );
    return { elementos, total };
  };
  return { read, leidas, aLaVez: () => aLaVez };
}
const hasta = (total: number) => Array.from({ length: total }, (_, i) => i);

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [500, 1],
    [501, 2],
    [2000, 4],
    [10_000, 20],
  ])('of %i results are %i, and no more are asked for', async (total, paginas) => {
    const { read, leidas } = busqueda(total);
    expect(await readPages(read)).toEqual({ elementos: hasta(total), total });
    expect(leidas).toHaveLength(paginas);
  });

  it('end where the service ends them, and the total tells the rest', async () => {
    const { read, leidas } = busqueda(12_345);
    expect(await readPages(read)).toEqual({ elementos: hasta(10_000), total: 12_345 });
    expect(Math.max(...leidas)).toBe(20);
  });

  it('are read a few at a time', async () => {
    const { read, aLaVez } = busqueda(10_000);
    await readPages(read);
    expect(aLaVez()).toBe(pagesAtOnce);
  });

  const silencio = new ServiceFailure('servicio-inaccesible', { detail: 'out of time' });

  it('that did not come in time are missing, and the total still tells of them', async () => {
    const { read } = busqueda(1500, { 2: silencio });
    const { elementos, total } = await readPages(read);
    expect(elementos).toEqual([...hasta(500), ...hasta(1500).slice(1000)]);
    expect(total).toBe(1500);
  });

  it('are nothing without the first', async () => {
    await expect(readPages(busqueda(1500, { 1: silencio }).read)).rejects.toBe(silencio);
  });

  it('are refused whole when one of them makes no sense', async () => {
    const mala = new ServiceFailure('respuesta-invalida', { detail: 'not JSON' });
    await expect(readPages(busqueda(1500, { 3: mala }).read)).rejects.toBe(mala);
  });
});
