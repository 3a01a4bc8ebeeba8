// seguridad: 29, 30
import { execFileSync } from 'node:child_process';

import type { CambiosDeRutas, PeticionCambios } from '@mantenible/domain/analisis';
import { makeHistory, startGitHost, type Listening, type MadeCommit } from '@mantenible/doubles';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createAnalizadorRepositorios } from './analyse-repository.ts';
import { limitesDePrueba } from './testing/limits.ts';

const file = (path: string, content: string) => ({ path, content });
const day = 86_400;
const today = Math.floor(Date.now() / 1000);

let folder: string;
let clones: string;
let server: Listening;
let hanging = false;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-cambios-'));
  clones = join(folder, 'clones');
  server = await startGitHost({ root: folder, before: () => hanging });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  hanging = false;
  expect(readdirSync(clones)).toEqual([]);
});

const headOf = (name: string): string =>
  execFileSync('git', ['-C', join(folder, name), 'rev-parse', 'main'])
    .toString()
    .trim();

function count(name: string, rutas: readonly string[], more: Partial<PeticionCambios> = {}) {
  const worker = '';
  return createAnalizadorRepositorios({
    carpeta: clones,
    worker,
    hosts: [],
    permitirLocal: true,
  }).contarCambios({
    enlace: `${server.origin}/${name}`,
    rama: 'main',
    token: null,
    commit: headOf(name),
    rutas,
    limites: limitesDePrueba,
    signal: new AbortController().signal,
    ...more,
  });
}

/** The same answer from a host with partial clones and from one without. */
async function countInBoth(name: string, commits: readonly MadeCommit[], rutas: readonly string[]) {
  makeHistory(folder, `${name}.git`, commits);
  makeHistory(folder, `${name}-parcial.git`, commits, { partial: true });
  const answers: CambiosDeRutas[] = [];
  for (const one of [`${name}.git`, `${name}-parcial.git`]) answers.push(await count(one, rutas));
  expect(answers[0]).toEqual(answers[1]);
  return answers[0];
}

describe('the changes of files', () => {
  it('are counted over first parents, moves followed', async () => {
    const commits: MadeCommit[] = [
      { files: [file('viejo.js', '1'), file('b.js', '1')], seconds: today - 9 * day },
      { files: [file('viejo.js', '2')], seconds: today - 8 * day },
      { files: [file('viejo.js', '3'), file('b.js', '2')], parent: 1, seconds: today - 7 * day },
      { files: [file('b.js', '3')], parent: 1, seconds: today - 6 * day },
      { files: [file('viejo.js', '3')], merge: 2, seconds: today - 5 * day },
      { files: [file('a.js', '3')], remove: ['viejo.js'], seconds: today - 4 * day },
      { seconds: today - 2 * day },
      { files: [file('a.js', '4')], seconds: today - day },
    ];
    expect(await countInBoth('contado', commits, ['a.js', 'b.js', 'no-existe.js'])).toEqual({
      cambios: [3, 1, 0],
      commits: 6,
      desde: new Date((today - 8 * day) * 1000).toISOString(),
      completos: true,
      apartados: 0,
    });
  });

  it('follow a file that is renamed and changed in one commit, and leave out what the repository names', async () => {
    const text = (n: number) => file('viejo.js', `a = ${n}`);
    const commits: MadeCommit[] = [
      { files: [text(0), file('tranquilo.js', '1'), file('otro.py', '1')] },
      ...[1, 2, 3, 4, 5, 6].map((n) => ({ files: [text(n)] })),
      { files: [file('nuevo.js', 'a = 7')], remove: ['viejo.js'] },
      { files: [file('nuevo.js', 'a = 8')] },
      { files: [file('nuevo.js', 'a  =  8'), file('tranquilo.js', ' 1')] },
    ].map((one, i) => ({ ...one, seconds: today - (20 - i) * day }));
    makeHistory(folder, 'formato.git', commits);
    const ignored = headOf('formato.git');
    const list = { files: [file('.git-blame-ignore-revs', `# formato\n${ignored}\n`)], seconds: today - day };
    expect(await countInBoth('formato', [...commits, list], ['nuevo.js', 'tranquilo.js'])).toMatchObject({
      cambios: [8, 0],
      apartados: 1,
    });
  });

  it('do not count for a commit that changes more than a third of the files, and at least fifty', async () => {
    const all = (text: string) => Array.from({ length: 60 }, (_, i) => file(`f${i}.js`, `${text} ${i}`));
    const commits: MadeCommit[] = [
      { files: all('a') },
      { files: [file('f1.js', 'b')] },
      { files: all('c') },
    ].map((one, i) => ({ ...one, seconds: today - (9 - i) * day }));
    expect(await countInBoth('masivo', commits, ['f1.js', 'f2.js'])).toMatchObject({
      cambios: [1, 0],
      apartados: 1,
    });
  });

  it('are unknown for a single commit', async () => {
    expect(await countInBoth('unico', [{ files: [file('a.js', '1')] }], ['a.js'])).toEqual({
      cambios: [0],
      commits: 0,
      desde: null,
      completos: true,
      apartados: 0,
    });
  });

  it('do not count when older than twelve months, with dates of 1970 and 2100 among them', async () => {
    const at = (seconds: number, content: string): MadeCommit => ({
      files: [file('a.js', content)],
      seconds,
    });
    const commits = [
      at(0, '1'),
      at(today - 400 * day, '2'),
      at(today - 10 * day, '3'),
      at(4_102_444_800, '4'),
    ];
    expect(await countInBoth('fechado', commits, ['a.js'])).toMatchObject({ cambios: [2], commits: 2 });
  });

  it('are counted for a commit that the branch has left behind, and refused for one that it lost', async () => {
    const commits = [1, 2, 3].map((n) => ({ files: [file('a.js', String(n))], seconds: today - 9 + n }));
    makeHistory(folder, 'movido.git', commits, { partial: true });
    const before = execFileSync('git', ['-C', join(folder, 'movido.git'), 'rev-parse', 'main~1']);
    const commit = before.toString().trim();
    expect(await count('movido.git', ['a.js'], { commit })).toMatchObject({ cambios: [1], commits: 1 });
    await expect(count('movido.git', [], { commit: 'e'.repeat(40) })).rejects.toMatchObject({
      codigo: 'historia-reescrita',
    });
  });

  it('end in a reason when the host is too slow or the history too large', async () => {
    makeHistory(folder, 'normal.git', [{ files: [file('a.js', '1')] }]);
    const packBytes = 100;
    await expect(
      count('normal.git', [], { limites: { ...limitesDePrueba, packBytes } }),
    ).rejects.toMatchObject({ codigo: 'repositorio-demasiado-grande' });
    hanging = true;
    await expect(
      count('normal.git', [], { limites: { ...limitesDePrueba, segundos: 1 } }),
    ).rejects.toMatchObject({
      codigo: 'tiempo-agotado',
      message: 'La lectura de la historia superó el tiempo máximo (1 segundo) y se detuvo.',
    });
  });
});
