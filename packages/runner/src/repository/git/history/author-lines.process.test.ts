// seguridad: 25, 26
import { execFileSync } from 'node:child_process';

import { makeHistory } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { hostHistories, type HistoryHost } from '../../../testing/history-host.ts';

let host: HistoryHost;
beforeAll(async () => {
  host = await hostHistories();
});
afterAll(() => host.close());
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

/** Adds a commit with this author line, which git itself would not write, and one of the ordinary kind. */
function addCommits(name: string, author: string): void {
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', ['-C', `${host.folder}/${name}`, ...args], { input })
      .toString()
      .trim();
  const tree = git(['rev-parse', 'main^{tree}']);
  const commit = (parent: string, line: string): string => {
    const text = `tree ${tree}\nparent ${parent}\nauthor ${line}\ncommitter A <a@b> 1700000000 +0000\n\nx\n`;
    return git(['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], text);
  };
  const old = commit(git(['rev-parse', 'main']), author);
  git(['update-ref', 'refs/heads/main', commit(old, 'A <a@b> 1700000000 +0000')]);
}

it.each([
  ['no space before the mail', 'A<a@b> 1300000000 +0000'],
  ['no name', '<a@b> 1300000000 +0000'],
  ['no mail', 'A 1300000000 +0000'],
  ['a mail that does not end', 'A <a@b 1300000000 +0000'],
  ['a bracket in the name', 'A> <a@b> 1300000000 +0000'],
  ['no space before the date', 'A <a@b>1300000000 +0000'],
  ['a date with a zero before it', 'A <a@b> 01300000000 +0000'],
  ['a time zone of three digits', 'A <a@b> 1300000000 +051'],
  ['a second author', 'A <a@b> 1300000000 +0000\nauthor B <b@c> 1300000000 +0000'],
])('a history is read although an author line has %s', async (fault, author) => {
  for (const partial of [true, false]) {
    const name = `${fault.replaceAll(' ', '-')}-${partial ? 'parcial' : 'entero'}.git`;
    makeHistory(host.folder, name, [{ files: [{ path: 'a.js', content: 'a' }] }], { partial });
    addCommits(name, author);
    const commits = await host.open(name, async (history) =>
      history.firstParents(await history.commit('main'), 10),
    );
    expect(commits).toHaveLength(3);
  }
});
