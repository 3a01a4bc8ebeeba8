import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';
import { keptPasswords } from '../passwords.ts';
import { enter, type Account } from '../project.ts';
import { course, lecturers } from './people.ts';

const courses = z.object({ cursos: z.array(z.object({ _id: z.string(), nombre: z.string() })) });
const table = z.object({
  filas: z.array(
    z.object({
      persona: z.object({ usuario: z.string().nullable() }),
      proyecto: z.object({ _id: z.string(), propio: z.boolean() }).nullable(),
      analisis: z.unknown(),
    }),
  ),
});
const deliveries = z.object({
  entregas: z.array(z.object({ entrega: z.object({ _id: z.string(), fase: z.string() }) })),
});
const delivery = z.object({
  analisis: z.object({ iniciable: z.boolean(), pendientes: z.int(), enCurso: z.int() }),
});
const marks = z.object({ filas: z.array(z.object({ proyectoId: z.string(), estado: z.string() })) });
const project = z.object({ iniciable: z.boolean(), estado: z.string() });

/** Signs a person of the course in; null where the password changed. */
type Entry = (usuario: string) => Promise<Account | null>;

/** After this time a new token is taken: one lasts five minutes. */
const tokenMs = 200_000;
const lookMs = 2000;

/**
 * Analyses what of the course was not analysed: each team's project in the name of its owner, and what was delivered in the name of the
 * lecturer, whose marks get their figures afterwards. People whose password changed are left out.
 */
export async function analyseClass(base: string, dataDir: string): Promise<void> {
  const passwords = keptPasswords(dataDir);
  const entry: Entry = (usuario) => {
    const clave = passwords.get(usuario);
    return clave === undefined ? Promise.resolve(null) : enter(base, usuario, clave).catch(() => null);
  };
  const lecturer = await entry(lecturers[0].usuario);
  if (lecturer === null) return;
  const { cursos } = courses.parse(await lecturer.call('GET', '/cursos'));
  for (const { _id } of cursos.filter(({ nombre }) => nombre === course.nombre)) {
    await analyseProjects(lecturer.call, _id, entry);
    const { entregas } = deliveries.parse(await lecturer.call('GET', `/cursos/${_id}/entregas`));
    for (const { entrega } of entregas.filter((one) => one.entrega.fase === 'cerrada')) {
      const begun = await analyseDelivered(lecturer.call, entrega._id);
      if (begun) await renewMarks(entrega._id, entry);
    }
  }
}

/** Queues the analysis of each project without one; none where a scanning service makes them. */
async function analyseProjects(call: Call, courseId: string, entry: Entry): Promise<void> {
  const { filas } = table.parse(await call('GET', `/cursos/${courseId}/clase`));
  for (const { persona, proyecto, analisis } of filas) {
    if (!proyecto?.propio || analisis !== null) continue;
    const owner = await entry(persona.usuario ?? '');
    if (owner === null) continue;
    const path = `/analisis/${proyecto._id}`;
    const { iniciable, estado } = project.parse(await owner.call('GET', path));
    // An earlier start may have queued it.
    if (iniciable && estado !== 'en-curso') await owner.call('POST', path, {});
  }
}

/** 'Analizar lo entregado' of a delivery that closed; false where all of it is analysed already. */
async function analyseDelivered(call: Call, id: string): Promise<boolean> {
  const { analisis } = delivery.parse(await call('GET', `/entregas/${id}`));
  if (analisis.iniciable) await call('POST', `/entregas/${id}/analisis`);
  return analisis.iniciable || hasPending(analisis);
}

/** Computes the marks of a delivery with the figures of its analyses, once those have ended, and publishes again what they changed. */
async function renewMarks(id: string, entry: Entry): Promise<void> {
  for (;;) {
    const lecturer = await entry(lecturers[0].usuario);
    if (lecturer === null) return;
    const end = performance.now() + tokenMs;
    while (performance.now() < end) {
      const { analisis } = delivery.parse(await lecturer.call('GET', `/entregas/${id}`));
      if (!hasPending(analisis)) {
        await computeMarks(lecturer.call, id);
        return;
      }
      await wait(lookMs);
    }
  }
}

const hasPending = ({ pendientes, enCurso }: z.infer<typeof delivery>['analisis']) =>
  pendientes + enCurso > 0;

async function computeMarks(call: Call, id: string): Promise<void> {
  await call('POST', `/entregas/${id}/notas/calcular`);
  const { filas } = marks.parse(await call('GET', `/entregas/${id}/notas`));
  const proyectos = filas.filter(({ estado }) => estado === 'cambiada').map(({ proyectoId }) => proyectoId);
  const motivo = 'Terminó el análisis de lo que se entregó.';
  if (proyectos.length > 0) await call('POST', `/entregas/${id}/notas/publicar`, { proyectos, motivo });
}
