import { z } from 'zod';

import { saveSingle } from '../content/tests.ts';
import type { ServedHistory } from '../history.ts';
import type { Cast } from './cast.ts';
import { past, reference } from './deliveries.ts';
import { lecturers } from './people.ts';

const withId = z.object({ _id: z.string() });

/** Has a lecturer answer the test of the past delivery on a project of their own, as the reference of its agreement. */
export async function saveReference(
  cast: Cast,
  { link, branch, token, branchAt }: ServedHistory,
  deliveryId: string,
): Promise<void> {
  await cast.moveTo(reference.at);
  const { call, idPersona } = await cast.as(lecturers[0].usuario);
  const row = { nombre: 'Referencia de la cátedra', link, branch, githubtoken: token, idPersona };
  const { _id: project } = withId.parse(await call('POST', '/proyectos', row));
  const commit = branchAt(branch, 'entrega-2');
  await saveSingle(call, project, { name: past.asks, intentos: 1, answers: reference.test, commit });
  const [test] = z.array(withId).parse(await call('GET', `/respuestas/${project}`));
  await call('PUT', `/entregas/${deliveryId}/referencia`, { pruebaId: test?._id ?? null });
}
