import type { IdentityClient, SessionDeps } from './connection.ts';
import { createSessionManager } from './session-manager.ts';

const claims = { sub: 's1', name: 'Ana', realm_access: { roles: ['estudiante'] } };

const config: SessionDeps['config'] = {
  basePath: '/m',
  identidad: { url: '/m/auth', realm: 'r', clientId: 'c', alCargar: 'login-required', incorporada: true },
};

const openConfig: SessionDeps['config'] = {
  ...config,
  identidad: { ...config.identidad, alCargar: 'check-sso' },
};

interface Setup {
  /** Result of keycloak-js; a promise delays it. */
  readonly inside?: boolean | Error | Promise<boolean>;
  readonly reachable?: boolean;
  readonly secure?: boolean;
  readonly blocked?: boolean;
  /** Whether the realm's policy forbids the iframes of keycloak-js. */
  readonly framesForbidden?: boolean;
  readonly path?: string;
  readonly hash?: string;
  /** Whether the landing page is shown without a sign-in. */
  readonly openLanding?: boolean;
  /** Stored path to open after the sign-in. */
  readonly kept?: string;
  /** Replaces the storage in memory. */
  readonly storage?: SessionDeps['storage'];
}

type Calls = [name: string, value: unknown][];

/** A stub of keycloak-js, which records its calls. */
function clientStub({ inside = true, framesForbidden = false }: Setup, calls: Calls): IdentityClient {
  const record = (name: string) => (value?: unknown) => {
    calls.push([name, value]);
    return Promise.resolve();
  };
  return {
    init: (options) => {
      calls.push(['init', options]);
      if (framesForbidden && options?.checkLoginIframe !== false)
        return Promise.reject(new Error('Timeout when waiting for 3rd party check iframe message.'));
      return inside instanceof Error ? Promise.reject(inside) : Promise.resolve(inside);
    },
    login: () => record('login')(),
    logout: record('logout'),
    updateToken: () => Promise.resolve(false),
    token: 'token-de-ana',
    tokenParsed: claims,
    loginRequired: true,
    createAccountUrl: () => 'https://id.example/account',
  };
}

function storageOver(values: Map<string, string>): SessionDeps['storage'] {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A session manager over stubs of browser and provider, which record their calls. */
export function setup(options: Setup = {}) {
  const {
    reachable = true,
    secure = true,
    blocked = false,
    path = '/m/pruebas/1',
    hash = '',
    kept,
  } = options;
  const calls: Calls = [];
  let elsewhere: () => void = () => undefined;
  const values = new Map<string, string>(kept === undefined ? [] : [['mantenible.rutaDeseada', kept]]);
  const client = clientStub(options, calls);
  const storage = options.storage ?? storageOver(values);
  const manager = createSessionManager({
    config: options.openLanding === true ? openConfig : config,
    createIdentity: () => client,
    probe: () => Promise.resolve(reachable),
    secureContext: secure,
    blockedData: blocked,
    location: {
      origin: 'https://x.example',
      pathname: path,
      search: '',
      hash,
      assign: (url: string | URL) => void calls.push(['assign', url]),
    },
    startTimeout: 20,
    flushTimeout: 20,
    otherTabs: {
      announceSignOut: () => void calls.push(['announce', null]),
      onSignOut: (listener) => {
        elsewhere = listener;
      },
    },
    storage,
  });
  return {
    manager,
    client,
    calls,
    names: () => calls.map(([name]) => name),
    values,
    storage,
    signOutElsewhere: () => {
      elsewhere();
    },
  };
}

/** The provider's answer to a sign-in. */
export const callback = '#state=abc&session_state=s&code=xyz';
