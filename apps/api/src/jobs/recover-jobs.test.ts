import { beforeEach, describe, expect, it } from 'vitest';

import type { FinalState, NewJob } from './job.port.ts';
import { endDeadLetter, recoverJobs } from './recover-jobs.ts';

/** What was done, in order. */
let hechos: string[];
let falla: string;
beforeEach(() => {
  hechos = [];
  falla = '';
});

const report = (que: string): Promise<void> => {
  hechos.push(que);
  return que.startsWith(falla) && falla !== '' ? Promise.reject(new Error(que)) : Promise.resolve();
};
const job = (id: string, kind: NewJob['kind']): NewJob => ({
  id,
  kind: kind,
  idPersona: `sub-${id}`,
  turn: new Date(0),
});
const kind = (nombre: NewJob['kind'], ids: readonly string[]) => ({
  open: () => Promise.resolve(ids.map((id) => job(id, nombre))),
  abandon: (id: string, { estado, codigo, motivo }: FinalState, now: Date) =>
    report(`abandonar ${nombre} ${id} ${estado} ${codigo} ${motivo} ${now.getTime()}`),
});
const deps = (analisis: readonly string[], pasados: readonly string[]) => ({
  kinds: [kind('analisis', analisis), kind('pasado', pasados)],
  results: { borrarSueltos: () => report('borrar sueltos') },
  analyser: { barrer: () => report('barrer') },
  log: { info: () => undefined, error: () => undefined },
  now: () => new Date(7),
  queue: {
    refill: (jobs: readonly NewJob[]) =>
      report(`rellenar ${jobs.map(({ id, kind: una }) => `${id}:${una}`).join(' ')}`),
    failActive: (ids: readonly string[]) => report(`fallar ${ids.join(' ')}`),
    supervise: () => report('vigilar'),
  },
});

describe('at the start', () => {
  it('a process that is alone fails every active job after the missing ones were queued', async () => {
    await recoverJobs(deps(['a', 'b'], ['p']), true);
    expect(hechos).toEqual([
      'barrer',
      'rellenar a:analisis b:analisis p:pasado',
      'fallar a b p',
      'borrar sueltos',
    ]);
  });

  it('a process beside others leaves active jobs to their heartbeats', async () => {
    await recoverJobs(deps(['a'], []), false);
    expect(hechos).toEqual(['barrer', 'rellenar a:analisis', 'vigilar', 'borrar sueltos']);
  });

  it('nothing is left to recover without jobs', async () => {
    await recoverJobs(deps([], []), true);
    expect(hechos).toEqual(['barrer', 'rellenar ', 'fallar ', 'borrar sueltos']);
  });

  it.each(['barrer', 'rellenar', 'fallar'])('stored texts stay when the step «%s» fails', async (paso) => {
    falla = paso;
    await expect(recoverJobs(deps(['a'], []), true)).rejects.toThrow(paso);
    expect(hechos).not.toContain('borrar sueltos');
  });
});

describe('a job whose process died twice', () => {
  it('ends in the row of its kind, with a reason, and its texts go', async () => {
    await endDeadLetter(deps(['a'], []), 'a');
    const final =
      'a fallido maquina-detenida La máquina se detuvo durante el análisis. Vuelva a iniciarlo. 7';
    expect(hechos).toEqual([`abandonar analisis ${final}`, `abandonar pasado ${final}`, 'borrar sueltos']);
  });
});
