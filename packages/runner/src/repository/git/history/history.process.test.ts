// seguridad: 27
import { execFileSync } from 'node:child_process';

import { madeAuthor, makeHistory, type MadeCommit } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { hostHistories, type HistoryHost } from '../../../testing/history-host.ts';
import type { CommitChanges } from './changes.ts';
import type { FetchedHistory } from './with-history.ts';

const limits = { ofCommit: 1000, ofAll: 10_000 };
const file = (path: string, content: string) => ({ path, content });

let host: HistoryHost;
beforeAll(async () => {
  host = await hostHistories();
});
afterAll(() => host.close());
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

/** Repositories with the same commits, of a host with partial clones and of one without. */
function make(name: string, commits: readonly MadeCommit[]): readonly [string, string] {
  makeHistory(host.folder, `${name}-parcial.git`, commits, { partial: true });
  makeHistory(host.folder, `${name}-entero.git`, commits);
  return [`${name}-parcial.git`, `${name}-entero.git`];
}

const gitOf = (name: string, ...args: string[]): string =>
  execFileSync('git', ['-C', `${host.folder}/${name}`, ...args])
    .toString()
    .trim();

async function readAll(history: FetchedHistory, commit: string, limit = 100) {
  const commits = await history.firstParents(commit, limit);
  const changes: CommitChanges[] = [];
  const ids = commits.map(({ id }) => id);
  const complete = await history.changes(ids, limits, (one) => changes.push(one));
  return { commits, changes, complete };
}

/** Paths that each commit changes, newest first. */
const pathsOf = (changes: readonly CommitChanges[]) =>
  changes.map((one) =>
    one.changes?.map(({ path, movedFrom }) => (movedFrom === null ? path : `${movedFrom} → ${path}`)),
  );

describe('a history', () => {
  it('has first parents and their changes, with or without partial clones', async () => {
    const repositories = make('lineal', [
      { files: [file('a.js', '1'), file('b.py', '1'), file('c.py', '1')] },
      { files: [file('a.js', '2')] },
      {},
      { files: [file('a.js', '3'), file('d/ñ "e".js', 'nuevo')], remove: ['b.py'] },
    ]);
    for (const name of repositories) {
      const head = gitOf(name, 'rev-parse', 'main');
      const { partial, commits, changes, complete } = await host.open(name, async (history) => ({
        partial: history.partial,
        ...(await readAll(history, head)),
      }));
      expect({ partial, complete }).toEqual({ partial: name.includes('parcial'), complete: true });
      expect(commits.map(({ seconds }) => seconds - 1_700_000_000)).toEqual([10_800, 7200, 3600, 0]);
      expect(commits[0]?.id).toBe(head);
      expect(pathsOf(changes)).toEqual([['a.js', 'b.py', 'd/ñ "e".js'], ['a.js']]);
      expect(changes[0]?.changes?.map(({ before, after }) => [before !== null, after !== null])).toEqual([
        [true, true],
        [true, false],
        [false, true],
      ]);
    }
  });

  it('contains no name, mail or message', async () => {
    const [name] = make('autora', [{ files: [file('a.js', '1')] }, { files: [file('a.js', '2')] }]);
    const read = await host.open(name, async (history) => ({
      all: await readAll(history, gitOf(name, 'rev-parse', 'main')),
      tags: [...(await history.tags())],
    }));
    expect(JSON.stringify(read)).not.toMatch(/canario/i);
    expect(gitOf(name, 'log', '-1', '--format=%an')).toBe(madeAuthor);
  });

  it('compares a merge with its first parent', async () => {
    const commits: MadeCommit[] = [
      { files: [file('a.js', '1'), file('b.js', '1')] },
      { files: [file('b.js', '2')], parent: 0 },
      { files: [file('b.js', '3')], parent: 1 },
      { files: [file('a.js', '2')], parent: 0 },
      { files: [file('b.js', '3')], parent: 3, merge: 2 },
    ];
    for (const name of make('fusion', commits)) {
      const { commits: read, changes } = await host.open(name, (history) =>
        readAll(history, gitOf(name, 'rev-parse', 'main')),
      );
      expect(read).toHaveLength(3);
      expect(pathsOf(changes)).toEqual([['b.js'], ['a.js']]);
    }
  });

  it('follows exact moves by blob, and a changed file that alone takes the place of another', async () => {
    const [name] = make('mudanza', [
      { files: [file('src/a.js', 'uno'), file('src/b.js', 'dos')] },
      { files: [file('lib/a.js', 'uno'), file('lib/otra.js', 'dos')], remove: ['src/a.js', 'src/b.js'] },
      { files: [file('lib/c.js', 'uno, cambiado')], remove: ['lib/a.js'] },
    ]);
    const { changes } = await host.open(name, (history) =>
      readAll(history, gitOf(name, 'rev-parse', 'main')),
    );
    expect(pathsOf(changes)).toEqual([
      ['lib/a.js → lib/c.js'],
      ['src/a.js → lib/a.js', 'src/b.js → lib/otra.js'],
    ]);
  });

  it('leaves out submodules, links and changes of the mode alone', async () => {
    const commit = (n: string): MadeCommit => ({
      files: [
        { path: 'sub', content: n.repeat(40), mode: '160000' },
        { path: 'enlace', content: `a${n}`, mode: '120000' },
        { path: 'x.sh', content: 'igual', mode: n === '1' ? '100644' : '100755' },
        { path: '.gitmodules', content: `[submodule "s"]\n\tpath = sub\n\turl = https://example.org/${n}\n` },
      ],
    });
    for (const name of make('submodulo', [commit('1'), commit('2')])) {
      const { changes } = await host.open(name, (history) =>
        readAll(history, gitOf(name, 'rev-parse', 'main')),
      );
      expect(pathsOf(changes)).toEqual([['.gitmodules']]);
    }
  });

  it('clamps dates and keeps those of 1970 and 2100', async () => {
    const [name] = make('fechas', [
      { files: [file('a', '1')], seconds: 0 },
      { files: [file('a', '2')], seconds: 4_102_444_800 },
    ]);
    const { commits } = await host.open(name, (history) =>
      readAll(history, gitOf(name, 'rev-parse', 'main')),
    );
    expect(commits.map(({ seconds }) => seconds)).toEqual([4_102_444_800, 0]);
  });

  it('ends at its depth and at the number of commits asked for', async () => {
    const commits = Array.from({ length: 12 }, (_, i) => ({ files: [file('a', String(i))] }));
    for (const name of make('hondo', commits)) {
      const head = gitOf(name, 'rev-parse', 'main');
      const counts = await host.open(
        name,
        async (history) => [
          (await history.firstParents(head, 100)).length,
          (await history.firstParents(head, 3)).length,
        ],
        { limits: { depth: 5 } },
      );
      expect(counts).toEqual([5, 3]);
    }
  });

  it('stops reading above the limit of changes, and passes on a commit above its own', async () => {
    const files = (n: number) => Array.from({ length: 20 }, (_, i) => file(`f${i}`, String(n)));
    const [name] = make(
      'muchos',
      [0, 1, 2, 3].map((n) => ({ files: files(n) })).concat([{ files: [file('f0', 'x')] }]),
    );
    await host.open(name, async (history) => {
      const commits = await history.firstParents(gitOf(name, 'rev-parse', 'main'), 100);
      const read = async (given: typeof limits) => {
        const sizes: (number | undefined)[] = [];
        const ids = commits.map(({ id }) => id);
        const complete = await history.changes(ids, given, ({ changes }) => sizes.push(changes?.length));
        return { complete, sizes };
      };
      expect(await read({ ofCommit: 100, ofAll: 45 })).toEqual({ complete: false, sizes: [1, 20, 20] });
      expect(await read({ ofCommit: 19, ofAll: 100 })).toEqual({
        complete: true,
        sizes: [1, undefined, undefined, undefined],
      });
    });
  });

  it('does not contain the commit of a branch that was rewritten', async () => {
    const [name] = make('reescrita', [{ files: [file('a', '1')] }]);
    const before = gitOf(name, 'rev-parse', 'main');
    makeHistory(host.folder, 'nueva.git', [{ files: [file('a', 'otra')] }], { partial: true });
    const found = await host.open('nueva.git', async (history) => [
      await history.has(before),
      await history.has(gitOf('nueva.git', 'rev-parse', 'main')),
    ]);
    expect(found).toEqual([false, true]);
  });

  it('lists tags by the commit that they point to', async () => {
    const [name] = make('etiquetas', [{ files: [file('a', '1')] }, { files: [file('a', '2')] }]);
    const [head = '', first = ''] = gitOf(name, 'rev-list', 'main').split('\n');
    gitOf(name, 'tag', 'v1', first);
    gitOf(name, 'tag', 'v1-otra', first);
    gitOf(
      name,
      '-c',
      'user.name=X',
      '-c',
      'user.email=x@example.org',
      'tag',
      '-a',
      '-m',
      'nota',
      'ñ/2',
      head,
    );
    const tags = await host.open(name, (history) => history.tags());
    expect([...tags].toSorted()).toEqual(
      [
        [head, ['ñ/2']],
        [first, ['v1', 'v1-otra']],
      ].toSorted(),
    );
  });
});
