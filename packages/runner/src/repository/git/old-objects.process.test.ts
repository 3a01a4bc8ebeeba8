// seguridad: 27
import { execFileSync } from 'node:child_process';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { hostRepositories, type RepositoryHost } from '../../testing/repository-host.ts';

let host: RepositoryHost;
beforeAll(async () => {
  host = await hostRepositories();
});
afterAll(() => host.close());
afterEach(() => {
  expect(host.leftovers()).toEqual([]);
});

const who = 'A <a@b> 1700000000 +0000';

/** Makes a bare repository of one commit, with objects that git itself would not write. */
function makeFaulty(name: string, entries: readonly string[], message: string): void {
  const folder = `${host.folder}/${name}`;
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  const git = (args: readonly string[], input: string | Buffer = ''): string =>
    execFileSync('git', ['-C', folder, ...args], { input })
      .toString()
      .trim();
  const write = (type: string, content: string | Buffer) =>
    git(['hash-object', '-t', type, '-w', '--literally', '--stdin'], content);
  const blob = Buffer.from(write('blob', 'f();\n'), 'hex');
  const tree = write('tree', Buffer.concat(entries.flatMap((entry) => [Buffer.from(`${entry}\0`), blob])));
  const commit = write('commit', `tree ${tree}\nauthor ${who}\ncommitter ${who}\n\n${message}`);
  git(['update-ref', 'refs/heads/main', commit]);
}

it.each([
  ['nul.git', ['100644 a.js'], 'uno\0dos\n', ['a.js']],
  ['twice.git', ['100644 a.js', '100644 a.js'], 'x\n', ['a.js']],
  ['unsorted.git', ['100644 b.js', '100644 a.js'], 'x\n', ['a.js', 'b.js']],
  ['padded.git', ['0100644 a.js'], 'x\n', ['a.js']],
])('a repository that git accepts with old faults is analysed: %s', async (name, entries, message, paths) => {
  makeFaulty(name, entries, message);
  const { archivos } = await host.analyse(name);
  expect(archivos.map(({ ruta }) => ruta).sort()).toEqual(paths);
});

it.each([
  ['dotgit.git', ['100644 .git']],
  ['slash.git', ['100644 a/b.js']],
])('a repository with objects that no checkout accepts is refused by name: %s', async (name, entries) => {
  makeFaulty(name, entries, 'x\n');
  expect(await host.refusal(name)).toMatchObject({
    codigo: 'repositorio-inaccesible',
    message: expect.stringContaining('objetos dañados') as string,
  });
});
