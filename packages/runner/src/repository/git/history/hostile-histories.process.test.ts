// seguridad: 29, 30
import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import type { ServerResponse } from 'node:http';

import { makeHistory } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hostHistories, type HistoryHost } from '../../../testing/history-host.ts';

const mebibyte = 1024 * 1024;
/** Replaces the answer with the pack, the second one of a clone. */
let answerPack: ((response: ServerResponse) => void) | null = null;
let posts = 0;

let host: HistoryHost;
beforeAll(async () => {
  host = await hostHistories({
    before: ({ method }, response) => {
      if (method !== 'POST' || answerPack === null) return false;
      posts += 1;
      if (posts === 1) return false;
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
      response.write(line(Buffer.from('packfile\n')));
      answerPack(response);
      return true;
    },
  });
  makeHistory(host.folder, 'normal.git', [{ files: [{ path: 'a.js', content: 'a' }] }], { partial: true });
});
afterAll(() => host.close());
beforeEach(() => {
  posts = 0;
  answerPack = null;
});
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

/** A pkt-line. */
const line = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from((content.length + 4).toString(16).padStart(4, '0')), content]);

/** A pkt-line of a side band: 1 is the pack, 2 is progress. */
const band = (number: 1 | 2, content: Buffer): Buffer => line(Buffer.concat([Buffer.of(number), content]));

/** Writes the chunk as long as the connection is open. */
function writeForever(response: ServerResponse, chunk: Buffer): void {
  const more = (): void => {
    if (!response.destroyed) response.write(chunk, () => setImmediate(more));
  };
  more();
}

const nothing = (): Promise<void> => Promise.resolve();

describe('a history ends with a reason', () => {
  it('when its pack never ends', async () => {
    // One blob whose size has 42 bits, in blocks of zlib that are not compressed.
    const start = [...Buffer.from('PACK'), 0, 0, 0, 2, 0, 0, 0, 1, 0xbf, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f];
    const block = Buffer.concat([Buffer.of(0, 0xff, 0x7f, 0, 0x80), Buffer.alloc(0x7fff, 'x')]);
    answerPack = (response) => {
      response.write(band(1, Buffer.from([...start, 0x78, 0x01])));
      writeForever(response, band(1, block));
    };
    const read = host.open('normal.git', nothing, { limits: { packBytes: mebibyte } });
    await expect(read).rejects.toMatchObject({
      codigo: 'repositorio-demasiado-grande',
      message: 'La historia del repositorio es demasiado grande: se admiten 1\u00A0MB.',
    });
  });

  it('when its host sends progress alone, at the deadline', async () => {
    answerPack = (response) => {
      writeForever(response, band(2, Buffer.from('Counting objects: 1\r')));
    };
    const read = host.open('normal.git', nothing, { signal: AbortSignal.timeout(2000) });
    await expect(read).rejects.toThrow();
  });

  it('when its blobs exceed what the clone has left of the limit', async () => {
    const commits = [{ files: [{ path: 'a.bin', content: randomBytes(3 * mebibyte) }] }];
    const folder = makeHistory(host.folder, 'pesado.git', commits, { partial: true });
    const blob = execFileSync('git', ['-C', folder, 'rev-parse', 'main:a.bin']).toString().trim();
    const fetch = host.open('pesado.git', (history) => history.fetchBlobs([blob]), {
      limits: { packBytes: mebibyte },
    });
    await expect(fetch).rejects.toMatchObject({ codigo: 'repositorio-demasiado-grande' });
  });
});

it('of 100 000 commits is read as deep as its limit', async () => {
  const commits = Array.from({ length: 100_000 }, (_, i) => ({
    // Most commits are empty, which git imports faster.
    files: i < 98_000 ? [] : [{ path: `m${i % 50}.js`, content: `m(${i});\n` }],
    seconds: 1_500_000_000 + i,
  }));
  const folder = makeHistory(host.folder, 'larga.git', commits, { partial: true });
  const head = execFileSync('git', ['-C', folder, 'rev-parse', 'main']).toString().trim();
  const read = await host.open('larga.git', async (history) => {
    const found = await history.firstParents(head, 200_000);
    let changed = 0;
    const complete = await history.changes(
      found.map(({ id }) => id),
      { ofCommit: 10, ofAll: 10_000 },
      () => (changed += 1),
    );
    return { found: found.length, changed, complete };
  });
  expect(read).toEqual({ found: 1001, changed: 1000, complete: true });
});
