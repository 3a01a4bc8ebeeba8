import { noEncontrado } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { seguirAvance } from './seguir-avance.ts';

const paso = (hechos: number): ProgresoAnalisis => ({ fase: 'analizando', hechos, total: 9 });

/** Stub whose state advances one step with each read. */
function lector(pasos: readonly (ProgresoAnalisis | null | 'eliminado')[]) {
  const conteo = { miradas: 0 };
  const leer = () => {
    const progreso = pasos[conteo.miradas] ?? null;
    conteo.miradas += 1;
    return progreso === 'eliminado'
      ? Promise.reject(noEncontrado('el proyecto'))
      : Promise.resolve({ progreso });
  };
  return { conteo, leer };
}

async function dichos(avances: ReturnType<typeof seguirAvance>): Promise<(number | string | null)[]> {
  const todos: (number | string | null)[] = [];
  for await (const avance of avances)
    todos.push(avance === 'eliminado' ? avance : (avance?.progreso?.hechos ?? null));
  return todos;
}

describe('following a job', () => {
  const { signal } = new AbortController();

  it('yields every change once and ends with the job', async () => {
    const { conteo, leer } = lector([paso(1), paso(1), paso(2), null]);
    expect(await dichos(seguirAvance(leer, signal))).toEqual([1, 2, null]);
    expect(conteo.miradas).toBe(4);
  });

  it('ends when its project was deleted', async () => {
    const { leer } = lector([paso(1), 'eliminado', paso(2)]);
    expect(await dichos(seguirAvance(leer, signal))).toEqual([1, 'eliminado']);
  });

  it('ends when its signal is aborted', async () => {
    const { conteo, leer } = lector(Array.from({ length: 99 }, (_, i) => paso(i)));
    const controller = new AbortController();
    const avances = seguirAvance(leer, controller.signal);
    await avances.next();
    controller.abort();
    expect(await avances.next()).toMatchObject({ done: true });
    expect(conteo.miradas).toBe(1);
  });
});
