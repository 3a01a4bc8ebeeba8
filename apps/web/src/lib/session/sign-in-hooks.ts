type Hook = () => void;

const hooks = new Set<Hook>();

/** Registers what must be kept before the page is left to sign in again; the answer takes it off. */
export function alIrAIniciarSesion(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

/** Runs every hook; one that fails does not keep the others, or the sign-in, from happening. */
export function runSignInHooks(): void {
  for (const hook of hooks) {
    try {
      hook();
    } catch (error) {
      console.error('A sign-in hook failed', error);
    }
  }
}
