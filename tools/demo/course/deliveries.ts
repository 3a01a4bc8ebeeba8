import { answer } from '../content/answers/answer.ts';
import { firstDelivery, secondDelivery } from '../content/answers/modularidad.ts';
import { reusabilidad } from '../content/answers/reusabilidad.ts';
import { testOf, type Test } from '../content/answers.ts';
import type { Minute } from './calendar.ts';
import type { TeamName } from './people.ts';

/** A test that a team saved. */
export interface Saved {
  readonly team: TeamName;
  readonly at: Minute;
  readonly test: Test;
  /** Absent: the first one. */
  readonly attempt?: 1 | 2;
}

export interface Delivery {
  readonly titulo: string;
  readonly texto: string;
  /** Sub-characteristic whose test it asks for. */
  readonly asks: string;
  readonly created: Minute;
  readonly abre: Minute;
  readonly cierra: Minute;
  readonly saved: readonly Saved[];
}

/** Answers above what the code has, without evidence: what marks are lowered for. */
const unfounded = firstDelivery.map(({ question }) =>
  answer(question, 3, 'Está bien resuelto en todo el proyecto.'),
);

/** Answers of people who looked in a hurry: they cite only what is in the folder that they opened, and give no reasons. */
const hasty = secondDelivery.map(({ question, level, evidence }) => {
  const seen = evidence.filter((piece) => 'path' in piece && piece.path.startsWith('tienda/src/'));
  return seen.length === 0
    ? answer(question, 0, 'No lo encontramos en el repositorio.')
    : answer(question, level, 'Se ve en el código citado.', ...seen);
});

/** Answers of people who looked well and read one level wrong. */
const careful = secondDelivery.map(({ question, level, comment, evidence }) =>
  answer(question, question === 'Longitud de las funciones' ? level - 1 : level, comment, ...evidence),
);

const modularity = (rows: Parameters<typeof testOf>[1][string]) =>
  testOf('Modularidad de la tienda y la biblioteca', { Modularidad: rows });

/** A delivery of the past: three teams in time, one of them with a weak test, and one late. */
export const past: Delivery = {
  titulo: 'Modularidad',
  texto:
    'Respondan la prueba de Modularidad sobre el último commit de su rama. Cada respuesta por encima del nivel más bajo cita el código que la prueba.',
  asks: 'Modularidad',
  created: [-27, '10:00'],
  abre: [-26, '08:00'],
  cierra: [-10, '23:59'],
  saved: [
    { team: 'ceibo', at: [-13, '16:20'], test: modularity(careful) },
    { team: 'guayacan', at: [-11, '18:45'], test: modularity(firstDelivery) },
    { team: 'balsa', at: [-10, '23:41'], test: modularity(unfounded) },
    { team: 'arrayan', at: [-9, '07:30'], test: modularity(hasty) },
  ],
};

/** A second attempt at the test of the past delivery, after its comments were read. It counts for no delivery. */
export const repeated: Saved = {
  team: 'guayacan',
  at: [-3, '17:05'],
  test: modularity(firstDelivery),
  attempt: 2,
};

/** A lecturer's own test, with which those of the past delivery are compared. */
export const reference = { at: [-9, '10:30'], test: modularity(secondDelivery) } as const;

/** An open delivery, which one team has handed in. */
export const open: Delivery = {
  titulo: 'Reusabilidad',
  texto:
    'Respondan la prueba de Reusabilidad. Digan en cada respuesta qué parte del código se podría usar en otro sistema.',
  asks: 'Reusabilidad',
  created: [-7, '11:00'],
  abre: [-6, '08:00'],
  cierra: [9, '23:59'],
  saved: [
    {
      team: 'ceibo',
      at: [-2, '15:10'],
      test: testOf('Reusabilidad de la tienda y la biblioteca', { Reusabilidad: reusabilidad }),
    },
  ],
};
