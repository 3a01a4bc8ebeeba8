import { rubricaPreparada } from '@mantenible/domain/rubrica';
import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';
import { saveSingle, subcharacteristic } from '../content/tests.ts';
import type { ServedHistory } from '../history.ts';
import type { Cast } from './cast.ts';
import { openClass, type Class } from './class.ts';
import { open, past, repeated, type Delivery, type Saved } from './deliveries.ts';
import { giveMarks } from './give-marks.ts';
import { saveReference } from './save-reference.ts';
import { lecturers, teams } from './people.ts';

const withId = z.object({ _id: z.string() });

/** What happened in the course until today, from one step of time to the next. */
export async function fillCourse(cast: Cast, repository: ServedHistory): Promise<void> {
  const there = await openClass(cast, repository);
  const save = (one: Saved) => saveTest(cast, there, repository, one);
  const [first] = lecturers;
  await cast.moveTo(past.created);
  const pastId = await ask(cast, there, past);
  const inTime = past.saved.filter(({ at: [day] }) => day <= past.cierra[0]);
  for (const one of inTime) await save(one);
  // Copies are taken by who reads the delivery a minute after its deadline.
  await cast.moveTo([past.cierra[0] + 1, '06:00']);
  await (await cast.as(first.usuario)).call('GET', `/entregas/${pastId}`);
  for (const one of past.saved) if (!inTime.includes(one)) await save(one);
  await saveReference(cast, repository, pastId);
  await giveMarks(cast, there, pastId);
  await cast.moveTo(open.created);
  await ask(cast, there, open);
  await save(repeated);
  for (const one of open.saved) await save(one);
}

/** Creates a delivery with its rubric; returns its id. */
async function ask(cast: Cast, { courseId }: Class, delivery: Delivery): Promise<string> {
  const { call } = await cast.as(lecturers[0].usuario);
  const { _id } = withId.parse(
    await call('POST', `/cursos/${courseId}/entregas`, {
      titulo: delivery.titulo,
      texto: delivery.texto,
      abre: cast.localMinute(delivery.abre),
      cierra: cast.localMinute(delivery.cierra),
      pide: await askedFor(call, delivery.asks),
      plantilla: null,
      ambito: null,
    }),
  );
  await call('PUT', `/entregas/${_id}/rubrica`, rubricaPreparada('singleSubcaracteristica'));
  return _id;
}

async function askedFor(call: Call, name: string): Promise<object> {
  const elementoId = await subcharacteristic(call, name);
  return { prueba: { tipo: 'singleSubcaracteristica', elementoId }, analisis: false, plan: false };
}

async function saveTest(
  cast: Cast,
  { projects }: Class,
  { branchAt }: ServedHistory,
  { team, at, test: answers, attempt: intentos = 1 }: Saved,
): Promise<void> {
  await cast.moveTo(at);
  const { people, branch, commit } = teams[team];
  const { call } = await cast.as(people[0].usuario);
  const [name = ''] = Object.keys(answers.levels);
  await saveSingle(call, projects[team], {
    name,
    intentos,
    answers,
    commit: branchAt(branch, commit),
  });
}
