import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  alComprobarSalida,
  alVaciar,
  alCerrarSesion,
  pendingWork,
  runFlushHooks,
  runSignOutHooks,
} from './hooks.ts';

const added: (() => void)[] = [];
const keep = (off: () => void) => void added.push(off);

afterEach(() => {
  for (const off of added.splice(0)) off();
});

describe('pending work', () => {
  test('is empty without a hook, and where every hook reports nothing', async () => {
    await expect(pendingWork()).resolves.toEqual([]);
    keep(alComprobarSalida(() => null));
    keep(alComprobarSalida(() => Promise.resolve(null)));
    await expect(pendingWork()).resolves.toEqual([]);
  });

  test('names each kind once, in the order of the hooks', async () => {
    keep(alComprobarSalida(() => 'formulario'));
    keep(alComprobarSalida(() => Promise.resolve('respuestas' as const)));
    keep(alComprobarSalida(() => 'formulario'));
    await expect(pendingWork()).resolves.toEqual(['formulario', 'respuestas']);
  });

  test('is what the other hooks report when one fails, at once or later', async () => {
    const failures = vi.spyOn(console, 'error').mockReturnValue();
    keep(
      alComprobarSalida(() => {
        throw new Error('now');
      }),
    );
    keep(alComprobarSalida(() => Promise.reject(new Error('later'))));
    keep(alComprobarSalida(() => 'respuestas'));
    await expect(pendingWork()).resolves.toEqual(['respuestas']);
    expect(failures).toHaveBeenCalledTimes(2);
    expect(failures).toHaveBeenCalledWith('A leave hook failed', new Error('later'));
  });

  test('is not reported once its hook is removed', async () => {
    alComprobarSalida(() => 'respuestas')();
    await expect(pendingWork()).resolves.toEqual([]);
  });
});

describe('hooks of one moment', () => {
  test('run concurrently: a slow one delays no other', async () => {
    const events: string[] = [];
    let release: () => void = () => undefined;
    keep(
      alVaciar(async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        events.push('slow');
      }),
    );
    keep(alVaciar(() => events.push('fast')));
    const run = runFlushHooks();
    expect(events).toEqual(['fast']);
    release();
    await run;
    expect(events).toEqual(['fast', 'slow']);
  });

  test('are those registered at its start, and of no other moment', async () => {
    const events: string[] = [];
    keep(alVaciar(() => events.push('flush')));
    keep(
      alCerrarSesion(() => {
        events.push('sign-out');
        keep(alCerrarSesion(() => events.push('added during the run')));
      }),
    );
    await runSignOutHooks();
    expect(events).toEqual(['sign-out']);
  });

  test('registered twice run once, until they are removed', async () => {
    let calls = 0;
    const hook = () => (calls += 1);
    alVaciar(hook);
    const off = alVaciar(hook);
    await runFlushHooks();
    off();
    await runFlushHooks();
    expect(calls).toBe(1);
  });
});
