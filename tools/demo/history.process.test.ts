import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeRepository } from '../../tests/doubles/src/index.ts';
import { root } from '../lib/paths.ts';
import { filesOf } from '../lib/sample-repository.ts';
import { endBranchAt, makeHistory } from './history.ts';

let place: string;
let folder: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-historia-'));
  folder = makeHistory(place, 'una.git');
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-C', where, ...args], { encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

describe('the history of the sample repository', () => {
  it('ends at the sample as it is today', () => {
    const folders = ['tienda', 'biblioteca'].map((name) => join(root, 'tests/projects', name));
    const today = makeRepository(place, 'hoy.git', folders.flatMap(filesOf));
    expect(git(folder, 'rev-parse', 'main^{tree}')).toBe(git(today, 'rev-parse', 'main^{tree}'));
  });

  it('has at least thirty commits, and the ids of the file that it is read from', () => {
    expect(linesOf(git(folder, 'rev-list', 'main')).length).toBeGreaterThanOrEqual(30);
    expect(git(folder, 'rev-parse', 'main')).toBe('ee4168441a6f6af35b32cd764e78adacc8c7b0eb');
  });

  it('has dates that grow from each commit to the next, equal for author and committer', () => {
    const dates = linesOf(
      git(folder, 'log', '--topo-order', '--date-order', '--reverse', '--format=%at %ct', 'main'),
    );
    const authored = dates.map((line) => Number(line.split(' ')[0]));
    expect(dates.map((line) => Number(line.split(' ')[1]))).toEqual(authored);
    expect(authored).toEqual([...new Set(authored)].sort((one, other) => one - other));
  });

  it('merges a branch, renames a file as it is, and changes one file in many commits', () => {
    const merges = linesOf(git(folder, 'log', '--merges', '--format=%s', 'main'));
    expect(merges).toEqual(['Une la rama de la biblioteca']);
    const renamed = git(
      folder,
      'log',
      '--find-renames=100%',
      '--diff-filter=R',
      '--name-status',
      '--format=',
      'main',
    );
    expect(linesOf(renamed)).toEqual([
      'R100\ttienda/src/servicios/guardado.ts\ttienda/src/servicios/almacen.ts',
    ]);
    const prices = linesOf(git(folder, 'log', '--format=%h', 'main', '--', 'tienda/src/dominio/precios.ts'));
    expect(prices.length).toBeGreaterThanOrEqual(10);
  });

  it('has a copy and nested checks at the first delivery, and neither at the second one', () => {
    const holds = (tag: string, path: string) => linesOf(git(folder, 'ls-tree', '-r', tag, path)).length;
    const copy = 'tienda/servidor/informes-trimestre.cjs';
    expect([holds('entrega-1', copy), holds('entrega-2', copy)]).toEqual([1, 0]);
    const route = (tag: string) => git(folder, 'show', `${tag}:tienda/servidor/app.cjs`);
    expect(route('entrega-1')).toContain('                vale = false;');
    expect(route('entrega-2')).not.toContain('vale = false');
    expect(git(folder, 'rev-parse', 'entrega-2')).toBe(git(folder, 'rev-parse', 'main'));
  });

  it('can be parsed in each version of each script', () => {
    const raw = git(
      folder,
      'log',
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--diff-filter=AM',
      '--format=',
      'main',
    );
    const scripts = linesOf(raw)
      .map((line) => line.split(/[ \t]/u))
      .map(([, , , id = '', , path = '']) => ({ id, path }))
      .filter(({ path }) => /\.(?:[cm]?js|jsx|tsx?)$/u.test(path));
    const wrong = scripts.filter(({ id, path }) => {
      const fileName = path.replace(/\.(?:[cm]?js|jsx)$/u, '.tsx');
      const text = git(folder, 'cat-file', 'blob', id);
      return (ts.transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? []).length > 0;
    });
    expect(scripts.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('has a branch that can end earlier for a while', () => {
    endBranchAt(folder, 'main', 'entrega-1');
    expect(git(folder, 'log', '-1', '--format=%s', 'main')).toBe(
      'Exporta los informes a una hoja de cálculo',
    );
    endBranchAt(folder, 'main', 'entrega-2');
    expect(git(folder, 'log', '-1', '--format=%s', 'main')).toBe('Descuenta el cupón del importe final');
  });
});
