import { makeHistory } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect } from '../repository/remote/connect.ts';
import { hostRepositories, workerPrograms, type RepositoryHost } from '../testing/repository-host.ts';
import { downloadPoint } from './download-point.ts';
import { limitesDePrueba } from '../testing/limits.ts';

let host: RepositoryHost;
beforeAll(async () => {
  host = await hostRepositories();
});
afterAll(() => host.close());

const commits = 4;

/** Looks for a commit before all of them in a branch of four, of which that number is looked through. */
async function refusedWith(depth: number): Promise<unknown> {
  const name = `de-${depth}.git`;
  makeHistory(
    host.folder,
    name,
    Array.from({ length: commits }, (_, i) => ({
      files: [{ path: 'a.py', content: `a = ${i}\n` }],
      seconds: 1_800_000_000 + i,
    })),
  );
  const request = {
    enlace: `${host.origin}/${name}`,
    rama: 'main',
    token: null,
    ambito: null,
    limites: limitesDePrueba,
    signal: new AbortController().signal,
    alProgresar: () => undefined,
    punto: { antesDe: 1_800_000_000_000 },
  };
  const options = { carpeta: host.folder, worker: workerPrograms.stub, hosts: [], permitirLocal: true };
  const origin = await connect(options, request);
  return downloadPoint({ folder: host.folder }, request, origin, [depth]).catch((error: unknown) => error);
}

it('a branch has unread commits only where it has more than are looked through', async () => {
  expect(await refusedWith(commits + 1)).toMatchObject({ codigo: 'sin-commit-antes' });
  expect(await refusedWith(commits)).toMatchObject({ codigo: 'sin-commit-antes' });
  expect(await refusedWith(commits - 1)).toMatchObject({ codigo: 'punto-sin-leer' });
});
