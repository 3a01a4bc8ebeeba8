import { mkdtempSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createAnalyses } from './analyses.ts';
import type { Leida } from './analyse.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mantenible-')));
  mkdirSync(join(root, 'otra'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Analyses that end when the test ends them, in the order of their start. */
function open() {
  const started: PromiseWithResolvers<Leida>[] = [];
  const analyses = createAnalyses(root, () => {
    const one = Promise.withResolvers<Leida>();
    started.push(one);
    return one.promise;
  });
  const end = (place: number) => {
    started[place]?.resolve({ fecha: String(place) } as Leida);
  };
  return { analyses, started, end };
}
const fresh = { alcance: null };
const dateOf = async (read: Promise<Leida>) => (await read).fecha;

it('a fresh analysis does not answer with one that began before', async () => {
  const { analyses, started, end } = open();
  const first = analyses.read('.', fresh);
  await expect.poll(() => started.length).toBe(1);
  const later = [analyses.read('.', fresh), analyses.read('.', fresh)];
  end(0);
  expect(await dateOf(first)).toBe('0');
  await expect.poll(() => started.length).toBe(2);
  end(1);
  expect(await Promise.all(later.map(dateOf))).toEqual(['1', '1']);
  expect(started).toHaveLength(2);
  expect(await dateOf(analyses.read('.', null))).toBe('1');
});

it('after one that failed, the folder is read again; another folder waits for neither', async () => {
  const { analyses, started, end } = open();
  const first = analyses.read('.', fresh);
  await expect.poll(() => started.length).toBe(1);
  await expect(analyses.read('otra', fresh)).rejects.toThrow('otra carpeta, o con otro alcance, en marcha');
  const second = analyses.read('.', fresh);
  started[0]?.reject(new Error('falla'));
  await expect(first).rejects.toThrow('falla');
  await expect.poll(() => started.length).toBe(2);
  end(1);
  expect(await dateOf(second)).toBe('1');
});

it('a scope of its own is another analysis, and the other tools answer from it', async () => {
  const { analyses, started, end } = open();
  const first = analyses.read('.', fresh);
  await expect.poll(() => started.length).toBe(1);
  const narrowed = analyses.read('.', { alcance: 'sonar.exclusions=b/**' });
  const refused = expect(analyses.read('.', fresh)).rejects.toThrow('con otro alcance');
  end(0);
  await first;
  await expect.poll(() => started.length).toBe(2);
  await refused;
  end(1);
  expect(await dateOf(narrowed)).toBe('1');
  expect(await dateOf(analyses.read('.', null))).toBe('1');
});
