import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { caller, type Call } from '../../tools/lib/caller.ts';
import type { Repository } from '../../tools/lib/sample-repository.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { Durations } from './figures.ts';

const importSchema = z.object({ claves: z.string() });
const idSchema = z.object({ _id: z.string() });
const analysisSchema = z.object({ estado: z.string(), motivo: z.string().nullish(), progreso: z.unknown() });
const draftSchema = z.object({
  plan: z.object({
    preguntas: z.array(
      z.object({
        pautaId: z.string(),
        listaVerificacion: z.string(),
        nivelesCumplimiento: z.array(z.object({ valor: z.number() })),
      }),
    ),
  }),
});

/**
 * Questions that one request of the page saves, the pause before it, and the number of requests: a person who reads
 * and clicks.
 */
const questionsAtOnce = 2;
const pauseMs = 4000;
const savesOfPerson = 8;

interface Person {
  readonly usuario: string;
  readonly clave: string;
}

/** Imports a class; its people have initial passwords. */
export async function importClass(base: string, password: string, size: number): Promise<readonly Person[]> {
  const call = caller(`${base}/api`, await signIn(base, 'admin', password));
  const rows = Array.from({ length: size }, (_, i) => `persona-${i},Persona ${i}`);
  const contenido = ['usuario,nombre', ...rows].join('\n');
  const { claves } = importSchema.parse(await call('POST', '/cuentas/importar', { contenido }));
  return claves
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';'))
    .map(([usuario = '', , clave = '']) => ({ usuario, clave }));
}

/**
 * Simulates people who sign in for the first time within `spreadMs`, choose a password, create a project, open a test,
 * answer at typing speed and save it; the first `analyses` of them queue an analysis, too, and wait for its result.
 * Returns the durations by call, the seconds from each analysis's request to its result, and the failures.
 */
export async function attend(
  base: string,
  people: readonly Person[],
  { spreadMs, analyses, repository }: { spreadMs: number; analyses: number; repository: Repository },
): Promise<{ durations: Durations; waits: readonly number[]; failures: readonly string[] }> {
  const durations = new Durations();
  const waits: number[] = [];
  const failures: string[] = [];
  await Promise.all(
    people.map(async (person, i) => {
      await wait((spreadMs / people.length) * i);
      const work = i < analyses ? 'analyse' : 'answer';
      await visit(base, person, repository, { durations, waits, work }).catch((error: unknown) => {
        failures.push(String(error));
      });
    }),
  );
  return { durations, waits, failures };
}

interface Visit {
  readonly durations: Durations;
  readonly waits: number[];
  readonly work: 'analyse' | 'answer';
}

async function visit(
  base: string,
  { usuario, clave }: Person,
  { link, branch, token: githubtoken }: Repository,
  { durations, waits, work }: Visit,
): Promise<void> {
  const step = <T>(name: string, run: () => Promise<T>) => durations.time(`sign-in: ${name}`, run);
  const token = await durations.time('sign-in, whole', () =>
    signIn(base, usuario, clave, { chosen: `frase propia de ${usuario}`, step }),
  );
  const call = timed(caller(`${base}/api`, token), durations);
  const idPersona = subjectOf(token);
  await call('GET', `/proyectos/persona/${idPersona}`);
  const nombre = `Proyecto de ${usuario}`;
  await call('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
  const project = { nombre, link, branch, githubtoken, idPersona };
  const { _id } = idSchema.parse(await call('POST', '/proyectos', project));
  const begin = performance.now();
  if (work === 'analyse') await call('POST', `/analisis/${_id}`, {});
  const end = work === 'analyse' ? analysisEnd(call, _id) : null;
  await answer(call, _id);
  await call('GET', `/respuestas/${_id}`);
  await call('GET', `/proyectos/${_id}/panorama`);
  if (end) waits.push(((await end) - begin) / 1000);
}

/** Requests the state of an analysis every second; returns the time, on the clock of `performance`, of its result. */
async function analysisEnd(call: Call, proyectoId: string): Promise<number> {
  for (;;) {
    const { estado, motivo, progreso } = analysisSchema.parse(await call('GET', `/analisis/${proyectoId}`));
    if (estado === 'fallido') throw new Error(`the analysis failed: ${motivo ?? ''}`);
    if (estado === 'listo' && progreso === null) return performance.now();
    await wait(1000);
  }
}

/** Opens the test of all sub-characteristics, answers some of it with pauses, and saves it whole. */
async function answer(call: Call, proyectoId: string): Promise<void> {
  const path = `/borradores/${proyectoId}/allSubcaracteristicas/todos/0`;
  const { plan } = draftSchema.parse(await call('PUT', path, {}));
  const answers = plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }) => {
    const valor = nivelesCumplimiento[0]?.valor ?? null;
    const nivel = valor === null ? null : 0;
    return { pautaId, listaVerificacion, valor, nivel, comentario: 'Se revisó el módulo principal.' };
  });
  for (let round = 0; round < savesOfPerson; round += 1) {
    await wait(pauseMs);
    const shown = answers.slice(round * questionsAtOnce, (round + 1) * questionsAtOnce);
    await call('PUT', path, { respuestas: shown.map((one) => ({ ...one, version: 1 })) });
  }
  const nombre = 'Prueba de la clase';
  const body = { proyectoId, tipo: 'allSubcaracteristicas', nombre, respuestas: answers };
  await call('POST', '/respuestas/guardar-respuestas', body);
}

/** Calls that note how long they took, by method and address without ids. */
function timed(call: Call, durations: Durations): Call {
  return (method, path, body) => {
    const name = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').split('?', 1)[0] ?? '';
    return durations.time(`${method} ${name}`, () => call(method, path, body));
  };
}
