// seguridad: 25, 26
import { execFileSync } from 'node:child_process';

import { makeHistory } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { hostHistories, type HistoryHost } from '../../../testing/history-host.ts';

let host: HistoryHost;
beforeAll(async () => {
  host = await hostHistories();
  const commits = [1, 2, 3].map((n) => ({
    files: [
      { path: 'a.js', content: `a(${n});\n` },
      { path: 'b.js', content: 'siempre();\n' },
    ],
  }));
  makeHistory(host.folder, 'parcial.git', commits, { partial: true });
  makeHistory(host.folder, 'entero.git', commits);
});
afterAll(() => host.close());
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

const blobOf = (name: string, place: string): string =>
  execFileSync('git', ['-C', `${host.folder}/${name}`, 'rev-parse', place])
    .toString()
    .trim();

describe('the blobs of a history', () => {
  it('stay at a host with partial clones until they are named, and then come in one request', async () => {
    const head = blobOf('parcial.git', 'main');
    const wanted = ['main:a.js', 'main~2:a.js'].map((place) => blobOf('parcial.git', place));
    await host.open('parcial.git', async (history) => {
      const { entries } = await history.tree(head, 10);
      expect(entries.map(({ path, size }) => [path, size])).toEqual([
        ['a.js', 0],
        ['b.js', 0],
      ]);
      expect([...(await history.sizes(wanted)).values()]).toEqual([null, null]);
      const posts = host.postRequests();
      await history.fetchBlobs(wanted);
      expect(host.postRequests() - posts).toBe(1);
      expect([...(await history.sizes(wanted)).values()]).toEqual([6, 6]);
      const texts: (string | undefined)[] = [];
      await history.read(wanted, (content) => texts.push(content?.toString()));
      expect(texts).toEqual(['a(3);\n', 'a(1);\n']);
      await history.fetchBlobs(wanted);
      expect(host.postRequests() - posts).toBe(1);
    });
  });

  it('are never fetched by a local command', async () => {
    const head = blobOf('parcial.git', 'main');
    await host.open('parcial.git', async (history) => {
      const posts = host.postRequests();
      const contents: unknown[] = [];
      await history.read([blobOf('parcial.git', 'main:b.js')], (content) => contents.push(content));
      await history.tree(head, 10);
      expect(contents).toEqual([null]);
      expect(host.postRequests()).toBe(posts);
    });
  });

  it('come with the clone where the host serves no partial clones', async () => {
    const wanted = [blobOf('entero.git', 'main~2:a.js')];
    await host.open('entero.git', async (history) => {
      const posts = host.postRequests();
      await history.fetchBlobs(wanted);
      expect([...(await history.sizes(wanted)).values()]).toEqual([6]);
      expect(host.postRequests()).toBe(posts);
    });
  });

  it('are bounded in number', async () => {
    const wanted = ['main:a.js', 'main:b.js'].map((place) => blobOf('parcial.git', place));
    const sizes = await host.open(
      'parcial.git',
      async (history) => {
        await history.fetchBlobs(wanted);
        return history.sizes(wanted);
      },
      { limits: { blobs: 1 } },
    );
    expect([...sizes.values()]).toEqual([6, null]);
  });

  it('end in a refusal when the host lacks them', async () => {
    const read = host.open('parcial.git', (history) => history.fetchBlobs(['f'.repeat(40)]));
    await expect(read).rejects.toMatchObject({ codigo: 'repositorio-inaccesible' });
  });
});
