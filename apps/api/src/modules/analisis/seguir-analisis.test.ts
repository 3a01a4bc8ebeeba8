import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import type { DepsEstado } from './leer-estado.ts';
import { seguirAnalisis } from './seguir-analisis.ts';

const ana = { sub: 'ana', nombre: 'Ana', roles: ['estudiante'] as const };
const proyecto = { _id: 'p', nombre: 'P', link: '', branch: 'main', idPersona: 'ana', clave: 'p' };
const paso = (hechos: number): ProgresoAnalisis => ({ fase: 'analizando', hechos, total: 9 });
const nunca = (): never => {
  throw new Error('not asked here');
};

/** Stub whose state advances one step with each read. */
function deps(pasos: readonly (ProgresoAnalisis | null)[]): DepsEstado & { miradas: number } {
  const conteo = { miradas: 0 };
  const estado = { estado: 'en-curso', iniciable: true, fecha: null, rama: 'main', motivo: null } as const;
  const token = { cifrado: '', clave: '' };
  return Object.assign(conteo, {
    proyectos: { buscar: () => Promise.resolve({ proyecto, servicio: null, version: 1, token }) },
    escaneo: { identity: () => Promise.resolve(null), state: () => Promise.resolve(estado) },
    ejecucion: {
      analisis: {
        situacion: () => {
          const progreso = pasos[conteo.miradas] ?? null;
          conteo.miradas += 1;
          return Promise.resolve({ progreso, medidas: null, commit: null, enlace: null, delante: null });
        },
        abrir: nunca,
        turnos: nunca,
        estado: nunca,
        historia: nunca,
        noAnalizado: nunca,
        cancelar: nunca,
      },
      obreros: { wake: nunca, prever: () => undefined },
      porHora: 1,
    },
  });
}

async function dichos(avances: ReturnType<typeof seguirAnalisis>): Promise<(number | null)[]> {
  const todos: (number | null)[] = [];
  for await (const avance of avances)
    todos.push(avance === 'eliminado' ? -1 : (avance?.progreso?.hechos ?? null));
  return todos;
}

describe('following an analysis', () => {
  it('yields every change once and ends with the analysis', async () => {
    const vista = deps([paso(1), paso(1), paso(2), null]);
    const { signal } = new AbortController();
    expect(await dichos(seguirAnalisis(vista, ana, 'p', signal))).toEqual([1, 2, null]);
    expect(vista.miradas).toBe(4);
  });

  it('ends when its signal is aborted', async () => {
    const vista = deps(Array.from({ length: 99 }, (_, i) => paso(i)));
    const controller = new AbortController();
    const avances = seguirAnalisis(vista, ana, 'p', controller.signal);
    await avances.next();
    controller.abort();
    expect(await avances.next()).toMatchObject({ done: true });
    expect(vista.miradas).toBe(1);
  });
});
