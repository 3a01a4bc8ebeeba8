import { analyseFiles } from '@mantenible/analyser';

import type { Bloque } from '../leer-ficha.ts';

/** Findings of the analyser in an example. */
export interface AnalysedExample {
  readonly parsable: boolean;
  /** Keys of the rules that are raised in the example, each once, sorted. */
  readonly rules: readonly string[];
  /** Their messages, for the report of a failed test. */
  readonly messages: readonly string[];
}

/** An example that is named as a test is analysed as one: such rules read no other code. */
const isTest = (path: string): boolean => /\.test\.\w+$/u.test(path);

/** Analyses one example beside its context files. */
export async function findRules(ejemplo: Bloque, contexto: readonly Bloque[]): Promise<AnalysedExample> {
  const path = ejemplo.ruta ?? `ejemplo.${ejemplo.lenguaje}`;
  const beside = contexto.map(({ ruta, codigo }) => ({ path: ruta ?? '', text: `${codigo}\n` }));
  const analysed = await analyseFiles([
    ...beside,
    { path, text: `${ejemplo.codigo}\n`, isTest: isTest(path) },
  ]);
  const file = analysed.find((one) => one.path === path);
  const findings = file?.findings ?? [];
  return {
    parsable: file?.parsable ?? false,
    rules: [...new Set(findings.map(({ rule }) => rule.split(':')[1] ?? rule))].sort(),
    messages: findings.map(({ rule, message }) => `${rule}: ${message}`),
  };
}
