import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import { DialogoConfirmar } from './dialogo-confirmar.tsx';

interface UnsavedGuard {
  /** Allows the next navigation: call it after a save, before the navigation. */
  readonly liberar: () => void;
  /** The confirmation dialog; render it anywhere in the page. */
  readonly dialogo: ReactNode;
}

/** One form of the page, which a save lets pass. */
interface Guarded {
  readonly asks: () => boolean;
  readonly setDirty: (dirty: boolean) => void;
  readonly release: () => void;
  readonly hold: () => void;
}

function createGuarded(): Guarded {
  let dirty = false;
  let released = false;
  return {
    asks: () => dirty && !released,
    setDirty: (next) => {
      dirty = next;
    },
    release: () => {
      released = true;
    },
    hold: () => {
      released = false;
    },
  };
}

/**
 * The forms of the page, in order: the router asks one blocker alone, so that the first one asks for all of
 * them. A form without changes counts too: a save that ends while the dialog is open must not close it.
 */
let guards: readonly Guarded[] = [];
const listeners = new Set<() => void>();

function setGuards(next: readonly Guarded[]): void {
  guards = next;
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
  const [own] = useState(createGuarded);
  useEffect(() => {
    setGuards([...guards, own]);
    return () => {
      setGuards(guards.filter((one) => one !== own));
    };
  }, [own]);
  useEffect(() => {
    own.setDirty(dirty);
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (own.asks()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, own]);
  const first = useSyncExternalStore(subscribe, () => guards[0] === own);
  return {
    liberar: own.release,
    dialogo: first && <AskBeforeLeaving />,
  };
}

function AskBeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.some((one) => one.asks()),
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
        for (const one of guards) one.hold();
        blocker.reset?.();
      }}
    >
      Si sale de esta página, se perderá lo que no haya guardado.
    </DialogoConfirmar>
  );
}
