type Hook = () => void;

const hooks = new Set<Hook>();

/** Registers what must be dropped at sign-out (caches, local drafts); the answer takes it off again. */
export function alCerrarSesion(hook: Hook): () => void {
  hooks.add(hook);
  return () => {
    hooks.delete(hook);
  };
}

/** Runs every hook; one that fails does not keep the others, or the sign-out, from happening. */
export function runSignOutHooks(): void {
  for (const hook of hooks) {
    try {
      hook();
    } catch (error) {
      console.error('A sign-out hook failed', error);
    }
  }
}
