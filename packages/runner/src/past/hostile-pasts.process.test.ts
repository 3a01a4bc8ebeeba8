// seguridad: 29, 30
import type { ServerResponse } from 'node:http';

import { makeHistory } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { limitesDePrueba } from '../testing/limits.ts';
import { hostPasts, type PastHost } from '../testing/past-host.ts';

const mebibyte = 1024 * 1024;

/** A pkt-line. */
const line = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from((content.length + 4).toString(16).padStart(4, '0')), content]);

/** Sends blocks of a pack as long as the connection is open: one blob whose size has 42 bits. */
function sendEndlessPack(response: ServerResponse): void {
  const start = [...Buffer.from('PACK'), 0, 0, 0, 2, 0, 0, 0, 1, 0xbf, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f];
  const block = Buffer.concat([Buffer.of(1, 0, 0xff, 0x7f, 0, 0x80), Buffer.alloc(0x7fff, 'x')]);
  response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
  response.write(line(Buffer.from('packfile\n')));
  response.write(line(Buffer.from([1, ...start, 0x78, 0x01])));
  const more = (): void => {
    if (!response.destroyed) response.write(line(block), () => setImmediate(more));
  };
  more();
}

let host: PastHost;
/** Requests for objects; every second one, which asks for the pack, is answered without end while `endless`. */
let posts = 0;
let endless = false;
beforeAll(async () => {
  host = await hostPasts({
    before: ({ method }, response) => {
      if (method !== 'POST' || !endless) return false;
      posts += 1;
      if (posts % 2 === 1) return false;
      sendEndlessPack(response);
      return true;
    },
  });
});
afterAll(() => host.close());
afterEach(() => {
  endless = false;
  expect(host.leftovers()).toEqual([]);
});

it('a past ends with its reason when the pack of its history never ends', async () => {
  const files = [{ path: 'a.py', content: 'x = 1\n' }];
  makeHistory(host.folder, 'normal.git', [{ files }, {}], { partial: true });
  endless = true;
  const limites = { ...limitesDePrueba, packBytes: mebibyte };
  expect(await host.refusal('normal.git', { limites })).toContain('se admiten 1\u00A0MB');
  // Each depth that is tried asks twice.
  expect(posts).toBe(6);
});

it.each([
  [10_000, []],
  [10_001, [{ aviso: 'alcance', commits: 10_000 }]],
])(
  'the past of %i commits has a notice only where the branch has more than are looked through',
  async (count, avisos) => {
    const commits = Array.from({ length: count }, (_, i) => ({
      files: i === count - 1 ? [{ path: 'a.py', content: 'x = 1\n' }] : [],
      seconds: 1_500_000_000 + i,
    }));
    const name = `de-${count}.git`;
    makeHistory(host.folder, name, commits, { partial: true });
    expect((await host.past(name)).avisos.filter(({ aviso }) => aviso === 'alcance')).toEqual(avisos);
  },
);

it('the past of 100 000 commits is that of the newest ones within reach', async () => {
  const commits = Array.from({ length: 100_000 }, (_, i) => ({
    // Most commits are empty, which git imports faster.
    files: i % 1000 === 0 ? [{ path: 'a.py', content: `x = ${i}\n` }] : [],
    seconds: 1_500_000_000 + i,
  }));
  makeHistory(host.folder, 'larga.git', commits, { partial: true });
  const { commits: measured, avisos } = await host.past('larga.git');
  expect(measured).toHaveLength(24);
  expect(measured[0]?.fecha).toBe(new Date((1_500_000_000 + 90_000) * 1000).toISOString());
  expect(avisos).toEqual([{ aviso: 'alcance', commits: 10_000 }]);
});
