import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDelivery } from '../content/testing/delivery.ts';
import { makeHistory } from '../history.ts';
import { open, past, reference, repeated } from './deliveries.ts';
import { marks } from './marks.ts';
import { teams } from './people.ts';

let place: string;
let repository: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-entregas-'));
  repository = makeHistory(place, 'ejemplo.git');
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });

const tests = [
  ...[...past.saved, repeated, ...open.saved].map(
    ({ team, at, test }) => [`${team}, day ${String(at[0])}`, teams[team].commit, test] as const,
  ),
  ['the reference', 'entrega-2', reference.test] as const,
];

describe.each(tests)('the test of %s', (_name, commit, test) => {
  it('cites lines that its commit has', async () => {
    const { linesOf } = await readDelivery(repository, commit);
    const pieces = Object.values(test.evidence ?? {}).flat();
    const wrong = pieces.filter((piece) => 'path' in piece && linesOf(piece.path).length < piece.lines[1]);
    expect(wrong).toEqual([]);
  });
});

it('comments on questions that the test of their team answers', () => {
  const missing = marks.flatMap(({ team, comments }) => {
    const answered = past.saved.find((one) => one.team === team)?.test.comments ?? {};
    return comments.filter(({ question }) => question !== undefined && !(question in answered));
  });
  expect(missing).toEqual([]);
});

describe('the branch with a scope', () => {
  const commit = teams.arrayan.commit;
  it('has tests, a generated file, a submodule and the properties that name them', () => {
    const properties = git('show', `${commit}:sonar-project.properties`);
    expect(properties).toMatch(/^sonar\.tests=tienda\/tests$/mu);
    expect(git('ls-tree', '-r', '--name-only', commit, 'tienda/tests').trim().split('\n')).toHaveLength(2);
    expect(git('show', `${commit}:tienda/src/api/cliente.ts`)).toMatch(/^\/\/ Archivo generado/u);
    expect(git('ls-tree', commit, 'tienda/servidor')).toMatch(/^160000 commit /u);
    expect(git('show', `${commit}:.gitmodules`)).toContain('path = tienda/servidor');
  });
});
