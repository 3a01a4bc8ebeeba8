import { beforeEach, describe, expect, it } from 'vitest';

import type { EstadoFinal, NewJob } from './analisis.port.ts';
import { endDeadLetter, recoverJobs } from './recover-jobs.ts';

/** What was done, in order. */
let hechos: string[];
let falla: string;
beforeEach(() => {
  hechos = [];
  falla = '';
});

const anotar = (que: string): Promise<void> => {
  hechos.push(que);
  return que.startsWith(falla) && falla !== '' ? Promise.reject(new Error(que)) : Promise.resolve();
};
const trabajo = (id: string, clase: NewJob['clase']): NewJob => ({
  id,
  clase,
  idPersona: `sub-${id}`,
  turno: new Date(0),
});
const clase = (nombre: NewJob['clase'], ids: readonly string[]) => ({
  abiertos: () => Promise.resolve(ids.map((id) => trabajo(id, nombre))),
  abandonar: (id: string, { estado, codigo, motivo }: EstadoFinal, ahora: Date) =>
    anotar(`abandonar ${nombre} ${id} ${estado} ${codigo} ${motivo} ${ahora.getTime()}`),
});
const deps = (analisis: readonly string[], pasados: readonly string[]) => ({
  clases: [clase('analisis', analisis), clase('pasado', pasados)],
  resultados: { borrarSueltos: () => anotar('borrar sueltos') },
  analizador: { barrer: () => anotar('barrer') },
  diario: { info: () => undefined, error: () => undefined },
  ahora: () => new Date(7),
  queue: {
    refill: (jobs: readonly NewJob[]) =>
      anotar(`rellenar ${jobs.map(({ id, clase: una }) => `${id}:${una}`).join(' ')}`),
    failActive: (ids: readonly string[]) => anotar(`fallar ${ids.join(' ')}`),
    supervise: () => anotar('vigilar'),
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
