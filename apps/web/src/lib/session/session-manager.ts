import { expire, takeKeptPath, wantedPath, type Connection, type SessionDeps } from './connection.ts';
import { createStore, type Store } from '../store.ts';
import { runSignInHooks } from './hooks.ts';
import { storeReturnPath } from './return-path.ts';
import { initialState, type SessionState } from './session-state.ts';
import { signInAtStart } from './sign-in.ts';
import { createSignOut } from './sign-out.ts';
import { sessionExpired } from './token-source.ts';

export interface SessionManager extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /**
   * Signs in as configured. Resolves with the path to open now (without the base), or null to stay. Never
   * rejects. A sign-in that succeeds after its timeout passes its path to `late`.
   */
  start(late?: (path: string) => void): Promise<string | null>;
  /** A valid token; null without a signed-in person. Rejects when the session has expired or the provider does not answer. */
  token(): Promise<string | null>;
  /** A new token after the server refused the last one; rejects as `token` does, also without a signed-in person. */
  renewedToken(): Promise<string>;
  /** Opens 'Su sesión ha caducado' over the page. */
  readonly expire: () => void;
  /** Opens the sign-in page, which returns to `path`, or to the current page without it. */
  readonly signIn: (path?: string) => void;
  readonly retry: () => void;
  /** Sends unsent work, then signs out; when work would be lost, the session stays and `salida` lists it. */
  readonly signOut: () => Promise<void>;
  /** Answer to `salida`: sign out and lose the work. */
  readonly signOutAnyway: () => Promise<void>;
  /** Answer to `salida`: stay. */
  readonly stay: () => void;
  /** Address of the provider's account page, or null before sign-in. */
  accountUrl(): string | null;
}

/** Connects keycloak-js, the stored return path and the state that screens read. */
export function createSessionManager(deps: SessionDeps): SessionManager {
  const store = createStore<SessionState>(initialState);
  const redirectUri = `${deps.location.origin}${deps.config.basePath}/`;
  const connection: Connection = { deps, store, redirectUri, identity: null, tokens: null };
  const expireSession = () => {
    expire(connection);
  };
  deps.otherTabs.onSignOut(expireSession);
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (late) => signInAtStart(connection, late),
    expire: expireSession,
    retry: () => {
      openKeptPath(deps);
    },
    async token() {
      if (connection.tokens === null) return null;
      if (store.get().caducada) throw sessionExpired;
      return connection.tokens.valid();
    },
    async renewedToken() {
      if (connection.tokens === null || store.get().caducada) throw sessionExpired;
      return connection.tokens.renewed();
    },
    signIn: (path) => void openSignIn(connection, path),
    ...createSignOut(connection),
    stay() {
      store.set({ salida: null });
    },
    accountUrl: () =>
      connection.tokens === null ? null : (connection.identity?.createAccountUrl({ redirectUri }) ?? null),
  };
}

function openKeptPath(deps: SessionDeps): void {
  deps.location.assign(takeKeptPath(deps) ?? `${deps.config.basePath}/`);
}

async function openSignIn(connection: Connection, path = wantedPath(connection)): Promise<void> {
  const { deps, redirectUri } = connection;
  await runSignInHooks();
  storeReturnPath(deps.storage, path);
  if (connection.identity === null) openKeptPath(deps);
  else void connection.identity.login({ redirectUri });
}
