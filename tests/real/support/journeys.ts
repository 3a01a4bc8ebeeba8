import { setTimeout as sleep } from 'node:timers/promises';

import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { borrador } from '@mantenible/contracts/borrador';
import { hecho } from '@mantenible/contracts/comun';
import { metricas } from '@mantenible/contracts/metrica';
import { proyecto } from '@mantenible/contracts/proyecto';
import * as z from 'zod/mini';

import { Browser } from '../../../apps/api/src/identity/testing/browser.ts';
import { abrirFlujo } from '../../../apps/api/src/testing/flujo-avance.ts';

const quien = z.object({ sub: z.string() });

/** What happened in all journeys of a run. */
export interface Tally {
  readonly done: Record<string, number>;
  readonly failed: string[];
  /** Requests that were sent a second time. */
  repeated: number;
  /** Analyses that lost two workers, and were started again by the person, once. */
  restarted: number;
  /** Streams of progress that showed the end of their analysis, and those that broke before. */
  readonly streams: { ended: number; broken: number };
}

export const newTally = (): Tally => ({
  done: {},
  failed: [],
  repeated: 0,
  restarted: 0,
  streams: { ended: 0, broken: 0 },
});

interface Person {
  readonly base: string;
  readonly usuario: string;
  readonly clave: string;
  /** Link of a repository that can be analysed. */
  readonly link: string;
  readonly tally: Tally;
}

/** One turn of the five journeys: sign-in, run, save, analysis, report. Each failure is noted, none is thrown. */
export async function fiveJourneys(person: Person, turn: number): Promise<void> {
  const { tally, usuario } = person;
  let stage = 'entrar';
  const finished = (next: string) => {
    tally.done[stage] = (tally.done[stage] ?? 0) + 1;
    stage = next;
  };
  try {
    const token = await twice(tally, () => signIn(person));
    finished('contestar');
    const call = callsWith(person, token);
    const { sub } = quien.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
    const key = `${usuario}-${turn}`;
    const body = {
      nombre: `${usuario} ${turn}`,
      link: person.link,
      branch: 'main',
      githubtoken: 'x',
      idPersona: sub,
    };
    const { _id: id } = proyecto.parse(await call('POST', '/proyectos', body, key));
    const [metrica] = metricas.parse(await call('GET', '/metricas'));
    const metricaId = metrica?._id ?? '';
    const respuestas = await answer(call, `/borradores/${id}/singleMetrica/${metricaId}/1`);
    finished('guardar');
    const prueba = { proyectoId: id, tipo: 'singleMetrica', metricaId, intentos: 1, nombre: key, respuestas };
    const guardada = hecho.parse(
      await call('POST', '/respuestas/guardar-respuestas', prueba, `${key}-prueba`),
    );
    finished('analizar');
    await analyse(person, call, id, token);
    finished('informe');
    await call('GET', `/calculos/promedios/${guardada._id}`);
    await call('GET', `/proyectos/${id}/panorama`);
    finished('');
  } catch (error) {
    tally.failed.push(`${usuario}, ${turn}, ${stage}: ${String(error)}`);
  }
}

/** Repeats what a request could not do, once, as the page does. */
async function twice<T>(tally: Tally, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) throw error;
    tally.repeated += 1;
    await sleep(500);
    return act();
  }
}

async function signIn({ base, usuario, clave }: Person): Promise<string> {
  const { access_token } = await new Browser(base).signIn(usuario, clave);
  return access_token;
}

/** An answer that a repetition would not change. */
class Refused extends Error {
  readonly codigo: string;
  constructor(message: string, text: string) {
    super(message);
    this.codigo = /"codigo":"(?<codigo>[^"]+)"/u.exec(text)?.groups?.['codigo'] ?? '';
  }
}

type Call = (method: string, path: string, body?: object, key?: string) => Promise<unknown>;

function callsWith({ base, tally }: Person, token: string): Call {
  return (method, path, body, key) =>
    twice(tally, async () => {
      const answer = await fetch(`${base}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(120_000),
      });
      const text = await answer.text();
      if (answer.ok) {
        const parsed: unknown = JSON.parse(text);
        return parsed;
      }
      const message = `${method} ${path}: ${answer.status} ${text.slice(0, 200)}`;
      throw answer.status < 500 ? new Refused(message, text) : new Error(message);
    });
}

async function answer(call: Call, url: string) {
  const { plan, _id, huella } = borrador.parse(await call('PUT', url, {}));
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }) => ({
    pautaId,
    listaVerificacion,
    valor: nivelesCumplimiento[0]?.valor ?? null,
    comentario: '',
  }));
  for (const una of respuestas)
    await call('PUT', url, { borrador: _id, huella, respuestas: [{ ...una, version: 1 }] });
  return respuestas;
}

/**
 * Starts an analysis, follows its stream, and reads the state again when the stream breaks, as the page does. The page
 * follows an analysis that is open already: the answer to its start may have been lost. Two killed workers end an
 * analysis (ADR 0031); the person starts it again, once.
 */
async function analyse({ base, tally }: Person, call: Call, id: string, token: string): Promise<void> {
  const start = () =>
    call('POST', `/analisis/${id}`).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.codigo !== 'analisis-en-curso') throw error;
    });
  await start();
  let restarts = 0;
  for (let look = 0; look < 300; look += 1) {
    const seen = await followed(base, id, token).then(
      () => 'ended' as const,
      () => 'broken' as const,
    );
    tally.streams[seen] += 1;
    const { estado, motivo } = situacionAnalisis.parse(await call('GET', `/analisis/${id}`));
    if (estado === 'listo') return;
    if (estado === 'fallido' && motivo?.startsWith('La máquina se detuvo') === true && restarts === 0) {
      restarts += 1;
      tally.restarted += 1;
      await start();
    } else if (estado !== 'en-curso') throw new Error(`the analysis ended as ${estado}: ${motivo ?? ''}`);
    await sleep(1000);
  }
  throw new Error('the analysis did not end');
}

/** Reads the stream of an analysis to its end. */
export async function followed(base: string, id: string, token: string): Promise<void> {
  const stream = await abrirFlujo(`${base}/api`, id, token);
  await stream.hasta(({ progreso }) => progreso === null);
}
