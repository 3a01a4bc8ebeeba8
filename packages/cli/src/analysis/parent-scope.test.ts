import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { withParentNotice } from './parent-scope.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mantenible-'));
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'sonar-project.properties'), '');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const whole: AmbitoAplicado = { origen: 'todo', ambito: ambitoCompleto, avisos: ['uno'], partes: [] };
const tree = (prefix: string) => ({ gitFolder: '', prefix, shallow: false });
const noticesOf = async (prefix: string, ambito = whole) =>
  (await withParentNotice({ carpeta: join(root, prefix), workTree: tree(prefix) }, ambito)).avisos;

it('names the nearest properties file above the folder, within its work tree', async () => {
  expect(await noticesOf('a/b/')).toEqual([
    'uno',
    expect.stringContaining('El archivo ../../sonar-project.properties no se sigue'),
  ]);
  writeFileSync(join(root, 'a/sonar-project.properties'), '');
  expect((await noticesOf('a/b/'))[1]).toContain('El archivo ../sonar-project.properties no se sigue');
});

it('names none where the folder has a file too, which was not followed', async () => {
  writeFileSync(join(root, 'a/b/sonar-project.properties'), '');
  expect(await noticesOf('a/b/')).toEqual(['uno']);
});

it('names none of the folder itself, of another work tree, or where the folder has a scope', async () => {
  expect(await noticesOf('')).toEqual(['uno']);
  const inner = await withParentNotice({ carpeta: join(root, 'a'), workTree: tree('') }, whole);
  expect(inner.avisos).toEqual(['uno']);
  const outside = await withParentNotice({ carpeta: join(root, 'a'), workTree: null }, whole);
  expect(outside.avisos).toEqual(['uno']);
  expect(await noticesOf('a/b/', { ...whole, origen: 'archivo' })).toEqual(['uno']);
});
