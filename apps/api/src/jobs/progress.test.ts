import { noEncontrado } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { followProgress } from './progress.ts';

const paso = (hechos: number): ProgresoAnalisis => ({ fase: 'analizando', hechos, total: 9 });

/** Stub whose state advances one step with each read. */
function lector(pasos: readonly (ProgresoAnalisis | null | 'eliminado')[]) {
  const conteo = { miradas: 0 };
  const read = () => {
    const progreso = pasos[conteo.miradas] ?? null;
    conteo.miradas += 1;
    return progreso === 'eliminado'
      ? Promise.reject(noEncontrado('el proyecto'))
      : Promise.resolve({ progreso });
  };
  return { conteo, read };
}

async function dichos(avances: ReturnType<typeof followProgress>): Promise<(number | string | null)[]> {
  const todos: (number | string | null)[] = [];
  for await (const state of avances)
    todos.push(state === 'eliminado' ? state : (state?.progreso?.hechos ?? null));
  return todos;
}

describe('following a job', () => {
  const { signal } = new AbortController();

  it('yields every change once and ends with the job', async () => {
    const { conteo, read } = lector([paso(1), paso(1), paso(2), null]);
    expect(await dichos(followProgress(read, signal))).toEqual([1, 2, null]);
    expect(conteo.miradas).toBe(4);
  });

  it('ends when its project was deleted', async () => {
    const { read } = lector([paso(1), 'eliminado', paso(2)]);
    expect(await dichos(followProgress(read, signal))).toEqual([1, 'eliminado']);
  });

  it('ends when its signal is aborted', async () => {
    const { conteo, read } = lector(Array.from({ length: 99 }, (_, i) => paso(i)));
    const controller = new AbortController();
    const avances = followProgress(read, controller.signal);
    await avances.next();
    controller.abort();
    expect(await avances.next()).toMatchObject({ done: true });
    expect(conteo.miradas).toBe(1);
  });
});
