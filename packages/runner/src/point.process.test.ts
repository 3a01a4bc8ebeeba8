import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ambitoCompleto } from '@mantenible/domain/ambito';
import { makeHistory } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hostRepositories, type RepositoryHost } from './testing/repository-host.ts';

let host: RepositoryHost;
beforeAll(async () => {
  host = await hostRepositories();
});
afterAll(() => host.close());

const seconds = (iso: string) => Date.parse(iso) / 1000;
const file = (path: string, content: string) => ({ path, content });
const deadline = Date.parse('2026-12-16T05:00:00Z');

/** Three commits of the branch, of which the second ends the day of the deadline, and one of a merged branch. */
function make(name: string, partial = true): string {
  makeHistory(
    host.folder,
    name,
    [
      { files: [file('a.py', 'a = 1\n')], seconds: seconds('2026-12-01T00:00:00Z') },
      { files: [file('b.py', 'b = 1\n')], seconds: seconds('2026-12-16T04:59:59Z') },
      { files: [file('lateral.py', 'c = 1\n')], parent: 0, seconds: seconds('2026-12-16T04:59:58Z') },
      {
        files: [file('lateral.py', 'c = 1\n')],
        parent: 1,
        merge: 2,
        seconds: seconds('2026-12-16T05:00:00Z'),
      },
      { files: [file('d.py', 'd = 1\n')], parent: 3, seconds: seconds('2026-12-17T00:00:00Z') },
    ],
    { partial },
  );
  return name;
}

const revisions = (name: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', join(host.folder, name), ...args], { encoding: 'utf8' })
    .trim()
    .split('\n');

const paths = (result: { readonly archivos: readonly { readonly ruta: string }[] }) =>
  result.archivos.map(({ ruta }) => ruta);

describe('a commit of a branch other than its newest', () => {
  it.each([true, false])('is the last first parent before a time (partial clone: %s)', async (partial) => {
    const name = make(`antes-${partial}.git`, partial);
    const result = await host.analyse(name, { punto: { antesDe: deadline } });
    expect([paths(result), result.fecha]).toEqual([['a.py', 'b.py'], '2026-12-16T04:59:59.000Z']);
    expect(host.leftovers()).toEqual([]);
  });

  it('is the one of an id, also of its first digits', async () => {
    const name = make('id.git');
    const { commit } = await host.analyse(name, {
      punto: { antesDe: seconds('2026-12-02T00:00:00Z') * 1000 },
    });
    for (const given of [commit, commit.slice(0, 7)])
      expect(paths(await host.analyse(name, { punto: { commit: given } }))).toEqual(['a.py']);
  });

  it('is that of a tag, also of an annotated one', async () => {
    const name = make('etiqueta.git');
    const git = (...args: readonly string[]) =>
      execFileSync('git', [
        '-C',
        join(host.folder, name),
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@b',
        ...args,
      ]);
    git('tag', 'v1', 'main~2');
    git('tag', '-a', '-m', 'x', 'v1-anotada', 'main~2');
    git('tag', 'lateral', 'main~1^2');
    for (const etiqueta of ['v1', 'v1-anotada'])
      expect(paths(await host.analyse(name, { punto: { etiqueta } }))).toEqual(['a.py', 'b.py']);
    const refusals = ['v9', 'lateral'].map((etiqueta) => host.refusal(name, { punto: { etiqueta } }));
    expect(await Promise.all(refusals)).toMatchObject([
      { codigo: 'etiqueta-inexistente' },
      { codigo: 'fuera-de-la-linea' },
    ]);
  });

  it('without main code has a result where that is admitted, and is refused otherwise', async () => {
    const code = [file('a.py', 'a = 1\n')];
    const empties = [[], [file('LEEME.md', '# a\n')], [file('tests/a.py', 'a = 1\n')]];
    const ambito = { ...ambitoCompleto, fuentes: ['src'], pruebas: ['tests'] };
    const refused: string[] = [];
    for (const [i, files] of empties.entries()) {
      const name = `sin-codigo-${i}.git`;
      makeHistory(host.folder, name, [{ files }, { files: code }]);
      const punto = { commit: revisions(name, 'rev-parse', 'main~1')[0] ?? '' };
      const { archivos, total } = await host.analyse(name, { punto, ambito, admiteSinCodigo: true });
      expect([archivos.map(({ ruta }) => ruta), total]).toEqual(i === 2 ? [['tests/a.py'], 1] : [[], 0]);
      refused.push((await host.refusal(name, { punto, ambito })).codigo);
    }
    expect(refused).toEqual(['repositorio-vacio', 'sin-codigo', 'alcance-vacio']);
    expect(host.leftovers()).toEqual([]);
  });

  it('is refused where a merge brought it', async () => {
    const name = make('linea.git');
    const commit = revisions(name, 'rev-parse', 'main~1^2')[0] ?? '';
    for (const given of [commit, commit.slice(0, 7)])
      expect(await host.refusal(name, { punto: { commit: given } })).toMatchObject({
        codigo: 'fuera-de-la-linea',
      });
  });

  it('is refused where several begin with its digits', async () => {
    // Of seventeen ids, two begin with the same digit.
    const commits = Array.from({ length: 17 }, (_, i) => ({ files: [file('a.py', `a = ${i}\n`)] }));
    makeHistory(host.folder, 'varios.git', commits);
    const digits = revisions('varios.git', 'rev-list', 'main').map((id) => id.slice(0, 1));
    const repeated = digits.find((digit, i) => digits.indexOf(digit) !== i) ?? '';
    const refusal = await host.refusal('varios.git', { punto: { commit: repeated } });
    expect(refusal).toMatchObject({ codigo: 'commit-ambiguo' });
  });

  it('is refused where the branch has none', async () => {
    const name = make('sin.git');
    const before = await host.refusal(name, { punto: { antesDe: Date.parse('2026-11-01T00:00:00Z') } });
    const other = await host.refusal(name, { punto: { commit: 'abcdef0' } });
    expect([before.codigo, other.codigo]).toEqual(['sin-commit-antes', 'commit-inexistente']);
    expect(before.message).toBe('La rama no tiene ningún commit anterior al plazo de la entrega.');
  });

  it('is the newest where no point is asked for', async () => {
    const result = await host.analyse(make('punta.git'));
    expect([paths(result), result.fecha]).toEqual([['a.py', 'b.py', 'd.py', 'lateral.py'], undefined]);
  });
});
