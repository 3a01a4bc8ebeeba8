import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeRepository } from '../../../tests/doubles/src/index.ts';
import { historyOf } from './history.ts';
import { commitOf, makeHistory, moveBranch } from './repository.ts';
import { sampleTree } from './sample.ts';

let place: string;
let folder: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-historia-'));
  folder = makeHistory(place, 'una.git', historyOf(sampleTree()));
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-C', where, ...args], { encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

describe('the history of the sample repository', () => {
  it('ends at the sample as it is today', () => {
    const files = [...sampleTree()].map(([path, content]) => ({ path, content }));
    const today = makeRepository(place, 'hoy.git', files);
    expect(git(folder, 'rev-parse', 'main^{tree}')).toBe(git(today, 'rev-parse', 'main^{tree}'));
  });

  it('has at least thirty commits, whose ids are the same in another run', () => {
    const other = makeHistory(place, 'otra.git', historyOf(sampleTree()));
    const ids = linesOf(git(folder, 'rev-list', 'main'));
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(linesOf(git(other, 'rev-list', 'main'))).toEqual(ids);
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
    expect(commitOf(folder, 'entrega-2')).toBe(commitOf(folder, 'main'));
  });

  it('can be parsed in each version of each script', () => {
    const scripts = historyOf(sampleTree())
      .flatMap(({ changes }) => [...changes])
      .filter(([path]) => /\.(?:[cm]?js|jsx|tsx?)$/.test(path));
    const wrong = scripts.filter(([path, text]) => {
      const fileName = path.replace(/\.(?:[cm]?js|jsx)$/, '.tsx');
      const { diagnostics = [] } = ts.transpileModule(text ?? '', { fileName, reportDiagnostics: true });
      return diagnostics.length > 0;
    });
    expect(scripts.length).toBeGreaterThan(50);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('has a branch that can end earlier for a while', () => {
    moveBranch(folder, 'main', commitOf(folder, 'entrega-1'));
    expect(git(folder, 'log', '-1', '--format=%s', 'main')).toBe(
      'Exporta los informes a una hoja de cálculo',
    );
    moveBranch(folder, 'main', commitOf(folder, 'entrega-2'));
    expect(git(folder, 'log', '-1', '--format=%s', 'main')).toBe('Descuenta el cupón del importe final');
  });
});

describe('a sample with a file that no commit adds', () => {
  it('is refused, by the file’s name', () => {
    const tree = new Map([...sampleTree(), ['tienda/nuevo.js', '']]);
    expect(() => historyOf(tree)).toThrow('no commit adds tienda/nuevo.js');
  });
});
