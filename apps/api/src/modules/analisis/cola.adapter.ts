import { setTimeout as sleep } from 'node:timers/promises';

import PgBoss from 'pg-boss';

import type { ColaAnalisis } from './analisis.port.ts';

interface Deps {
  /** Runs SQL text of pg-boss on the product's own connections. */
  readonly execute: (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;
  readonly alFallar: (error: unknown) => void;
}

export interface Puesto {
  /** Makes the next analysis, whichever that is. */
  readonly hacer: () => Promise<void>;
  readonly parada: AbortSignal;
  /** How long an empty queue is left alone, unless something is put into it here. */
  readonly pausaMs: number;
}

export interface Cola extends Pick<ColaAnalisis, 'encolar'> {
  /** Takes analyses out one after the other until it is told to stop. */
  atender(puesto: Puesto): Promise<void>;
  cerrar(): Promise<void>;
}

const nombre = 'analisis';

/**
 * The queue of pg-boss in its schema `pgboss` (ADR 0015). Its own workers are not used: they leave a failed completion
 * unhandled, which would end the process; and every claim is decided on the analysis' row anyway. A job says only that
 * one more analysis waits: which one is made next is decided when it is claimed.
 */
export async function abrirCola({ execute, alFallar }: Deps): Promise<Cola> {
  const boss = new PgBoss({
    db: {
      // Typed as always given, and often left out.
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: [...(await execute(text, values ?? []))],
      }),
    },
    schedule: false,
  });
  boss.on('error', alFallar);
  await boss.start();
  // 'short': an analysis waits in it once, however often it is put there.
  await boss.createQueue(nombre, { name: nombre, policy: 'short', retryLimit: 0, expireInHours: 1 });
  const timbre = crearTimbre();
  return {
    encolar: async (id, segundos = 0) => {
      await boss.send(nombre, { analisis: id }, { singletonKey: id, startAfter: segundos });
      timbre.llamar();
    },
    atender: async ({ hacer, parada, pausaMs }) => {
      while (!parada.aborted) {
        const [trabajo] = await boss.fetch(nombre, { batchSize: 1 });
        if (!trabajo) await timbre.esperar(pausaMs, parada);
        else await uno(boss, trabajo, hacer).catch(alFallar);
      }
    },
    cerrar: () => boss.stop({ graceful: false }),
  };
}

async function uno(boss: PgBoss, trabajo: PgBoss.Job<unknown>, hacer: Puesto['hacer']): Promise<void> {
  try {
    await hacer();
  } finally {
    await boss.complete(nombre, trabajo.id);
  }
}

/** Wakes whoever waits for work in this process. */
function crearTimbre() {
  const dormidos = new Set<AbortController>();
  return {
    llamar: () => {
      for (const uno of dormidos) uno.abort();
    },
    esperar: async (ms: number, parada: AbortSignal) => {
      const despertador = new AbortController();
      dormidos.add(despertador);
      const signal = AbortSignal.any([despertador.signal, parada]);
      await sleep(ms, undefined, { signal }).catch(() => undefined);
      dormidos.delete(despertador);
    },
  };
}
