import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { root } from '../../lib/paths.ts';
import { sampleTree } from '../history/sample.ts';
import { complete } from './answers.ts';

const catalogue = z
  .object({
    pautas: z.array(
      z.object({
        clave: z.string(),
        descripcion: z.string(),
        pregunta: z.string(),
        nivelesCumplimiento: z.array(z.object({ descripcion: z.string() })),
      }),
    ),
    listasVerificacion: z.array(z.object({ clave: z.string(), pautas: z.array(z.string()) })),
    metricas: z.array(z.object({ clave: z.string(), listaVerificacion: z.string() })),
    subcaracteristicas: z.array(z.object({ nombre: z.string(), metricas: z.array(z.string()) })),
  })
  .parse(JSON.parse(readFileSync(join(root, 'apps/api/src/modules/contenido/catalogo.json'), 'utf8')));
const find = <T extends { clave: string }>(all: readonly T[], clave: string) =>
  all.find((one) => one.clave === clave) ?? expect.fail(`nothing has the key ${clave}`);

/** Each question of the complete test with the chosen level. */
const answers = catalogue.subcaracteristicas.flatMap(({ nombre, metricas }) => {
  const claves = metricas.flatMap(
    (metrica) =>
      find(catalogue.listasVerificacion, find(catalogue.metricas, metrica).listaVerificacion).pautas,
  );
  const digits = complete.levels[nombre] ?? '';
  expect([nombre, digits.length]).toEqual([nombre, claves.length]);
  return claves.map((clave, at) => {
    const { descripcion, pregunta, nivelesCumplimiento } = find(catalogue.pautas, clave);
    const nivel = Number(digits[at]);
    const elegido = nivelesCumplimiento[nivel]?.descripcion ?? expect.fail(`${descripcion}: level ${nivel}`);
    return { descripcion, pregunta, nivel, elegido };
  });
});
const tree = sampleTree();
const paths = [...tree.keys()];

/** What the sample lacks: by the paths that would show it, and by the words of a question or level that supposes it. */
const missing = [
  ['tests', /(?:^|\/)(?:tests?|pruebas)\/|\.(?:test|spec)\./u, /\b[Pp]ruebas?\b/u],
  ['continuous integration', /(?:^|\/)\.(?:github|gitlab-ci|circleci)|Jenkinsfile/u, /integración continua/u],
  ['a lock file', /-lock\.|\.lock$/u, /archivo de bloqueo/u],
  ['instructions', /readme|contributing/iu, /instrucciones del repositorio|CONTRIBUTING|documentación del/iu],
  ['a style analyser', /eslint|biome|ruff|flake8/u, /analizador de (?:estilo|código)|formateador/u],
  ['a description of its API', /openapi|swagger|\.graphql/iu, /descripción de su API/u],
] as const;

it.each(missing)('answers nothing as if the sample had %s', (_what, path, words) => {
  expect(paths.filter((one) => path.test(one))).toEqual([]);
  const supposing = answers.filter(
    ({ pregunta, nivel, elegido }) =>
      nivel > 0 &&
      !/^No (?:corresponde|existen|hay)\b/u.test(elegido) &&
      (words.test(pregunta) || words.test(elegido)),
  );
  expect(supposing).toEqual([]);
});

it('comments and proves with questions of the test, and with lines of files that the sample has', () => {
  const asked = answers.map(({ descripcion }) => descripcion);
  const named = [...Object.keys(complete.comments), ...Object.keys(complete.evidence ?? {})];
  expect(named.filter((descripcion) => !asked.includes(descripcion))).toEqual([]);
  const pieces = Object.values(complete.evidence ?? {}).flat();
  for (const piece of pieces)
    if ('path' in piece)
      expect([piece.path, tree.get(piece.path)?.split('\n').length]).toEqual([
        piece.path,
        expect.toSatisfy((lines: number | undefined) => lines !== undefined && lines >= piece.lines[1]),
      ]);
});
