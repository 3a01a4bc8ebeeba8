import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkDocument } from './check-docs.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-check-'));
  await mkdir(join(root, 'docs/adr'), { recursive: true });
  await writeFile(join(root, 'docs/guia.md'), '');
  await writeFile(join(root, 'package.json'), '{}');
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

function problems(text: string, file = 'docs/arquitectura.md'): string[] {
  const repository = {
    root,
    scripts: new Set(['start', 'check', 'test:real']),
    rooms: ['docs', 'package.json'],
  };
  return checkDocument(file, text, repository).map(({ line, problem }) => `${String(line)}: ${problem}`);
}

it('accepts paths, scripts and links that exist', () => {
  const text =
    'Run `npm run check`, `npm run test:real -- --corto` or `npm start`.\nSee `docs/adr/` and [guía](guia.md#uso).';
  expect(problems(text)).toEqual([]);
});

it('names a script that package.json lacks, with its line', () => {
  expect(problems('first\n\nThen `npm run deploy` and `npm test`.')).toEqual([
    '3: no existe el guion npm «deploy»',
    '3: no existe el guion npm «test»',
  ]);
});

it('names a path of the repository that is missing, also one relative to the document', () => {
  expect(problems('`docs/adr/001.md` `./guia.md` `../docs/otra.md`')).toEqual([
    '1: no existe la ruta «docs/adr/001.md»',
    '1: no existe la ruta «docs/otra.md»',
  ]);
});

it('names a link that leads nowhere, and leaves addresses and anchors alone', () => {
  expect(problems('[a](otra.md) [b](https://example.org/x) [c](#aqui) ![d](../imagen.png)')).toEqual([
    '1: el enlace a «docs/otra.md» no lleva a ningún archivo',
    '1: el enlace a «imagen.png» no lleva a ningún archivo',
  ]);
});

it('ignores patterns, built files and code that is not a path', () => {
  expect(
    problems('`docs/<nombre>.md` `docs/*.md` `docs/dist/x.js` `config.port` `GET /pautas` `/metricas/all`'),
  ).toEqual([]);
});
