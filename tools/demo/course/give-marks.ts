import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';
import type { Cast } from './cast.ts';
import type { Class } from './class.ts';
import { answered, marked, marks, published } from './marks.ts';
import { lecturers, teams } from './people.ts';

type Mark = (typeof marks)[number];
type Comment = Mark['comments'][number];

const comment = z.object({ _id: z.string() });
const used = z.object({ rubrica: z.object({ version: z.number() }) });
const test = z.object({
  prueba: z.object({
    plan: z.object({
      preguntas: z.array(
        z.object({ descripcion: z.string(), listaVerificacion: z.string(), pautaId: z.string() }),
      ),
    }),
  }),
});

/** Marks and comments of a delivery, the publication of those that are ready, and what the teams answered. */
export async function giveMarks(cast: Cast, { projects }: Class, deliveryId: string): Promise<void> {
  await cast.moveTo(marked);
  const replies: (() => Promise<void>)[] = [];
  for (const mark of marks) {
    const project = projects[mark.team];
    const { call } = await cast.as(lecturers[mark.lecturer].usuario);
    const { rubrica } = used.parse(await call('GET', `/entregas/${deliveryId}/notas`));
    const decided = { rubrica: rubrica.version, niveles: mark.niveles, enlaces: [], manual: null };
    await call('PUT', `/entregas/${deliveryId}/notas/${project}`, decided);
    const place = { delivery: deliveryId, project };
    for (const one of mark.comments) replies.push(await write(cast, place, mark, one));
  }
  await cast.moveTo(published);
  const proyectos = marks.filter((mark) => mark.published).map(({ team }) => projects[team]);
  const { call } = await cast.as(lecturers[0].usuario);
  await call('POST', `/entregas/${deliveryId}/notas/publicar`, { proyectos });
  await cast.moveTo(answered);
  for (const reply of replies) await reply();
  for (const { team, review } of marks)
    if (review !== undefined) {
      const owner = await cast.as(teams[team].people[0].usuario);
      await owner.call('POST', `/entregas/${deliveryId}/notas/${projects[team]}/revision`, {
        motivo: review,
      });
    }
}

interface Place {
  readonly delivery: string;
  readonly project: string;
}

/** Writes a comment; returns what writes its reply, which comes after the publication. */
async function write(
  cast: Cast,
  place: Place,
  { team }: Mark,
  { lecturer, question, texto, reply }: Comment,
): Promise<() => Promise<void>> {
  const { call } = await cast.as(lecturers[lecturer].usuario);
  const path = `/entregas/${place.delivery}/comentarios/${place.project}`;
  const about =
    question === undefined
      ? { lugar: 'todo', clave: '' }
      : { lugar: 'respuesta', clave: await keyOf(call, place, question) };
  const { _id: padre } = comment.parse(await call('POST', path, { ...about, texto }));
  return async () => {
    if (reply === undefined) return;
    const owner = await cast.as(teams[team].people[0].usuario);
    await owner.call('POST', path, { ...about, texto: reply, padre });
  };
}

/** Key of a question of the delivered test, by its short description. */
async function keyOf(call: Call, { delivery, project }: Place, question: string): Promise<string> {
  const { prueba } = test.parse(await call('GET', `/entregas/${delivery}/proyectos/${project}`));
  const asked = prueba.plan.preguntas.find(({ descripcion }) => descripcion === question);
  return `${asked?.listaVerificacion ?? ''}:${asked?.pautaId ?? ''}`;
}
