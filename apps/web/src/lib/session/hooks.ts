type Hook<T> = () => T;

/** Things to be done at a moment of the session: `add` answers how to take one off again, `run` does them all. */
interface Hooks<T> {
  readonly add: (hook: Hook<T | Promise<T>>) => () => void;
  /** Starts them all at once; settles with what they gave, without those that failed. */
  readonly run: () => Promise<readonly T[]>;
}

/** Hooks for the moment that `moment` names; one that fails does not keep the others, or the moment, from happening. */
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

/** What would be lost by signing out. */
export type Pendiente = 'respuestas' | 'formulario';

const signIn = createHooks<unknown>('sign-in');
const flush = createHooks<unknown>('flush');
const leave = createHooks<Pendiente | null>('leave');
const signOut = createHooks<unknown>('sign-out');

/** Registers what must be kept before the page is left to sign in again; the answer takes it off. */
export const alIrAIniciarSesion = signIn.add;
export const runSignInHooks = signIn.run;

/** Registers what is to be sent before signing out; the answer takes it off. */
export const alVaciar = flush.add;
export const runFlushHooks = flush.run;

/** Registers what may be lost by signing out, asked after everything was sent; the answer takes it off. */
export const alComprobarSalida = leave.add;

/** What would be lost by signing out now, each once. */
export async function pendingWork(): Promise<readonly Pendiente[]> {
  const found = (await leave.run()).filter((pending) => pending !== null);
  return [...new Set(found)];
}

/** Registers what must be dropped at sign-out (caches, local drafts); the answer takes it off again. */
export const alCerrarSesion = signOut.add;
export const runSignOutHooks = signOut.run;
