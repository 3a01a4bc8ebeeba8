import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import { DialogoConfirmar } from './dialogo-confirmar.tsx';

interface UnsavedGuard {
  /** Allows the next navigation: call it after a save, before the navigation. */
  readonly liberar: () => void;
  /** The confirmation dialog; render it anywhere in the page. */
  readonly dialogo: ReactNode;
}

interface Guarded {
  released: boolean;
}

/** What is unsaved on the page, in order: the router asks one blocker alone, so that the first one asks for all of them. */
let unsaved: readonly Guarded[] = [];
const listeners = new Set<() => void>();

function setUnsaved(next: readonly Guarded[]): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * While `dirty`, leaving the page needs a confirmation: a dialog inside the product, the browser's own
 * outside. A page may have several: one dialog asks about all of them.
 */
export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const [own] = useState<Guarded>(() => ({ released: false }));
  useEffect(() => {
    if (!dirty) return undefined;
    setUnsaved([...unsaved, own]);
    const ask = (event: BeforeUnloadEvent) => {
      if (!own.released) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved(unsaved.filter((one) => one !== own));
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, own]);
  const first = useSyncExternalStore(subscribe, () => unsaved[0] === own);
  return {
    liberar: () => {
      own.released = true;
    },
    dialogo: first && <AskBeforeLeaving />,
  };
}

function AskBeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved.some(({ released }) => !released),
  );
  return (
    <DialogoConfirmar
      abierto={blocker.state === 'blocked'}
      titulo="Hay cambios sin guardar"
      textoConfirmar="Salir sin guardar"
      textoCancelar="Seguir editando"
      peligro
      onConfirmar={() => blocker.proceed?.()}
      onCancelar={() => {
        // The navigation that they were released for did not happen.
        for (const one of unsaved) one.released = false;
        blocker.reset?.();
      }}
    >
      Si sale de esta página, se perderá lo que no haya guardado.
    </DialogoConfirmar>
  );
}
