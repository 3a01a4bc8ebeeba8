import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cifrasDe, nivelSugerido } from '../../../packages/domain/src/medicion/index.ts';
import { makeHistory } from '../history.ts';
import { attempts, complete } from './answers.ts';
import { firstActions, lastAction } from './actions.ts';
import { asked } from './testing/asked.ts';
import { importersOf, readDelivery, reports, type Delivery } from './testing/delivery.ts';

let place: string;
let repository: string;
let deliveries: { readonly first: Delivery; readonly second: Delivery };
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-respuestas-'));
  repository = makeHistory(place, 'ejemplo.git');
  deliveries = {
    first: await readDelivery(repository, 'entrega-1'),
    second: await readDelivery(repository, 'entrega-2'),
  };
}, 300_000);
afterAll(() => {
  rmSync(place, { recursive: true });
});

const [firstAttempt = complete, secondAttempt = complete] = attempts;
const tests = [
  ['the first attempt', 'first', firstAttempt],
  ['the second attempt', 'second', secondAttempt],
  ['the complete test', 'second', complete],
] as const;

/** What the sample lacks: by the paths that would show it, and by the words of a question or level that supposes it. */
const missing = [
  ['tests', /(?:^|\/)(?:tests?|pruebas)\/|\.(?:test|spec)\.|(?:^|\/)test_/u, /\b[Pp]ruebas?\b/u],
  ['continuous integration', /(?:^|\/)\.(?:github|gitlab-ci|circleci)|Jenkinsfile/u, /integración continua/u],
  ['a lock file', /-lock\.|\.lock$/u, /archivo de bloqueo/u],
  ['instructions', /readme|contributing/iu, /instrucciones del repositorio|CONTRIBUTING|documentación del/iu],
  ['a style analyser', /eslint|biome|ruff|flake8/u, /analizador de (?:estilo|código)|formateador/u],
  ['a description of its API', /openapi|swagger|\.graphql/iu, /descripción de su API/u],
] as const;

describe.each(tests)('%s', (_name, which, test) => {
  it.each(missing)('answers nothing as if the sample had %s', (_what, path, words) => {
    expect(deliveries[which].paths.filter((one) => path.test(one))).toEqual([]);
    const supposing = asked(test).filter(
      ({ pregunta, nivel, elegido }) =>
        nivel > 0 &&
        !/^No (?:corresponde|existen|hay)\b/u.test(elegido) &&
        (words.test(pregunta) || words.test(elegido)),
    );
    expect(supposing).toEqual([]);
  });

  it('proves its answers with lines that its commit has', () => {
    const { linesOf } = deliveries[which];
    const pieces = asked(test).flatMap(({ evidencias }) => evidencias);
    const wrong = pieces.filter(
      (piece) =>
        'path' in piece &&
        (piece.lines[0] < 1 ||
          piece.lines[1] < piece.lines[0] ||
          linesOf(piece.path).length < piece.lines[1]),
    );
    expect(pieces.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('proves with lines that do not begin or end blank', () => {
    const { linesOf } = deliveries[which];
    const ends = asked(test).flatMap(({ evidencias }) =>
      evidencias.flatMap((piece) =>
        'path' in piece ? piece.lines.map((line) => ({ piece, text: linesOf(piece.path)[line - 1] })) : [],
      ),
    );
    expect(ends.filter(({ text }) => text?.trim() === '')).toEqual([]);
  });

  it('names only files that its commit has', () => {
    const name = /[\w/.-]+\.(?:cjs|css|html|js|json|jsx|mjs|properties|py|scss|ts|tsx|txt)\b/gu;
    const named = asked(test).flatMap(({ comentario }) => comentario.match(name) ?? []);
    const { paths } = deliveries[which];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((one) => !paths.some((path) => `/${path}`.endsWith(`/${one}`)))).toEqual([]);
  });

  it('calls by name only what stands in the code of its commit', () => {
    const { code, linesOf } = deliveries[which];
    const words = new Set(
      code.flatMap((path) => linesOf(path).flatMap((line) => line.match(/[\p{L}\w]+/gu) ?? [])),
    );
    const comments = asked(test).map(({ comentario }) => comentario);
    // Names in two words, with an underscore or a capital letter inside, are of code.
    const called = comments.flatMap(
      (text) => text.replace(/[\w/.-]+\.\w+/gu, '').match(/\b[a-z]+[A-Z_]\w*/gu) ?? [],
    );
    expect(called.length).toBeGreaterThan(1);
    expect(called.filter((one) => !words.has(one))).toEqual([]);
  });

  it('chooses the level of a tied measure that the analysis of its commit suggests', () => {
    const { measures, files } = deliveries[which].analysis;
    const code_smells = files.reduce((sum, { findings }) => sum + findings.length, 0);
    const figures = cifrasDe({ ...measures, code_smells });
    for (const { descripcion, medida, nivelesCumplimiento, nivel, comentario } of asked(test)) {
      if (medida === undefined) continue;
      const suggested = nivelSugerido(medida, nivelesCumplimiento, figures[medida.nombre] ?? NaN);
      const explained = suggested === nivel || /difiere|no coincide/u.test(comentario);
      expect([descripcion, suggested, explained]).toEqual([descripcion, nivel, true]);
    }
  });

  it('states the figures that the analysis of its commit has', () => {
    const { code, analysis, linesOf } = deliveries[which];
    const { measures, files } = analysis;
    const linesIn = (paths: readonly string[]) =>
      files.reduce((sum, file) => sum + (paths.includes(file.path) ? (file.measures.ncloc ?? 0) : 0), 0);
    const longest = code.toSorted((one, other) => linesOf(other).length - linesOf(one).length).slice(0, 5);
    const functions = measures.functions ?? NaN;
    const facts: readonly (readonly [RegExp, number])[] = [
      [/El análisis cuenta ([\d ]+) funciones/u, functions],
      // lizard misses two of the functions.
      [/(?:de|en) (\d+)(?: \([\d,]+ %\)| funciones)/u, functions - 2],
      [/([\d ]+) líneas (?:de código de JavaScript y Python|de todo el código)/u, linesIn(code)],
      [/ en (1 \d+) líneas \(/u, linesIn(code)],
      [/con (\d+) de las/u, linesIn(code.filter((path) => path.startsWith('biblioteca/biblioteca/')))],
      [/([\d ]+) líneas repetidas/u, measures.duplicated_lines ?? NaN],
      [/repetidas en ([\d ]+) líneas/u, measures.ncloc ?? NaN],
      [/encuentra (\d+) incidencias/u, files.reduce((sum, { findings }) => sum + findings.length, 0)],
      [/ de (\d+) archivos \(/u, code.length],
      [/El más largo, .+, tiene (\d+) líneas/u, linesOf(longest[0] ?? '').length],
    ];
    const texts = asked(test).map(({ comentario }) => comentario);
    const stated = facts.flatMap(([words, fact]) =>
      texts.flatMap((text) => {
        const figure = words.exec(text)?.[1];
        return figure === undefined ? [] : [{ text, figure: Number(figure.replaceAll(' ', '')), fact }];
      }),
    );
    expect(stated.length).toBeGreaterThanOrEqual(8);
    expect(stated.filter(({ figure, fact }) => figure !== fact)).toEqual([]);
    const five = texts.find((text) => text.startsWith('Ninguno de los cinco archivos más largos'));
    for (const path of longest) expect(five ?? path).toContain(path.split('/').at(-1));
  });

  it('states the functions that ESLint and the imports of its commit show', () => {
    const delivery = deliveries[which];
    const comment = (key: string) => asked(test).find(({ clave }) => clave === key)?.comentario;
    const [complex = ''] = reports(delivery, 'complexity', 10);
    const value = /'calcularDescuento' has a complexity of (\d+)/u.exec(complex)?.[1] ?? 'none';
    expect(reports(delivery, 'complexity', 10)).toHaveLength(1);
    expect(comment('P-MMo-2-S-02')).toContain(`calcularDescuento, con ${value}`);
    // No file in Python sums more, so that none of its functions has more.
    const inPython = delivery.analysis.files.filter(({ path }) => path.endsWith('.py'));
    expect(Math.max(...inPython.map(({ measures }) => measures.complexity ?? 0))).toBeLessThanOrEqual(20);
    expect(comment('P-MMo-2-S-03')).toMatch(Number(value) > 20 ? /^Una de/u : /^Ninguna/u);
    const wide = reports(delivery, 'max-params', 4).length;
    expect(comment('P-MMo-2-S-05')).toMatch(new RegExp(`^Según lizard, ${String(wide + 2)} de`, 'u'));
    const deep = reports(delivery, 'max-depth', 4);
    expect(deep.every((one) => one.startsWith('tienda/servidor/app.cjs'))).toBe(true);
    expect(comment('P-MMo-2-S-06')).toMatch(deep.length > 0 ? /^Tres en/u : /^Dos en/u);
    const counts = ['moneda', 'tipos', 'modelos'].map((name) => importersOf(delivery, name).length);
    expect(counts).toEqual([6, 5, 4]);
  });
});

it('takes actions whose causes the first delivery has', () => {
  const { first, second } = deliveries;
  const rulesOf = ({ analysis }: Delivery) =>
    analysis.files.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  const groupsOf = ({ analysis }: Delivery) =>
    analysis.files.flatMap(({ path, duplicates }) => duplicates.map(({ group }) => ({ path, group })));
  const [jumps, copy] = firstActions.map(({ origen }) => origen.clave);
  expect(rulesOf(first)).toContain(jumps);
  expect(rulesOf(second)).not.toContain(jumps);
  const copied = groupsOf(first).filter(({ group }) => group === copy);
  expect(new Set(copied.map(({ path }) => path))).toEqual(
    new Set(['tienda/servidor/informes-trimestre.cjs', 'tienda/servidor/informes.cjs']),
  );
  expect(groupsOf(second).map(({ group }) => group)).not.toContain(copy);
});

it('takes actions of three kinds that name commits between the deliveries, files and a question', () => {
  const { first, second } = deliveries;
  const actions = [...firstActions, lastAction];
  expect(new Set(actions.map(({ origen }) => origen.tipo)).size).toBe(3);
  const between = execFileSync('git', ['-C', repository, 'log', '--format=%H', 'entrega-1..entrega-2']);
  const named = (words: RegExp) => actions.flatMap(({ texto }) => texto.match(words) ?? []);
  const commits = named(/\b[\da-f]{7}\b/gu);
  expect(commits).toHaveLength(firstActions.length);
  for (const commit of commits) expect(between.toString()).toContain(commit);
  const paths = [...first.paths, ...second.paths].map((path) => path.split('/').at(-1));
  expect(named(/[\w-]+\.(?:cjs|ts|py)\b/gu).filter((one) => !paths.includes(one))).toEqual([]);
  expect(Object.keys(complete.comments)).toContain(lastAction.origen.clave);
});
