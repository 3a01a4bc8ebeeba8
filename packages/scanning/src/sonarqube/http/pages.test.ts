import { describe, expect, it } from 'vitest';

import { pageSize, pagesAtOnce } from './limits.ts';
import { readPages } from './pages.ts';
import { ServiceFailure } from './service-failure.ts';

/** A search with this many results; `bad` pages fail, and the number of concurrent reads is recorded. */
function searchQuery(total: number, bad: Readonly<Record<number, Error>> = {}) {
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
const upTo = (total: number) => Array.from({ length: total }, (_, i) => i);

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [500, 1],
    [501, 2],
    [2000, 4],
    [10_000, 20],
  ])('of %i results are %i, and no more are asked for', async (total, paginas) => {
    const { read, leidas } = searchQuery(total);
    expect(await readPages(read)).toEqual({ elementos: upTo(total), total });
    expect(leidas).toHaveLength(paginas);
  });

  it('end at the limit of the service; the total is that of the search', async () => {
    const { read, leidas } = searchQuery(12_345);
    expect(await readPages(read)).toEqual({ elementos: upTo(10_000), total: 12_345 });
    expect(Math.max(...leidas)).toBe(20);
  });

  it('are read with bounded concurrency', async () => {
    const { read, aLaVez } = searchQuery(10_000);
    await readPages(read);
    expect(aLaVez()).toBe(pagesAtOnce);
  });

  const silencio = new ServiceFailure('servicio-inaccesible', { detail: 'out of time' });

  it('are missing after the deadline, and the total still counts them', async () => {
    const { read } = searchQuery(1500, { 2: silencio });
    const { elementos, total } = await readPages(read);
    expect(elementos).toEqual([...upTo(500), ...upTo(1500).slice(1000)]);
    expect(total).toBe(1500);
  });

  it('fail when the first page fails', async () => {
    await expect(readPages(searchQuery(1500, { 1: silencio }).read)).rejects.toBe(silencio);
  });

  it('are refused when one of them is invalid', async () => {
    const mala = new ServiceFailure('respuesta-invalida', { detail: 'not JSON' });
    await expect(readPages(searchQuery(1500, { 3: mala }).read)).rejects.toBe(mala);
  });
});
