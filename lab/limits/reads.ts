import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { caller, type Call } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { importClass } from '../load/class.ts';
import { line } from '../load/figures.ts';
import { records } from '../lib/seed.ts';
import type { Server } from '../lib/server.ts';
import { adminPassword, seconds } from './settings.ts';
import { withOthers } from './others.ts';

/** Quotas of a person (docs/configuracion.md), as far as they are filled here. */
const projects = 50;
const tests = 200;
const drafts = 20;
/** 200 answers with comments of that length: 200 tests are 100 MB. */
const commentLength = 2300;
const readsAMinute = 600;

const person = 'persona-0';
const chosen = `frase propia de ${person}`;
const question = z.object({
  pautaId: z.string(),
  listaVerificacion: z.string(),
  nivelesCumplimiento: z.array(z.object({ valor: z.number() })),
});
const draft = z.object({ plan: z.object({ preguntas: z.array(question) }) });

/** Fills what a person may store: projects, tests and drafts. */
export async function fillQuotas({ origin }: Server): Promise<void> {
  const base = `${origin}/mantenible`;
  const [one] = await importClass(base, adminPassword, 1);
  if (one === undefined) throw new Error('nobody was imported');
  const token = await signIn(base, one.usuario, one.clave, { chosen });
  const call = caller(`${base}/api`, token);
  for (let n = 0; n < projects; n += 1) await createProject(call, subjectOf(token), n);
  const [first] = records.parse(await call('GET', `/proyectos/persona/${subjectOf(token)}`));
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

async function createProject(call: Call, idPersona: string, n: number): Promise<void> {
  const nombre = `Proyecto ${n} de la medición`;
  await call('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
  const link = 'https://github.com/ejemplo/ejemplo';
  await call('POST', '/proyectos', { nombre, link, branch: 'main', githubtoken: 'sin-uso', idPersona });
}

/** Every read whose size a person chooses, repeated at the rate limit by that person. */
export async function benchReads(server: Server): Promise<void> {
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
  };
  console.log(
    `\nUna persona en sus cuotas (${saved.length} o más pruebas) lee ${readsAMinute} veces por minuto`,
  );
  for (const [name, path] of Object.entries(paths)) {
    const [mine, token] = [await fresh(), await signIn(base, 'admin', adminPassword)];
    const alone = await aloneMs(`${base}/api${path}`, mine);
    await withOthers(name, server, token, { memoryMb: 200 }, () =>
      repeated(`${base}/api${path}`, mine, Math.max(5, seconds / 4)),
    );
    console.log(line('La lectura sola, sentencias incluidas', alone, 'ms', { most: 250 }));
  }
}

/** The project that has tests. */
async function withTests(call: Call, stored: readonly { _id: string }[]): Promise<string> {
  for (const { _id } of stored) {
    const some = records.parse(await call('GET', `/respuestas/${_id}?campos=resumen&limite=1`));
    if (some.length > 0) return _id;
  }
  throw new Error('no project has tests');
}

async function aloneMs(url: string, token: string): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 3; n += 1) {
    const begin = performance.now();
    await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

/** Requests an address at the rate limit, whether earlier ones were answered or not; returns the answers by status. */
async function repeated(url: string, token: string, length: number): Promise<string> {
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const asked = Array.from({ length: (length * readsAMinute) / 60 }, async (_unused, n) => {
    await wait((n * 60_000) / readsAMinute);
    const headers = { authorization: `Bearer ${token}` };
    const { status, size } = await fetch(url, { headers }).then(
      async (response) => ({ status: response.status, size: (await response.arrayBuffer()).byteLength }),
      () => ({ status: 0, size: 0 }),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    bytes = Math.max(bytes, size);
  });
  await Promise.all(asked);
  return `${JSON.stringify(statuses)}, ${(bytes / 1e6).toFixed(2)} MB`;
}
