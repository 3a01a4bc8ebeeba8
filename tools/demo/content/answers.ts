import { analizabilidad } from './answers/analizabilidad.ts';
import type { Answer, Evidence } from './answers/answer.ts';
import { firstDelivery, secondDelivery } from './answers/modularidad.ts';
import { modificacion } from './answers/modificacion.ts';
import { prueba } from './answers/prueba.ts';
import { reusabilidad } from './answers/reusabilidad.ts';

export type { Evidence } from './answers/answer.ts';

/** What a test answers: per sub-characteristic one digit for each question, the index of the chosen level. */
export interface Answers {
  readonly levels: Readonly<Record<string, string>>;
  /** By the question's short description. */
  readonly comments: Readonly<Record<string, string>>;
  /** By the question's short description. */
  readonly evidence?: Readonly<Record<string, readonly Evidence[]>>;
}

export type Test = Answers & { readonly title: string };

/** A test out of the answers of its sub-characteristics, in the order of their questions. */
export function testOf(title: string, rows: Readonly<Record<string, readonly Answer[]>>): Test {
  const all = Object.values(rows).flat();
  return {
    title,
    levels: Object.fromEntries(
      Object.entries(rows).map(([name, answers]) => [name, answers.map(({ level }) => level).join('')]),
    ),
    comments: Object.fromEntries(all.map(({ question, comment }) => [question, comment])),
    evidence: Object.fromEntries(all.map(({ question, evidence }) => [question, evidence])),
  };
}

/** The single test is of this sub-characteristic. */
export const single = 'Modularidad';

/** The two attempts at the single test: the second one after the repairs between both deliveries. */
export const attempts: readonly Test[] = [
  testOf('Primera entrega', { [single]: firstDelivery }),
  testOf('Segunda entrega', { [single]: secondDelivery }),
];

/**
 * The test of all sub-characteristics, on the second delivery. The sample has no tests, continuous integration, lock file,
 * style analyser, instructions or database, and no question is answered as if it had.
 */
export const complete: Test = testOf('Evaluación completa de la tienda y la biblioteca', {
  [single]: secondDelivery,
  Reusabilidad: reusabilidad,
  Analizabilidad: analizabilidad,
  'Capacidad de Modificación': modificacion,
  'Capacidad de Prueba': prueba,
});
