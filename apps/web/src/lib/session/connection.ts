import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import type Keycloak from 'keycloak-js';

import type { Store } from '../store.ts';
import type { OtherTabs } from './other-tabs.ts';
import { takeReturnPath } from './return-path.ts';
import type { SessionState } from './session-state.ts';
import type { TokenSource } from './token-source.ts';

/** The part of keycloak-js that the session uses. */
export type IdentityClient = Pick<
  Keycloak,
  | 'init'
  | 'login'
  | 'logout'
  | 'updateToken'
  | 'token'
  | 'tokenParsed'
  | 'onAuthLogout'
  | 'onAuthRefreshError'
  | 'loginRequired'
  | 'createAccountUrl'
>;

/** Dependencies of the session, which tests replace: browser and provider. */
export interface SessionDeps {
  readonly config: Pick<ConfiguracionPagina, 'basePath' | 'identidad'>;
  readonly createIdentity: () => IdentityClient;
  /** Whether the identity provider answers at all. */
  readonly probe: () => Promise<boolean>;
  readonly secureContext: boolean;
  /** Whether the browser blocks the data of this site: the provider could store no session. */
  readonly blockedData: boolean;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In milliseconds; shorter in tests. */
  readonly startTimeout?: number;
  readonly flushTimeout?: number;
  readonly otherTabs: OtherTabs;
}

/** What sign-in and sign-out share: the state that screens read, and the client of the provider. */
export interface Connection {
  readonly deps: SessionDeps;
  readonly store: Store<SessionState>;
  /** Address to which the provider returns. */
  readonly redirectUri: string;
  /** Null before the first sign-in. */
  identity: IdentityClient | null;
  /** Null without a signed-in person. */
  tokens: TokenSource | null;
}

/** Opens 'Su sesión ha caducado' over the page. */
export function expire({ store }: Connection): void {
  if (store.get().estado === 'dentro') store.set({ caducada: true });
}

export const currentPath = ({ pathname, search, hash }: SessionDeps['location']): string =>
  pathname + search + hash;

/** The stored path to open after a sign-in, removed from the storage; null without one of the product. */
export const takeKeptPath = ({ storage, config, location }: SessionDeps): string | null =>
  takeReturnPath(storage, config.basePath, location.origin);

/** The current path, or the stored one when an interrupted or failed sign-in left the person on the landing page. */
export function wantedPath({ deps, store }: Pick<Connection, 'deps' | 'store'>): string {
  const { pathname } = deps.location;
  const here = currentPath(deps.location);
  const onLanding = pathname === `${deps.config.basePath}/` || pathname === deps.config.basePath;
  if (store.get().estado === 'dentro' || !onLanding) return here;
  return takeKeptPath(deps) ?? here;
}
