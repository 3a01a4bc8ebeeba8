import { expect, it } from 'vitest';

import { followJob } from './follow-job.ts';
import type { Job } from './job.port.ts';

const job: Job = {
  id: 'a',
  attempt: 1,
  proyectoId: 'p',
  idPersona: 'ana',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  token: { cifrado: '', clave: '' },
};

const signals = () => ({ lost: new AbortController(), stop: new AbortController() });

it('reports a failed write once a minute and keeps trying', async () => {
  let writes = 0;
  let minutes = 0;
  const failures: unknown[] = [];
  const { lost, stop } = signals();
  const progress = followJob(
    {
      jobs: {
        report: () => {
          writes += 1;
          return Promise.reject(new Error('sin base de datos'));
        },
      },
      now: () => new Date(minutes * 60_000),
      onFailure: (error) => failures.push(error),
    },
    job,
    { lost: lost.signal, stop: stop.signal },
  );
  progress.alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
  await expect.poll(() => writes, { timeout: 60_000 }).toBe(3);
  expect(failures).toHaveLength(1);
  minutes = 1;
  await expect.poll(() => writes, { timeout: 60_000 }).toBe(5);
  expect(failures).toHaveLength(2);
  expect(progress.reason()).toBeNull();
  await progress.end();
});

it.each(['lost', 'stop'] as const)('aborts the analysis for the first reason: %s', async (reason) => {
  const ends = signals();
  const progress = followJob(
    {
      jobs: { report: () => Promise.resolve(true) },
      now: () => new Date(0),
      onFailure: () => undefined,
    },
    job,
    { lost: ends.lost.signal, stop: ends.stop.signal },
  );
  ends[reason].abort();
  ends.lost.abort();
  expect(progress.signal.aborted).toBe(true);
  expect(progress.reason()).toBe(reason);
  await progress.end();
});

it('aborts the analysis whose row was deleted', async () => {
  const { lost, stop } = signals();
  const progress = followJob(
    {
      jobs: { report: () => Promise.resolve(false) },
      now: () => new Date(0),
      onFailure: () => undefined,
    },
    job,
    { lost: lost.signal, stop: stop.signal },
  );
  progress.alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
  await expect.poll(() => progress.reason(), { timeout: 60_000 }).toBe('lost');
  await progress.end();
});
