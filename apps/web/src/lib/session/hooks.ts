type Hook = () => void;

/** Things to be done at a moment of the session: `add` answers how to take one off again, `run` does them all. */
interface Hooks {
  readonly add: (hook: Hook) => () => void;
  readonly run: () => void;
}

/** Hooks for the moment that `moment` names; one that fails does not keep the others, or the moment, from happening. */
function createHooks(moment: string): Hooks {
  const hooks = new Set<Hook>();
  return {
    add: (hook) => {
      hooks.add(hook);
      return () => {
        hooks.delete(hook);
      };
    },
    run: () => {
      for (const hook of hooks) {
        try {
          hook();
        } catch (error) {
          console.error(`A ${moment} hook failed`, error);
        }
      }
    },
  };
}

const signIn = createHooks('sign-in');
const signOut = createHooks('sign-out');

/** Registers what must be kept before the page is left to sign in again; the answer takes it off. */
export const alIrAIniciarSesion = signIn.add;
export const runSignInHooks = signIn.run;

/** Registers what must be dropped at sign-out (caches, local drafts); the answer takes it off again. */
export const alCerrarSesion = signOut.add;
export const runSignOutHooks = signOut.run;
