import autocannon, { type Request } from 'autocannon';
import { z } from 'zod';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { guideline, records, seed } from '../lib/seed.ts';

const connections = 50;
const base = '/mantenible';
/** Access tokens are valid for five minutes. */
const renewalMs = 120_000;

/** Calls a second, failed calls, and milliseconds of each read and write under the load. */
export interface Mixed {
  readonly perSecond: number;
  readonly failed: number;
  readonly reads: readonly number[];
  readonly writes: readonly number[];
}

/** One kind of call of the load: of the ten kinds eight read. */
interface LoadCall {
  readonly kind: 'reads' | 'writes';
  readonly method: 'GET' | 'PUT';
  readonly path: () => string;
  readonly body?: () => unknown;
}

/** Fills an empty product, and returns the kinds of calls of a load over it. */
export async function prepare(origin: string, password: string): Promise<readonly LoadCall[]> {
  const token = await signIn(origin + base, 'admin', password);
  const call = caller(`${origin}${base}/api`, token);
  const test = await seed(call, subjectOf(token));
  const pautas = records.parse(await call('GET', '/pautas'));
  const listas = z
    .array(z.object({ _id: z.string(), nombre: z.string(), pautas: z.array(z.unknown()) }))
    .parse(await call('GET', '/listasVerificacion'));
  const one = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;
  const read = (path: () => string): LoadCall => ({ kind: 'reads', method: 'GET', path });
  const fixed = (path: string) => read(() => path);
  return [
    fixed('/pautas'),
    read(() => `/pautas/${one(pautas)._id}`),
    fixed('/listasVerificacion'),
    fixed('/metricas'),
    { kind: 'writes', method: 'PUT', path: () => `/pautas/${one(pautas)._id}`, body: () => guideline(1) },
    fixed('/subcaracteristicas/all'),
    fixed(`/calculos/promedios/${test}`),
    fixed(`/proyectos/persona/${subjectOf(token)}`),
    fixed(`/respuestas/una/${test}`),
    putLista(() => one(listas)),
  ];
}

function putLista(one: () => { _id: string; nombre: string; pautas: readonly unknown[] }): LoadCall {
  const ids = z.array(z.union([z.string(), z.object({ _id: z.string() })]));
  let chosen = one();
  return {
    kind: 'writes',
    method: 'PUT',
    path: () => {
      chosen = one();
      return `/listasVerificacion/${chosen._id}`;
    },
    body: () => ({
      nombre: chosen.nombre,
      pautas: ids.parse(chosen.pautas).map((pauta) => (typeof pauta === 'string' ? pauta : pauta._id)),
    }),
  };
}

/** Sends these calls over 50 connections without a pause, for some seconds after a warm-up that is not counted. */
export async function loadWith(
  origin: string,
  password: string,
  loads: readonly LoadCall[],
  seconds: number,
): Promise<Mixed> {
  const fresh = () => signIn(origin + base, 'admin', password);
  const session = { token: await fresh() };
  const renewal = setInterval(() => {
    fresh().then(
      (token) => {
        session.token = token;
      },
      (error: unknown) => {
        console.error(error);
      },
    );
  }, renewalMs);
  const times = { reads: [] as number[], writes: [] as number[] };
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections,
      duration,
      requests: loads.map((load) => request(load, session, times)),
    });
  try {
    await run(2);
    times.reads.length = 0;
    times.writes.length = 0;
    const { requests, errors, timeouts, non2xx } = await run(seconds);
    return { perSecond: requests.average, failed: errors + timeouts + non2xx, ...times };
  } finally {
    clearInterval(renewal);
  }
}

function request(
  load: LoadCall,
  session: { token: string },
  times: Record<LoadCall['kind'], number[]>,
): Request {
  return {
    setupRequest: (built, context) => {
      Object.assign(context, { begin: performance.now() });
      const path = `${base}/api${load.path()}`;
      const body = load.body?.();
      const headers = { authorization: `Bearer ${session.token}`, 'accept-encoding': 'gzip, br' };
      if (body === undefined) return { ...built, method: load.method, path, headers };
      return {
        ...built,
        method: load.method,
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
    },
    onResponse: (_status, _body, context) => {
      // One connection has one request under way, and a context of its own.
      const { begin } = context as { begin: number };
      times[load.kind].push(performance.now() - begin);
    },
  };
}
