import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { serveSample, type Repository } from '../../tools/lib/sample-repository.ts';
import { caller } from '../../tools/lib/caller.ts';
import { percentile } from '../load/figures.ts';
import { raisedLimits, startServer, withDataDir } from '../lib/server.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';

const projectSchema = z.object({ _id: z.string() });
const stateSchema = z.object({ estado: z.string(), motivo: z.string().nullish(), progreso: z.unknown() });
const pastSchema = z.object({ estado: z.string(), motivo: z.string().nullish() });
const hotspotsSchema = z.object({ estado: z.string() });

type Link = Pick<Repository, 'link' | 'branch' | 'token'>;

/** Seconds of two analyses at once and of one more of the same commit; milliseconds of /salud meanwhile. */
export interface Served {
  both: number;
  again: number;
  p50: number;
  p99: number;
  asked: number;
}

/** Signs a person in and creates a project of theirs; returns the person's operations on it. */
async function withProject(
  base: string,
  person: string,
  password: string,
  { link, branch, token: githubtoken }: Link,
) {
  const token = await signIn(base, person, password);
  const call = caller(`${base}/api`, token);
  const project = { nombre: `Velocidad ${person}`, link, branch, githubtoken, idPersona: subjectOf(token) };
  const { _id: id } = projectSchema.parse(await call('POST', '/proyectos', project));
  const isDone = async () => {
    const { estado, motivo, progreso } = stateSchema.parse(await call('GET', `/analisis/${id}`));
    if (estado === 'fallido') throw new Error(`the analysis failed: ${motivo ?? ''}`);
    return estado === 'listo' && progreso === null;
  };
  const pastIsDone = async () => {
    const { estado, motivo } = pastSchema.parse(await call('GET', `/pasados/${id}`));
    if (estado === 'fallido') throw new Error(`the past failed: ${motivo ?? ''}`);
    return estado === 'listo';
  };
  const hotspotsAreDone = async () =>
    hotspotsSchema.parse(await call('GET', `/puntos-criticos/${id}`)).estado === 'listo';
  return {
    /** Runs an analysis and the hotspots after it, then the past. */
    analyseAll: async () => {
      await call('POST', `/analisis/${id}`, {});
      while (!(await isDone()) || !(await hotspotsAreDone())) await wait(100);
      await call('POST', `/pasados/${id}`, {});
      while (!(await pastIsDone())) await wait(100);
    },
    /** Runs an analysis, whose state is requested at this pace; how long it took in seconds. */
    analyse: async (everyMs: number) => {
      const begin = performance.now();
      await call('POST', `/analisis/${id}`, {});
      while (!(await atPace(everyMs, isDone))) continue;
      return (performance.now() - begin) / 1000;
    },
  };
}

/**
 * Milliseconds from one request to the next. The pace is fixed: a server that answers sooner gets no more requests, which
 * would take processor time from the analyses that are measured.
 */
const pace = { state: 100, shortState: 20, health: 20 };

/** Runs a request and waits until its time is over; gives the request's result. */
async function atPace<T>(everyMs: number, request: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await request();
  await wait(Math.max(0, everyMs - (performance.now() - begin)));
  return result;
}

/** Milliseconds that each request of /salud takes, one after the other, until `work` ends. */
export async function askHealth(base: string, work: Promise<unknown>) {
  const times: number[] = [];
  const state = { over: false };
  const end = work.finally(() => {
    state.over = true;
  });
  // A rejection during a request is handled here and reported at the end.
  end.catch(() => undefined);
  while (!state.over) {
    await atPace(pace.health, async () => {
      const begin = performance.now();
      await (await fetch(`${base}/api/salud`)).arrayBuffer();
      times.push(performance.now() - begin);
    });
  }
  await end;
  return times;
}

/** Runs a task with the built product over an empty data folder. */
async function withProduct<T>(task: (base: string, password: string) => Promise<T>): Promise<T> {
  const password = randomBytes(12).toString('base64url');
  return withDataDir(async (dataDir) => {
    const server = await startServer('apps/api/dist/main.js', '/mantenible/api/salud/listo', {
      ...raisedLimits,
      DATA_DIR: dataDir,
      SCAN_ALLOW_LOCAL: '1',
      SCAN_CONCURRENCY: '2',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: password,
      ESTUDIANTE_PASSWORD: password,
      // With the scanner's server in the environment the product would ask that one.
      SONAR_HOST_URL: '',
      SONAR_TOKEN: '',
    });
    try {
      return await task(`${server.origin}/mantenible`, password);
    } finally {
      await server.stop();
    }
  });
}

/**
 * The built product analyses a folder, served as a repository, for two people at once; health is asked meanwhile. Then one
 * of them analyses the same commit again.
 */
export async function measureServed(folder: string): Promise<Served> {
  const repository = await serveSample([folder]);
  try {
    return await withProduct(async (base, password) => {
      const student = await withProject(base, 'estudiante', password, repository);
      const admin = await withProject(base, 'admin', password, repository);
      const begin = performance.now();
      const times = await askHealth(
        base,
        Promise.all([student.analyse(pace.state), admin.analyse(pace.state)]),
      );
      const both = (performance.now() - begin) / 1000;
      const again = await student.analyse(pace.shortState);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      return { both, again, p50, p99, asked: times.length };
    });
  } finally {
    repository.remove();
    await repository.close();
  }
}

/** How long /salud takes while the built product analyses a repository, its hotspots and its past: p99 in ms. */
export async function healthDuringAnalyses(repository: Link): Promise<number> {
  return withProduct(async (base, password) => {
    const student = await withProject(base, 'estudiante', password, repository);
    return percentile(await askHealth(base, student.analyseAll()), 0.99);
  });
}
