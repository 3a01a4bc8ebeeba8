import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { caller, type Call } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { records } from '../lib/seed.ts';
import type { Server } from '../lib/server.ts';
import { chosen, createProject, person, registerPerson } from './person.ts';
import { benchPaths, type MeasuredServer } from './repeated-reads.ts';
import { adminPassword } from './settings.ts';

/** Quotas of a person (docs/configuracion.md), as far as they are filled here. */
const projects = 50;
const tests = 200;
const drafts = 20;
/** 200 answers with comments of that length: 200 tests are 100 MB. */
const commentLength = 2300;

const question = z.object({
  pautaId: z.string(),
  listaVerificacion: z.string(),
  nivelesCumplimiento: z.array(z.object({ valor: z.number() })),
});
const draft = z.object({ plan: z.object({ preguntas: z.array(question) }) });

/** Fills what a person may store: projects, tests and drafts. */
export async function fillQuotas(server: Server): Promise<void> {
  const { call, sub } = await registerPerson(server);
  for (let n = 0; n < projects; n += 1) await createProject(call, sub, `Proyecto ${n} de la medición`);
  const [first] = records.parse(await call('GET', `/proyectos/persona/${sub}`));
  const proyectoId = first?._id ?? '';
  const { plan } = draft.parse(
    await call('PUT', `/borradores/${proyectoId}/allSubcaracteristicas/todos/0`, {}),
  );
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }) => ({
    pautaId,
    listaVerificacion,
    valor: nivelesCumplimiento[0]?.valor ?? null,
    nivel: 0,
    comentario: randomBytes((commentLength * 3) / 4).toString('base64'),
  }));
  for (let n = 0; n < tests; n += 1) {
    const body = {
      proyectoId,
      tipo: 'allSubcaracteristicas',
      nombre: `Prueba ${n}`,
      borrador: null,
      respuestas,
    };
    const refused = await call('POST', '/respuestas/guardar-respuestas', body).then(
      () => null,
      (error: unknown) => String(error),
    );
    if (refused === null) continue;
    console.log(`Pruebas guardadas: ${n}; después: ${refused.slice(0, 200)}`);
    break;
  }
  const metricas = records.parse(await call('GET', '/metricas')).slice(0, drafts - 1);
  for (const { _id } of metricas)
    await call('PUT', `/borradores/${proyectoId}/singleMetrica/${_id}/1`, {}).catch(note);
}

const note = (error: unknown): void => {
  console.log(String(error).slice(0, 200));
};

/** Every read whose size a person chooses, repeated at the rate limit by that person. */
export async function benchReads(server: MeasuredServer): Promise<void> {
  const base = `${server.origin}/mantenible`;
  const fresh = () => signIn(base, person, chosen);
  const call = caller(`${base}/api`, await fresh());
  const sub = subjectOf(await fresh());
  const stored = records.parse(await call('GET', `/proyectos/persona/${sub}`));
  const proyecto = await withTests(call, stored);
  const saved = records.parse(await call('GET', `/respuestas/${proyecto}?campos=resumen&limite=100`));
  const [newest, before] = [saved[0]?._id ?? '', saved[1]?._id ?? ''];
  const paths = {
    'proyectos de la persona': `/proyectos/persona/${sub}`,
    'pruebas del proyecto, enteras': `/respuestas/${proyecto}`,
    'pruebas del proyecto, resumen': `/respuestas/${proyecto}?campos=resumen&limite=100`,
    'una prueba': `/respuestas/una/${newest}`,
    promedios: `/calculos/promedios/${newest}`,
    'comparación de pruebas': `/comparaciones/pruebas/${proyecto}?antes=${before}&despues=${newest}`,
    borradores: `/borradores/${proyecto}`,
    panorama: `/proyectos/${proyecto}/panorama`,
    mejoras: `/mejoras/${proyecto}`,
    mediciones: `/mediciones/${proyecto}`,
    usos: `/proyectos/${proyecto}/usos`,
    'exportación del proyecto, JSON': `/proyectos/${proyecto}/exportacion`,
    'exportación del proyecto, libro': `/proyectos/${proyecto}/exportacion?formato=xlsx`,
    'exportación de una prueba': `/respuestas/una/${newest}/exportacion`,
    'exportación de los datos propios': '/personas/propia/exportacion',
  };
  console.log(`\nUna persona en sus cuotas (${saved.length} o más pruebas)`);
  await benchPaths(server, { reader: fresh, other: () => signIn(base, 'admin', adminPassword) }, paths);
}

/** The project that has tests. */
async function withTests(call: Call, stored: readonly { _id: string }[]): Promise<string> {
  for (const { _id } of stored) {
    const some = records.parse(await call('GET', `/respuestas/${_id}?campos=resumen&limite=1`));
    if (some.length > 0) return _id;
  }
  throw new Error('no project has tests');
}
