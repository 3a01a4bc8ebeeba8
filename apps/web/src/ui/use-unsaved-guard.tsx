import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

import { DialogoConfirmar } from './dialogo-confirmar.tsx';

interface UnsavedGuard {
  /** Allows the next navigation: call it after a save, before the navigation. */
  readonly liberar: () => void;
  /** The confirmation dialog; render it anywhere in the page. */
  readonly dialogo: ReactNode;
}

/**
 * While `dirty`, leaving the page needs a confirmation: a dialog inside the product, the browser's own
 * outside.
 */
export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  const dialogo = (
    <DialogoConfirmar
      abierto={blocker.state === 'blocked'}
      titulo="Hay cambios sin guardar"
      textoConfirmar="Salir sin guardar"
      textoCancelar="Seguir editando"
      peligro
      onConfirmar={() => blocker.proceed?.()}
      onCancelar={() => blocker.reset?.()}
    >
      Si sale de esta página, se perderá lo que no haya guardado.
    </DialogoConfirmar>
  );
  return {
    liberar: () => {
      released.current = true;
    },
    dialogo,
  };
}
