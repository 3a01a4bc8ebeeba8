import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ambitoCompleto } from '@mantenible/domain/ambito';
import { makeHistory, type MadeCommit } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limitesDePrueba } from '../testing/limits.ts';
import { hostPasts, type PastHost } from '../testing/past-host.ts';

let host: PastHost;
beforeAll(async () => {
  host = await hostPasts();
});
afterAll(() => host.close());

const file = (path: string, content: string) => ({ path, content });
/** Commits of which each changes one file. */
const changes = (count: number): MadeCommit[] =>
  Array.from({ length: count }, (_, i) => ({ files: [file('a.py', `x = ${i}\n`)] }));

let made = 0;
function make(commits: readonly MadeCommit[], partial = true): string {
  made += 1;
  const name = `r${made}.git`;
  makeHistory(host.folder, name, commits, { partial });
  return name;
}

const filesOf = async (name: string) =>
  (await host.past(name)).commits.map(({ medidas }) => medidas['files']);

describe('the past of a branch', () => {
  it('has at most 24 commits, oldest first, and leaves nothing on the disk', async () => {
    const { commits, rama, avisos } = await host.past(make(changes(30)));
    const dates = commits.map(({ fecha }) => fecha);
    expect([commits.length, rama, avisos]).toEqual([24, 'main', []]);
    expect(dates).toEqual([...dates].sort());
    expect(host.leftovers()).toEqual([]);
  });

  it('has the scope of its newest commit, or that of the project, for all commits', async () => {
    const properties = file('sonar-project.properties', 'sonar.exclusions=b.py\n');
    const name = make([...changes(2), { files: [file('b.py', 'b'), properties] }]);
    const exclusiones = ['b.py'];
    expect((await host.past(name)).alcance).toMatchObject({ origen: 'archivo', ambito: { exclusiones } });
    const ambito = { ...ambitoCompleto, exclusiones: ['a.py'] };
    expect((await host.past(name, { ambito })).alcance).toEqual({ origen: 'proyecto', ambito });
    expect((await host.past(make(changes(2)))).alcance).toEqual({ origen: 'todo', ambito: ambitoCompleto });
  });

  it('follows first parents over merges, and measures each commit as it was', async () => {
    const name = make([
      { files: [file('a.py', 'a')] },
      { files: [file('lateral.py', 'b')], parent: 0 },
      { files: [file('c.py', 'c')], parent: 0 },
      { files: [file('lateral.py', 'b')], parent: 2, merge: 1 },
    ]);
    expect(await filesOf(name)).toEqual([1, 2, 3]);
  });

  it('counts a renamed file once, and a commit without changes as it is', async () => {
    const name = make([
      { files: [file('a.py', 'a'), file('b.py', 'b')] },
      {},
      { files: [file('z.py', 'a')], remove: ['a.py'] },
    ]);
    expect(await filesOf(name)).toEqual([2, 2, 2]);
  });

  it('has no date before 1970, after today, or before that of an older commit', async () => {
    const years = [0, 4_102_444_800, 1_700_000_000];
    const { commits } = await host.past(make(years.map((seconds, i) => ({ ...changes(3)[i], seconds }))));
    const dates = commits.map(({ fecha }) => Date.parse(fecha));
    expect(dates[0]).toBe(0);
    expect(dates[1]).toBeLessThanOrEqual(Date.now());
    expect(dates[2]).toBe(dates[1]);
  });

  it('leaves submodules and links out', async () => {
    const name = make([{ files: [file('a.py', 'a'), { path: 'l.py', content: 'a.py', mode: '120000' }] }]);
    const git = (args: readonly string[], input = ''): string =>
      execFileSync('git', ['-C', join(host.folder, name), ...args], { input })
        .toString()
        .trim();
    const tree = `${git(['ls-tree', 'main'])}\n160000 commit ${'a'.repeat(40)}\tsub.py\n`;
    const person = ['-c', 'user.name=P', '-c', 'user.email=p@example.org'];
    const commit = ['commit-tree', '-m', 'x', '-p', 'main', git(['mktree', '--missing'], tree)];
    git(['update-ref', 'refs/heads/main', git([...person, ...commit])]);
    expect(await filesOf(name)).toEqual([1, 1]);
  });

  it('is that of a host without partial clones too, with a notice', async () => {
    const { commits, avisos } = await host.past(make(changes(3), false));
    expect(commits).toHaveLength(3);
    expect(avisos).toEqual([{ aviso: 'sin-clon-parcial', commits: 0 }]);
  });

  it('leaves commits without code out and reports how many', async () => {
    const name = make([{ files: [file('LEEME.md', 'a')] }, ...changes(2)]);
    const { commits, avisos } = await host.past(name);
    expect([commits.length, avisos]).toEqual([2, [{ aviso: 'sin-codigo', commits: 1 }]]);
  });

  it('reports a rewritten branch, and none that has more commits', async () => {
    const name = make(changes(3));
    const { commits } = await host.past(name);
    const anterior = commits[0]?.commit ?? '';
    expect((await host.past(name, { anterior })).avisos).toEqual([]);
    expect((await host.past(name, { anterior: 'f'.repeat(40) })).avisos).toEqual([
      { aviso: 'reescrita', commits: 0 },
    ]);
  });

  it('looks up each content of a path once among the parts of earlier analyses', async () => {
    const asked: string[] = [];
    await host.past(make(changes(3)), {
      conocidos: (blobs) => {
        asked.push(...blobs.map(({ blob, ruta }) => `${ruta} ${blob}`));
        return Promise.resolve(new Map());
      },
    });
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
  });
});

describe('the limits of a past', () => {
  const within = (limits: Partial<typeof limitesDePrueba>) => ({
    limites: { ...limitesDePrueba, ...limits },
  });

  it('leave the oldest commits out and report how many', async () => {
    // Each content has two lines; three fit.
    const { commits, avisos } = await host.past(make(changes(5)), within({ lineas: 6 }));
    expect([commits.length, avisos]).toEqual([3, [{ aviso: 'fuera-de-limites', commits: 2 }]]);
  });

  it('bound the files of all commits together', async () => {
    const { commits } = await host.past(make(changes(5)), within({ archivos: 2 }));
    expect(commits).toHaveLength(2);
  });

  it('bound the bytes of a download: a pack that is too large is refused and removed', async () => {
    const noise = Array.from({ length: 20_000 }, (_, i) => Math.sin(i)).join('\n');
    const name = make([{ files: [file('a.py', noise)] }, ...changes(1)], false);
    expect(await host.refusal(name, within({ packBytes: 4096 }))).toContain('demasiado grande');
    expect(host.leftovers()).toEqual([]);
  });

  it('leave the older commits out where their files alone are too large a download', async () => {
    const noise = Array.from({ length: 20_000 }, (_, i) => Math.sin(i)).join('\n');
    const name = make([{ files: [file('a.py', noise)] }, ...changes(3)]);
    const { commits, avisos } = await host.past(name, within({ packBytes: 16_384 }));
    expect(avisos).toContainEqual({ aviso: 'fuera-de-limites', commits: 4 - commits.length });
  });

  it('refuse a branch of a single commit and one without code', async () => {
    expect(await host.refusal(make(changes(1)))).toContain('un solo commit');
    const text = { files: [file('LEEME.md', 'a')] };
    expect(await host.refusal(make([text, {}]))).toContain('no contiene código');
  });

  it('end a past that takes too long', async () => {
    const name = make([...changes(1), { files: [file('a.py', 'cuelga')] }]);
    expect(await host.refusal(name, within({ segundos: 3 }))).toContain('superó el tiempo máximo');
    expect(host.leftovers()).toEqual([]);
  });
});

describe('a past of real code', () => {
  it('has for each commit the measures of an analysis of that commit', async () => {
    const sum = 'export function suma(a, b) {\n  let nada;\n  if (a) return a + b;\n  return b;\n}\n';
    const long = sum.repeat(4).replaceAll('suma', 'otra');
    const python = 'import os\n\n\ndef f(x):\n    if x:\n        return 1\n    return 2\n';
    const steps: MadeCommit[] = [
      { files: [file('src/suma.js', sum), file('f.py', python)] },
      { files: [file('src/larga.js', long), file('src/copia.js', long)] },
      { files: [file('src/suma.js', sum.replace('let nada;', '// nada'))], remove: ['src/copia.js'] },
    ];
    const name = make(steps);
    const { commits } = await host.past(name, { worker: 'real' });
    const alone = [1, 2, 3].map((count) => make(steps.slice(0, count)));
    const expected = [];
    for (const one of alone) expected.push(await host.measures(one));
    expect(commits.map(({ medidas }) => medidas)).toEqual(expected);
  });

  it('has the findings that scripts outside the scope give by their types', async () => {
    const usa = (nota: string) =>
      file(
        'src/usa.ts',
        `import { valor } from '../lib/valor';\n// ${nota}\nexport async function usa() {\n  await valor();\n}\n`,
      );
    const steps: MadeCommit[] = [
      {
        files: [
          file('sonar-project.properties', 'sonar.exclusions=lib/**\n'),
          file('lib/valor.ts', 'export function valor(): number {\n  return 1;\n}\n'),
          usa('Uno'),
        ],
      },
      { files: [usa('Dos')] },
    ];
    const { commits } = await host.past(make(steps), { worker: 'real' });
    const expected = [];
    for (const count of [1, 2]) expected.push(await host.measures(make(steps.slice(0, count))));
    expect(commits.map(({ medidas }) => medidas)).toEqual(expected);
    expect(commits.map(({ medidas }) => medidas['code_smells'])).toEqual([1, 1]);
  });
});
