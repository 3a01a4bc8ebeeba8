type Hook<T> = () => T;

/** Hooks of a moment of the session: `add` registers one and returns its removal, `run` calls all. */
interface Hooks<T> {
  readonly add: (hook: Hook<T | Promise<T>>) => () => void;
  /** Calls all hooks concurrently; resolves with the results of those that succeeded. */
  readonly run: () => Promise<readonly T[]>;
}

/** Hooks for `moment`; a failed hook stops neither the others nor the session's step. */
function createHooks<T>(moment: string): Hooks<T> {
  const hooks = new Set<Hook<T | Promise<T>>>();
  const runOne = (hook: Hook<T | Promise<T>>): Promise<T> => {
    try {
      return Promise.resolve(hook());
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    add: (hook) => {
      hooks.add(hook);
      return () => {
        hooks.delete(hook);
      };
    },
    run: async () => {
      const results = await Promise.allSettled([...hooks].map(runOne));
      return results.flatMap((result) => {
        if (result.status === 'fulfilled') return [result.value];
        console.error(`A ${moment} hook failed`, result.reason);
        return [];
      });
    },
  };
}

/** Kinds of work that signing out would lose. */
export type Pendiente = 'respuestas' | 'formulario';

const signInHooks = createHooks<unknown>('sign-in');
const flushHooks = createHooks<unknown>('flush');
const leaveHooks = createHooks<Pendiente | null>('leave');
const signOutHooks = createHooks<unknown>('sign-out');

/** Registers a hook that stores work before the redirect to the sign-in page; returns its removal. */
export const alIrAIniciarSesion = signInHooks.add;
export const runSignInHooks = signInHooks.run;

/** Registers a hook that sends unsent work before signing out; returns its removal. */
export const alVaciar = flushHooks.add;
export const runFlushHooks = flushHooks.run;

/**
 * Registers a hook that reports work that signing out would lose, called after the sending; returns its
 * removal.
 */
export const alComprobarSalida = leaveHooks.add;

/** Kinds of work that signing out now would lose, each once. */
export async function pendingWork(): Promise<readonly Pendiente[]> {
  const found = (await leaveHooks.run()).filter((pending) => pending !== null);
  return [...new Set(found)];
}

/** Registers a hook that drops caches or local drafts at sign-out; returns its removal. */
export const alCerrarSesion = signOutHooks.add;
export const runSignOutHooks = signOutHooks.run;
