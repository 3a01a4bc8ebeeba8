import type { Persona } from '@mantenible/domain/acceso';
import Keycloak from 'keycloak-js';
import { useSyncExternalStore } from 'react';

import { almacenDispositivo, almacenPestana, datosBloqueados } from '../almacenes.ts';
import { config } from '../config.ts';
import { probeProvider } from './probe.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createSessionManager } from './session-manager.ts';
import type { EstadoSesion, MotivoSesion, SessionState } from './session-state.ts';

const { identidad } = config;

/** The session of this page. Screens read it through `useSession`; `http.ts` takes tokens from it. */
export const session = createSessionManager({
  config,
  createIdentity: () =>
    new Keycloak({
      url: new URL(identidad.url, location.origin).href,
      realm: identidad.realm,
      clientId: identidad.clientId,
    }),
  probe: () => probeProvider(identidad),
  secureContext: window.isSecureContext && 'subtle' in crypto,
  location,
  blockedData: datosBloqueados,
  storage: almacenPestana,
  otherTabs: createOtherTabs(almacenDispositivo, window),
});

export interface Session {
  readonly estado: EstadoSesion;
  /** Reason why the provider cannot be used or the sign-in failed. */
  readonly motivo: MotivoSesion | null;
  /** The signed-in person; null otherwise. */
  readonly persona: Persona | null;
  /** Whether the session ended while the page was open; `persona` stays until the person signs in again. */
  readonly caducada: boolean;
  /** Opens the provider's sign-in page, which returns to this path. */
  readonly entrar: () => void;
  /** Like `entrar`, with the return to another screen: its address below the base path. */
  readonly entrarHacia: (href: string) => void;
  readonly reintentar: () => void;
  /** State of 'Cerrar Sesión'; null unless it was pressed. */
  readonly salida: SessionState['salida'];
  /** Sends unsent work, asks when work would be lost, and signs out at the provider. */
  readonly cerrarSesion: () => void;
  /** Signs out and drops unsent and unsaved work. */
  readonly cerrarSesionYPerder: () => void;
  readonly seguirDentro: () => void;
  readonly urlCuenta: string | null;
}

/** Session for screens: state, person with realm roles, and actions. */
export function useSession(): Session {
  const state = useSyncExternalStore(session.subscribe, session.get);
  return {
    ...state,
    entrar: () => {
      session.signIn();
    },
    entrarHacia: (href) => {
      session.signIn(`${config.basePath}${href}`);
    },
    reintentar: session.retry,
    cerrarSesion: () => void session.signOut(),
    cerrarSesionYPerder: () => void session.signOutAnyway(),
    seguirDentro: session.stay,
    urlCuenta: session.accountUrl(),
  };
}

/** The signed-in person; only for screens behind a role guard. */
export function usePersona(): Persona {
  const { persona } = useSession();
  if (persona === null) throw new Error('No hay una persona con la sesión iniciada');
  return persona;
}
