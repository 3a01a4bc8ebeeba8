import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import { joined } from '@mantenible/promises/joined';
import { within } from '@mantenible/promises/within';
import type Keycloak from 'keycloak-js';

import { personaFromClaims } from './persona.ts';
import { areFramesRefused, isSilentFrame, storeFramesRefused } from './refused-frames.ts';
import { storeReturnPath, takeReturnPath } from './return-path.ts';
import { createStore, initialState, type SessionState, type Store } from './session-state.ts';
import { pendingWork, runFlushHooks, runSignInHooks, runSignOutHooks } from './hooks.ts';
import type { OtherTabs } from './other-tabs.ts';
import { createTokenSource, sessionExpired } from './token-source.ts';

/** Timeout of keycloak-js for its iframes, in milliseconds (requisito: session-constants). */
const messageTimeout = 10_000;
/** Timeout of a sign-in in milliseconds; the page reports it within 10 s. */
const startTimeout = 8_000;
/** Timeout of the sending of unsent work at sign-out, in milliseconds; then the person decides. */
const flushTimeout = 5_000;
const tooSlow = new Error('the identity provider did not answer in time');

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

/** keycloak-js after its start, and whether a person is signed in. */
interface Initialized {
  readonly client: IdentityClient;
  readonly inside: boolean;
}

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

const currentPath = ({ pathname, search, hash }: SessionDeps['location']): string => pathname + search + hash;

/** Whether the address is the provider's answer to a sign-in (`responseMode` fragment). */
const isCallback = (hash: string): boolean => /[#&]state=/.test(hash) && /[#&](?:code|error)=/.test(hash);

/** Connects keycloak-js, the stored return path and the state that screens read. */
export function createSessionManager(deps: SessionDeps): SessionManager {
  const { config, location, storage } = deps;
  const store = createStore<SessionState>(initialState);
  const redirectUri = `${location.origin}${config.basePath}/`;
  let identity: IdentityClient | null = null;
  let tokens: ReturnType<typeof createTokenSource> | null = null;
  /** Whether the provider has answered on this page. */
  let isReached = false;

  function expire(): void {
    if (store.get().estado === 'dentro') store.set({ caducada: true });
  }

  function enter(client: IdentityClient): void {
    // With `loginRequired`, keycloak-js leaves the page at once when the session ends, and typed text is
    // lost.
    client.loginRequired = false;
    client.onAuthLogout = expire;
    client.onAuthRefreshError = () => {
      if (client.token === undefined) expire();
    };
    tokens = createTokenSource(client);
    store.set({ estado: 'dentro', motivo: null, persona: personaFromClaims(client.tokenParsed) });
  }

  /** Initializes keycloak-js, in this tab without iframes once a provider that answers has refused them. */
  async function initializeClient(withFrames = !areFramesRefused(storage)): Promise<Initialized> {
    const client = deps.createIdentity();
    identity = client;
    try {
      const inside = await client.init({
        onLoad: config.identidad.alCargar,
        pkceMethod: 'S256',
        ...(!withFrames && { checkLoginIframe: false }),
        checkLoginIframeInterval: 5,
        messageReceiveTimeout: messageTimeout,
        redirectUri,
      });
      return { client, inside };
    } catch (error) {
      if (!withFrames || !isSilentFrame(error) || !(await deps.probe())) throw error;
      storeFramesRefused(storage);
      return initializeClient(false);
    }
  }

  async function initialize(callback: boolean): Promise<string | null> {
    if (!callback && !(await deps.probe())) {
      store.set({ estado: 'sin-proveedor', motivo: 'inaccesible' });
      return null;
    }
    isReached = true;
    const { client, inside } = await initializeClient();
    if (inside) enter(client);
    else store.set({ estado: 'fuera', motivo: null });
    const path = takeReturnPath(storage, config.basePath, location.origin);
    return path === null ? null : path.slice(config.basePath.length) || '/';
  }

  async function start(late: (path: string) => void = () => undefined): Promise<string | null> {
    if (!deps.secureContext) {
      store.set({ estado: 'sin-proveedor', motivo: 'contexto-inseguro' });
      return null;
    }
    if (deps.blockedData) {
      store.set({ estado: 'sin-proveedor', motivo: 'datos-bloqueados' });
      return null;
    }
    const callback = isCallback(location.hash);
    if (!callback) storeReturnPath(storage, currentPath(location));
    const initialized = initialize(callback);
    try {
      return await within(deps.startTimeout ?? startTimeout, initialized, tooSlow);
    } catch (error) {
      if (error === tooSlow) {
        void initialized.then(
          (path) => {
            if (path !== null) late(path);
          },
          () => {
            if (store.get().motivo === 'lento') store.set({ motivo: 'inaccesible' });
          },
        );
      }
      console.warn('Sign-in failed', error);
      store.set(
        callback
          ? { estado: 'fuera', motivo: 'rechazado' }
          : { estado: 'sin-proveedor', motivo: error === tooSlow && isReached ? 'lento' : 'inaccesible' },
      );
      return null;
    }
  }

  function retry(): void {
    location.assign(takeReturnPath(storage, config.basePath, location.origin) ?? `${config.basePath}/`);
  }

  async function signOut(): Promise<void> {
    if (store.get().salida !== null) return;
    store.set({ salida: 'enviando' });
    await within(deps.flushTimeout ?? flushTimeout, runFlushHooks(), tooSlow).catch(() => undefined);
    const pending = await pendingWork();
    if (store.get().caducada) store.set({ salida: null });
    else if (pending.length > 0) store.set({ salida: pending });
    else await signOutAnyway();
  }

  /** A second press joins the first. */
  const signOutAnyway = joined(async () => {
    await runSignOutHooks();
    const client = identity;
    store.set({ ...initialState, estado: 'fuera' });
    tokens = null;
    deps.otherTabs.announceSignOut();
    if (client !== null) void client.logout({ redirectUri });
  });

  async function signIn(path = wantedPath()): Promise<void> {
    await runSignInHooks();
    storeReturnPath(storage, path);
    if (identity === null) retry();
    else void identity.login({ redirectUri });
  }

  /** The current path, or the stored one when a failed sign-in left the person on the landing page. */
  function wantedPath(): string {
    const here = currentPath(location);
    const onLanding = location.pathname === `${config.basePath}/` || location.pathname === config.basePath;
    if (store.get().estado === 'dentro' || !onLanding) return here;
    return takeReturnPath(storage, config.basePath, location.origin) ?? here;
  }

  deps.otherTabs.onSignOut(expire);

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    expire,
    retry,
    async token() {
      if (tokens === null) return null;
      if (store.get().caducada) throw sessionExpired;
      return tokens.valid();
    },
    async renewedToken() {
      if (tokens === null || store.get().caducada) throw sessionExpired;
      return tokens.renewed();
    },
    signIn: (path) => void signIn(path),
    signOut,
    signOutAnyway,
    stay() {
      store.set({ salida: null });
    },
    accountUrl: () =>
      identity !== null && tokens !== null ? identity.createAccountUrl({ redirectUri }) : null,
  };
}
