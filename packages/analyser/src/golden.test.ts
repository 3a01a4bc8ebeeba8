import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { describe, expect, it } from 'vitest';

import { analyseFiles, analyseProject, type ProjectAnalysis } from './analyse.ts';
import type { Measures, MetricKey } from './measures/metric-keys.ts';
import { excludedByPath, excludedByText } from './selection/select-file.ts';

const samples = join(import.meta.dirname, '../../../tests/projects');

/** The results of a real SonarQube 10.7 for a sample project; values are strings. */
interface Expected {
  readonly medidas: readonly Value[];
  readonly componentes: readonly { readonly path: string; readonly measures: readonly Value[] }[];
  readonly incidencias: readonly {
    readonly regla: string;
    readonly archivo: string;
    readonly linea: number | null;
    readonly tiempo_estimado: string;
  }[];
}
interface Value {
  readonly metric: string;
  readonly value: string;
}

/** Settings that the analysis of scripts reads. */
const isSetting = (path: string) => path === 'package.json' || path === 'tsconfig.json';

async function analyseSample(name: string): Promise<ProjectAnalysis> {
  const root = join(samples, name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), file }))
    .filter(({ path, file }) => isSetting(path) || excludedByPath(path, statSync(file).size) === null)
    .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }))
    .filter(({ path, text }) => isSetting(path) || excludedByText(path, text) === null);
  return analyseProject(await analyseFiles(files));
}

const compared: readonly MetricKey[] = [
  'ncloc',
  'comment_lines_density',
  'complexity',
  'duplicated_lines',
  'lines_to_cover',
];

const bestIsNone: ReadonlySet<MetricKey> = new Set(['duplicated_lines', 'cognitive_complexity']);

/** SonarQube reports the best value of absent measures. */
const ours = (measures: Measures, metrics: readonly MetricKey[]) =>
  Object.fromEntries(
    metrics.flatMap((metric) => {
      const value = measures[metric] ?? (bestIsNone.has(metric) ? 0 : undefined);
      return value === undefined ? [] : [[metric, value]];
    }),
  );
const theirs = (values: readonly Value[], metrics: readonly MetricKey[]) =>
  Object.fromEntries(
    values
      .filter(({ metric }) => metrics.some((each) => each === metric))
      .map(({ metric, value }) => [metric, Number(value)]),
  );

describe.each(['tienda', 'biblioteca'])(
  'the sample project %s measures as SonarQube 10.7 measures it',
  async (name) => {
    const expected = JSON.parse(readFileSync(join(samples, `${name}.esperado.json`), 'utf8')) as Expected;
    const { files, measures } = await analyseSample(name);
    const metrics = name === 'biblioteca' ? [...compared, 'cognitive_complexity' as const] : compared;

    it('file by file', () => {
      const found = Object.fromEntries(files.map((file) => [file.path, ours(file.measures, metrics)]));
      const reference = expected.componentes.map(({ path, measures: values }) => [
        path,
        theirs(values, metrics),
      ]);
      expect(found).toEqual(Object.fromEntries(reference));
    });

    it('with equal findings, lines and efforts', () => {
      const found = files.flatMap(({ path, findings }) =>
        findings.map(
          ({ rule, range, effort }) => `${rule} ${path}:${String(range?.startLine)} ${String(effort)}min`,
        ),
      );
      const reference = expected.incidencias.map(
        ({ regla, archivo, linea, tiempo_estimado }) =>
          `${regla} ${archivo}:${String(linea)} ${tiempo_estimado}`,
      );
      expect(reference.length).toBeGreaterThan(20);
      expect(found.sort()).toEqual(reference.sort());
    });

    it('in total', () => {
      expect(ours(measures, metrics)).toEqual(theirs(expected.medidas, metrics));
    });
  },
);
