import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  commit,
  faulty,
  folderWith,
  git,
  install,
  mantenible,
  place,
  remove,
  resultOf,
  write,
} from './testing/installed.ts';

beforeAll(install);
afterAll(remove);

describe('--desde', () => {
  /** A repository whose branch has moved on from `base`. */
  function history() {
    const folder = folderWith({
      'src/a.js': faulty('uno'),
      'src/b.js': faulty('dos'),
      'otro.js': faulty('tres'),
    });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    const base = commit(folder);
    return { folder, base };
  }

  it('reports neither moved nor renamed code, and reports what is new, committed or not', () => {
    const { folder, base } = history();
    git(folder, 'mv', 'src/b.js', 'src/c.js');
    write(folder, { 'src/a.js': `// Un comentario.\n\n${faulty('uno')}` });
    commit(folder);
    expect(resultOf(folder, '--desde', base).desde).toMatchObject({ nuevas: 0, resueltas: 0 });
    write(folder, { 'src/d.js': faulty('cuatro') });
    const { status, stderr } = mantenible(folder, 'analizar', '--desde', base, '--nuevas', '0');
    expect(status).toBe(1);
    expect(stderr).toContain('Con cambios sin confirmar en git (1): src/d.js');
    const { incidencias, desde } = resultOf(folder, '--desde', base, '--nuevas', '1');
    expect(incidencias.map(({ ruta, linea }) => [ruta, linea])).toEqual([['src/d.js', 2]]);
    expect(desde).toMatchObject({ nuevas: 1, resueltas: 0 });
    expect(
      resultOf(folder, '--desde', base, '--nuevas', '0', '--severidad', 'bloqueante').incidencias,
    ).toEqual([]);
  });

  it('compares with the common ancestor, in a folder within the repository, without a checkout', () => {
    const { folder } = history();
    git(folder, 'checkout', '--quiet', '-b', 'rama');
    write(folder, { 'src/d.js': faulty('cuatro') });
    commit(folder);
    git(folder, 'checkout', '--quiet', 'main');
    write(folder, { 'src/a.js': '' });
    commit(folder);
    git(folder, 'checkout', '--quiet', 'rama');
    const { desde } = resultOf(join(folder, 'src'), '--desde', 'main');
    expect(desde).toMatchObject({ nuevas: 1, resueltas: 0 });
    const { stdout } = mantenible(folder, 'analizar', 'src', '--desde', 'main', '-f', 'gitlab');
    expect((JSON.parse(stdout) as { location: { path: string } }[])[0]?.location.path).toBe('src/d.js');
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

  it('works in a work tree of its own and in a submodule', () => {
    const { folder, base } = history();
    const tree = join(place, 'arbol');
    git(folder, 'worktree', 'add', '--quiet', tree, '-b', 'aparte');
    write(tree, { 'nuevo.js': faulty('cuatro') });
    expect(resultOf(tree, '--desde', base).desde).toMatchObject({ nuevas: 1 });
    const outer = folderWith({ 'x.js': 'f();\n' });
    git(outer, 'init', '--quiet');
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'dentro');
    write(outer, { 'dentro/nuevo.js': faulty('cuatro') });
    expect(resultOf(join(outer, 'dentro'), '--desde', base).desde).toMatchObject({ nuevas: 1 });
    const inner = resultOf(join(outer, 'dentro/src'), '--desde', base).desde;
    expect(inner).toMatchObject({ nuevas: 0, cambio: 0 });
  });

  it('reports what an unchanged file gains from a change in another one', () => {
    const declared = 'export function f(): number {\n  return 1;\n}\n';
    const folder = folderWith({
      'a.ts': declared,
      'b.ts': "import { f } from './a';\n\nexport const uno = f();\n",
      'tsconfig.json': '{}',
    });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    const base = commit(folder);
    write(folder, { 'a.ts': `/** @deprecated Otra. */\n${declared}` });
    const { incidencias } = resultOf(folder, '--desde', base);
    expect(incidencias.map(({ ruta, regla }) => [ruta, regla])).toContainEqual(['b.ts', 'typescript:S1874']);
  });

  it('misses a bound of new findings where a file cannot be read any more', () => {
    const { folder, base } = history();
    write(folder, { 'src/a.js': 'function (\n' });
    const given = ['--desde', base, '--nuevas', '0', '-f', 'json'];
    const { status, stdout, stderr } = mantenible(folder, 'analizar', ...given);
    expect(status).toBe(1);
    expect(stderr).toContain('falta por medir lo que no se leyó como código: src/a.js');
    expect(JSON.parse(stdout)).toMatchObject({ desde: { ilegibles: ['src/a.js'] } });
  });

  it('misses each bound where the base has as code what is left out now, and counts nothing there as fixed', () => {
    const { folder, base } = history();
    write(folder, { 'src/a.js': `${faulty('uno')}//${'x'.repeat(1_000_000)}` });
    const given = ['--desde', base, '--nuevas', '0', '--umbral', 'code_smells=9', '-f', 'json'];
    const { status, stdout, stderr } = mantenible(folder, 'analizar', ...given);
    expect(status).toBe(1);
    expect(stderr).toContain('Olores de código: 2, máximo 9: no cumple; falta por medir');
    expect(JSON.parse(stdout)).toMatchObject({ desde: { nuevas: 0, resueltas: 0, ilegibles: ['src/a.js'] } });
  });

  it('does not report code that was only formatted', () => {
    const { folder, base } = history();
    write(folder, { 'src/a.js': 'function uno(a)\n{\n\tvar b\n\t\t= a\n\treturn b\n}\nuno(1)\n' });
    expect(resultOf(folder, '--desde', base).desde).toMatchObject({ nuevas: 0, resueltas: 0 });
  });

  it('counts the findings of a severity alike in every format, and names it in each', () => {
    const { folder, base } = history();
    write(folder, { 'src/d.js': faulty('cuatro') });
    const all = ['tabla', 'json', 'markdown', 'sarif', 'gitlab', 'github'];
    const files = all.flatMap((formato) => ['-f', formato, '-o', join(place, `salida.${formato}`)]);
    const given = ['--desde', base, '--nuevas', '0', '--severidad', 'bloqueante', ...files];
    expect(mantenible(folder, 'analizar', ...given).status).toBe(0);
    const texts = all.map((formato) => readFileSync(join(place, `salida.${formato}`), 'utf8'));
    expect(texts.join('')).not.toContain('S3504');
    const [tabla, json, markdown, sarif, gitlab, github] = texts;
    for (const text of [tabla, markdown]) {
      expect(text).toContain(': 0 incidencias nuevas de severidad bloqueante, 0 resueltas');
      expect(text).toContain('Incidencias nuevas: 0 de severidad bloqueante, máximo 0: cumple');
      expect(text).toContain('0 incidencias nuevas de severidad bloqueante; ');
    }
    expect(JSON.parse(json ?? '')).toMatchObject({
      severidad: 'BLOCKER',
      desde: { nuevas: 0 },
      umbrales: [{ valor: 0, severidad: 'BLOCKER' }],
    });
    expect(sarif).toContain('Solo incidencias de severidad bloqueante.');
    expect(github).toContain('Solo incidencias de severidad bloqueante.');
    expect(gitlab).toBe('[]\n');
    const alone = mantenible(folder, 'analizar', '--severidad', 'bloqueante', '-f', 'gitlab');
    expect(alone.stderr).toContain('Solo incidencias de severidad bloqueante\n');
  });

  it('refuses a clone without blobs, which the analysis of its folder alone does not need', () => {
    const { folder, base } = history();
    write(folder, { 'src/a.js': 'f();\n' });
    commit(folder);
    git(folder, 'config', 'uploadpack.allowFilter', 'true');
    const clone = join(place, 'parcial');
    git(place, 'clone', '--quiet', '--filter=blob:none', `file://${folder}`, clone);
    const { status, stdout, stderr } = mantenible(clone, 'analizar', '--desde', base);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'Al clon le faltan objetos (es parcial): tráigalos con «git fetch --refetch --no-filter».\n',
    );
    expect(mantenible(clone, 'analizar').stderr).toBe('');
  });

  it.each([
    ['an unknown revision', 'no-hay', 'no conoce la revisión «no-hay»'],
    ['what is an option of git', '--all', 'le falta su valor'],
  ])('refuses %s', (_name, revision, message) => {
    const { folder } = history();
    const { status, stdout, stderr } = mantenible(folder, 'analizar', '--desde', revision);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('refuses a shallow clone that lacks the revision, and a folder without history', () => {
    const { folder, base } = history();
    write(folder, { 'src/a.js': '' });
    commit(folder);
    const clone = join(place, 'superficial');
    git(place, 'clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    const shallow = mantenible(clone, 'analizar', '--desde', base);
    expect(shallow.status).toBe(2);
    expect(shallow.stderr).toContain('git fetch --unshallow');
    const plain = mantenible(folderWith({ 'a.js': 'f();\n' }), 'analizar', '--desde', 'main');
    expect(plain.status).toBe(2);
    expect(plain.stderr).toContain('no está en un repositorio de git');
  });
});
