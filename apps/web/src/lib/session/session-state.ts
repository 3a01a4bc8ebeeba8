import type { Persona } from '@mantenible/domain/acceso';

import type { Pendiente } from './hooks.ts';

/** Where the sign-in stands. `sin-proveedor`: the identity provider cannot be used; the page stays signed out. */
export type EstadoSesion = 'cargando' | 'dentro' | 'fuera' | 'sin-proveedor';

/** Why the provider cannot be used, or why a sign-in failed. */
export type MotivoSesion = 'inaccesible' | 'contexto-inseguro' | 'rechazado';

/** What the screens see of the session. Tokens are not part of it. */
export interface SessionState {
  readonly estado: EstadoSesion;
  readonly motivo: MotivoSesion | null;
  readonly persona: Persona | null;
  /** The session ended while the page was open: the person stays on it, under a dialog that offers to sign in. */
  readonly caducada: boolean;
  /** 'Cerrar Sesión' was pressed: what is unsent is being sent, or what would be lost waits for the person's word. */
  readonly salida: 'enviando' | readonly Pendiente[] | null;
}

export const initialState: SessionState = {
  estado: 'cargando',
  motivo: null,
  persona: null,
  caducada: false,
  salida: null,
};

/** A value with subscribers, as `useSyncExternalStore` wants it. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (change: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
