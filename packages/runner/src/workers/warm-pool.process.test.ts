// seguridad: 33
import { fileURLToPath } from 'node:url';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { analyseSources } from '../pipeline/analyse-sources.ts';
import type { AnalysisWorkers } from './analysis-workers.ts';
import { limitesDePrueba } from '../testing/limits.ts';
import type { RunningProgram, Spawn } from './program.port.ts';
import { spawnProgram } from './spawn.ts';
import { createWarmPool } from './warm-pool.ts';

const worker = fileURLToPath(new URL('../testing/stub-worker.mjs', import.meta.url));

interface Observed {
  readonly program: RunningProgram;
  readonly exit: Promise<void>;
}

/** A warm pool, and the processes that it has started. */
function observedPool(idleMs?: number) {
  const started: Observed[] = [];
  const spawn: Spawn = (program, { onData, onExit }) => {
    let settle = (): void => undefined;
    const exit = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const running = spawnProgram(program, {
      onData,
      onExit: (given) => {
        onExit(given);
        settle();
      },
    });
    started.push({ program: running, exit });
    return running;
  };
  const request = { worker, limites: limitesDePrueba, spawn };
  const pool = createWarmPool(request, idleMs);
  onTestFinished(() => {
    pool.close();
    for (const { program } of started) program.kill();
  });
  const analyse = async (workers: AnalysisWorkers, texts: Readonly<Record<string, string>>) =>
    analyseSources({
      limites: request.limites,
      sources: Object.entries(texts).map(([path, text]) => ({ path, text, blob: '' })),
      context: [],
      workers,
      known: () => Promise.resolve(new Map()),
      onProgress: () => undefined,
    });
  return { pool, started, analyse };
}

const neverAborted = () => new AbortController().signal;

describe('warm workers', () => {
  it('make the next analysis; others are warmed when it ends', async () => {
    const { pool, started, analyse } = observedPool();
    await pool.warm();
    expect(started).toHaveLength(2);
    const workers = pool.take(neverAborted());
    const { medidas } = await analyse(workers, { 'a.js': '', 'b.js': '' });
    expect(medidas).toMatchObject({ files: 2, code_smells: 2 });
    expect(started).toHaveLength(2);
    workers.close();
    await Promise.all(started.slice(0, 2).map(({ exit }) => exit));
    expect(started).toHaveLength(4);
  });

  it('are started by an analysis when none is warm', async () => {
    const { pool, started, analyse } = observedPool();
    const { medidas } = await analyse(pool.take(neverAborted()), { 'a.js': '' });
    expect([medidas['code_smells'], started.length]).toEqual([1, 2]);
  });

  it('are not started while an analysis runs', async () => {
    const { pool, started } = observedPool();
    pool.take(neverAborted());
    await pool.warm();
    expect(started).toHaveLength(2);
  });

  it('are replaced when they died before an analysis took them', async () => {
    const { pool, started, analyse } = observedPool();
    await pool.warm();
    for (const { program } of started) program.kill();
    await Promise.all(started.map(({ exit }) => exit));
    const { archivos } = await analyse(pool.take(neverAborted()), { 'a.js': '', 'b.js': '' });
    expect(archivos.map(({ analizable, incidencias }) => [analizable, incidencias.length])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  it('are killed when their analysis is cancelled, with its reason', async () => {
    const { pool, analyse } = observedPool();
    await pool.warm();
    const control = new AbortController();
    const analysis = analyse(pool.take(control.signal), { 'a.py': 'cuelga' });
    control.abort(new Error('cancelado'));
    await expect(analysis).rejects.toThrow('cancelado');
    await expect(analyse(pool.take(control.signal), { 'a.py': '' })).rejects.toThrow('cancelado');
  });

  it('are killed after the idle time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { pool, started } = observedPool(60_000);
    const ready = pool.warm();
    vi.advanceTimersByTime(59_000);
    await ready;
    // A further call restarts the idle time.
    await pool.warm();
    vi.advanceTimersByTime(59_000);
    expect(started).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    await Promise.all(started.map(({ exit }) => exit));
    await pool.warm();
    expect(started).toHaveLength(4);
  });

  it('are not started after the pool was closed', async () => {
    const { pool, started } = observedPool();
    await pool.warm();
    pool.close();
    await Promise.all(started.map(({ exit }) => exit));
    await pool.warm();
    expect(started).toHaveLength(2);
  });
});
