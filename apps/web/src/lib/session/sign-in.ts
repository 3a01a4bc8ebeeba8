import { within } from '@mantenible/promises/within';

import {
  currentPath,
  expire,
  takeKeptPath,
  wantedPath,
  type Connection,
  type IdentityClient,
  type SessionDeps,
} from './connection.ts';
import { personaFromClaims } from './persona.ts';
import { areFramesRefused, isSilentFrame, storeFramesRefused } from './refused-frames.ts';
import { storeReturnPath } from './return-path.ts';
import type { MotivoSesion } from './session-state.ts';
import { createTokenSource } from './token-source.ts';

/** Timeout of keycloak-js for its iframes, in milliseconds (requisito: session-constants). */
const messageTimeout = 10_000;
/** Timeout of a sign-in in milliseconds; the page reports it within 10 s. */
const startTimeout = 8_000;
const tooSlow = new Error('the identity provider did not answer in time');

/** Whether the address is the provider's answer to a sign-in (`responseMode` fragment). */
const isCallback = (hash: string): boolean => /[#&]state=/.test(hash) && /[#&](?:code|error)=/.test(hash);

/**
 * Signs in as configured: the path to open now (without the base), or null to stay. Never rejects. A sign-in that succeeds
 * after its timeout passes its path to `late`.
 */
export async function signInAtStart(
  connection: Connection,
  late: (path: string) => void = () => undefined,
): Promise<string | null> {
  const { deps, store } = connection;
  const obstacle = obstacleOf(deps);
  if (obstacle !== null) {
    store.set({ estado: 'sin-proveedor', motivo: obstacle });
    return null;
  }
  const callback = isCallback(deps.location.hash);
  if (!callback) storeReturnPath(deps.storage, pathAtStart(connection));
  const initialized = initialize(connection, callback);
  try {
    return await within(deps.startTimeout ?? startTimeout, initialized, tooSlow);
  } catch (error) {
    if (error === tooSlow) followLateSignIn(connection, initialized, late);
    console.warn('Sign-in failed', error);
    const reached = connection.identity !== null;
    store.set(
      callback
        ? { estado: 'fuera', motivo: 'rechazado' }
        : { estado: 'sin-proveedor', motivo: error === tooSlow && reached ? 'lento' : 'inaccesible' },
    );
    return null;
  }
}

/**
 * The path to open after the sign-in. A reload during the answer of the provider, and the link of its messages, lead to the landing page:
 * what was asked for before then stands. Where the landing page is open to all, it is asked for itself.
 */
const pathAtStart = (connection: Connection): string =>
  connection.deps.config.identidad.alCargar === 'login-required'
    ? wantedPath(connection)
    : currentPath(connection.deps.location);

function obstacleOf({ secureContext, blockedData }: SessionDeps): MotivoSesion | null {
  if (!secureContext) return 'contexto-inseguro';
  return blockedData ? 'datos-bloqueados' : null;
}

async function initialize(connection: Connection, callback: boolean): Promise<string | null> {
  const { deps, store } = connection;
  if (!callback && !(await deps.probe())) {
    store.set({ estado: 'sin-proveedor', motivo: 'inaccesible' });
    return null;
  }
  const { client, inside } = await initializeClient(connection);
  if (inside) enter(connection, client);
  else store.set({ estado: 'fuera', motivo: null });
  const path = takeKeptPath(deps);
  return path === null ? null : path.slice(deps.config.basePath.length) || '/';
}

/** Initializes keycloak-js, in this tab without iframes once a provider that answers has refused them. */
async function initializeClient(
  connection: Connection,
  withFrames = !areFramesRefused(connection.deps.storage),
): Promise<{ readonly client: IdentityClient; readonly inside: boolean }> {
  const { deps, redirectUri } = connection;
  const client = deps.createIdentity();
  connection.identity = client;
  try {
    const inside = await client.init({
      onLoad: deps.config.identidad.alCargar,
      pkceMethod: 'S256',
      ...(!withFrames && { checkLoginIframe: false }),
      checkLoginIframeInterval: 5,
      messageReceiveTimeout: messageTimeout,
      redirectUri,
    });
    return { client, inside };
  } catch (error) {
    if (!withFrames || !isSilentFrame(error) || !(await deps.probe())) throw error;
    storeFramesRefused(deps.storage);
    return initializeClient(connection, false);
  }
}

function enter(connection: Connection, client: IdentityClient): void {
  // With `loginRequired`, keycloak-js leaves the page at once when the session ends, and typed text is
  // lost.
  client.loginRequired = false;
  client.onAuthLogout = () => {
    expire(connection);
  };
  client.onAuthRefreshError = () => {
    if (client.token === undefined) expire(connection);
  };
  connection.tokens = createTokenSource(client);
  connection.store.set({ estado: 'dentro', motivo: null, persona: personaFromClaims(client.tokenParsed) });
}

function followLateSignIn(
  { store }: Connection,
  initialized: Promise<string | null>,
  late: (path: string) => void,
): void {
  void initialized.then(
    (path) => {
      if (path !== null) late(path);
    },
    () => {
      if (store.get().motivo === 'lento') store.set({ motivo: 'inaccesible' });
    },
  );
}
