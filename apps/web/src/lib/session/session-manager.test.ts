import { describe, expect, test } from 'vitest';

import { createSessionManager, type IdentityClient, type SessionDeps } from './session-manager.ts';
import { alCerrarSesion, alIrAIniciarSesion } from './hooks.ts';

const claims = { sub: 's1', name: 'Ana', realm_access: { roles: ['estudiante'] } };

interface Setup {
  /** What keycloak-js answers; a promise lets it take its time. */
  readonly inside?: boolean | Error | Promise<boolean>;
  readonly reachable?: boolean;
  readonly secure?: boolean;
  readonly path?: string;
  readonly hash?: string;
  readonly kept?: string;
}

function setup({
  inside = true,
  reachable = true,
  secure = true,
  path = '/m/pruebas/1',
  hash = '',
  kept,
}: Setup = {}) {
  const calls: [name: string, value: unknown][] = [];
  const record = (name: string) => (value?: unknown) => {
    calls.push([name, value]);
    return Promise.resolve();
  };
  const values = new Map<string, string>(kept === undefined ? [] : [['mantenible.rutaDeseada', kept]]);
  const client: IdentityClient = {
    init: (options) => {
      calls.push(['init', options]);
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
  const deps: SessionDeps = {
    config: {
      basePath: '/m',
      identidad: { url: '/m/auth', realm: 'r', clientId: 'c', alCargar: 'login-required', incorporada: true },
    },
    createIdentity: () => client,
    probe: () => Promise.resolve(reachable),
    secureContext: secure,
    location: {
      origin: 'https://x.example',
      pathname: path,
      search: '',
      hash,
      assign: (url: string | URL) => void calls.push(['assign', url]),
    },
    startTimeout: 20,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
  };
  const names = () => calls.map(([name]) => name);
  return { manager: createSessionManager(deps), client, calls, names, values };
}

const callback = '#state=abc&session_state=s&code=xyz';

describe('sign-in', () => {
  test('initializes as specified, signs the person in and answers the path wanted', async () => {
    const { manager, calls } = setup();
    await expect(manager.start()).resolves.toBe('/pruebas/1');
    expect(calls).toEqual([
      [
        'init',
        {
          onLoad: 'login-required',
          pkceMethod: 'S256',
          checkLoginIframeInterval: 5,
          messageReceiveTimeout: 10_000,
          redirectUri: 'https://x.example/m/',
        },
      ],
    ]);
    expect(manager.get()).toEqual({
      estado: 'dentro',
      motivo: null,
      persona: { sub: 's1', nombre: 'Ana', roles: ['estudiante'] },
      caducada: false,
    });
    await expect(manager.token()).resolves.toBe('token-de-ana');
  });

  test('coming back from the provider restores the path kept before, not the callback address', async () => {
    const { manager, values } = setup({ path: '/m/', hash: callback, kept: '/m/lista_pauta?pagina=2' });
    await expect(manager.start()).resolves.toBe('/lista_pauta?pagina=2');
    expect(values.size).toBe(0);
  });

  test('a kept path outside the product is not opened', async () => {
    const { manager } = setup({ path: '/m/', hash: callback, kept: '//evil.example/m/' });
    await expect(manager.start()).resolves.toBeNull();
  });

  test('nobody signed in (check-sso) is outside, without a token', async () => {
    const { manager } = setup({ inside: false });
    await manager.start();
    expect(manager.get()).toMatchObject({ estado: 'fuera', persona: null, motivo: null });
    await expect(manager.token()).resolves.toBeNull();
    expect(manager.accountUrl()).toBeNull();
  });

  test('without a provider the page stays signed out, and the wanted path waits for the next try', async () => {
    const { manager, calls, names } = setup({ reachable: false });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'inaccesible' });
    expect(names()).toEqual([]);
    manager.retry();
    expect(calls).toEqual([['assign', '/m/pruebas/1']]);
  });

  test('an insecure address is explained and the provider not asked', async () => {
    const { manager, names } = setup({ secure: false });
    await manager.start();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'contexto-inseguro' });
    expect(names()).toEqual([]);
  });

  test('a sign-in that the provider refuses ends outside, with the reason', async () => {
    const { manager } = setup({
      path: '/m/',
      hash: '#state=a&error=access_denied',
      inside: new Error('denied'),
    });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'fuera', motivo: 'rechazado' });
  });
});

describe('a provider that takes too long', () => {
  const never = new Promise<boolean>(() => undefined);

  test('is named while the page stays signed out', async () => {
    const { manager } = setup({ inside: never });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'inaccesible' });
  });

  test('at the exchange of the code, too', async () => {
    const { manager } = setup({ inside: never, path: '/m/', hash: callback });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'fuera', motivo: 'rechazado' });
  });

  test('lets the person in when its answer comes after all', async () => {
    let answer: (inside: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => (answer = resolve));
    const { manager } = setup({ inside: late, path: '/m/', hash: callback });
    await manager.start();
    answer(true);
    await expect.poll(() => manager.get().estado).toBe('dentro');
    expect(manager.get()).toMatchObject({ motivo: null, persona: { sub: 's1' } });
  });
});

describe('end of the session', () => {
  test('the session ending under the page keeps the person on it, and no call goes out', async () => {
    const { manager, client, names } = setup();
    await manager.start();
    expect(client.loginRequired).toBe(false);
    client.onAuthLogout?.();
    expect(manager.get()).toMatchObject({ estado: 'dentro', caducada: true });
    expect(manager.get().persona?.sub).toBe('s1');
    await expect(manager.token()).rejects.toMatchObject({ status: 401 });
    expect(names()).toEqual(['init']);
  });

  test('a failed refresh expires the session only once the token is gone', async () => {
    const { manager, client } = setup();
    await manager.start();
    client.onAuthRefreshError?.();
    expect(manager.get().caducada).toBe(false);
    delete client.token;
    client.onAuthRefreshError?.();
    expect(manager.get().caducada).toBe(true);
  });

  test('signing in again keeps the path of the page', async () => {
    const { manager, names, values } = setup();
    await manager.start();
    manager.signIn();
    expect(names()).toEqual(['init', 'login']);
    expect([...values.values()]).toEqual(['/m/pruebas/1']);
  });

  test('signing in on the way to another screen keeps that one', async () => {
    const { manager, values } = setup();
    await manager.start();
    manager.signIn('/m/lista_proyectos');
    expect([...values.values()]).toEqual(['/m/lista_proyectos']);
  });

  test('signing in again first lets forms keep what was typed, even when one of them fails', async () => {
    const { manager, names } = setup();
    await manager.start();
    const kept: string[][] = [];
    const offFailing = alIrAIniciarSesion(() => {
      throw new Error('roto');
    });
    const off = alIrAIniciarSesion(() => kept.push(names()));
    manager.signIn();
    offFailing();
    off();
    manager.signIn();
    expect(kept).toEqual([['init']]);
    expect(names()).toEqual(['init', 'login', 'login']);
  });

  test('signing out drops what was kept, even when one hook fails, and leaves at the provider', async () => {
    const { manager, calls } = setup();
    await manager.start();
    const dropped: string[] = [];
    const offFailing = alCerrarSesion(() => {
      throw new Error('roto');
    });
    const off = alCerrarSesion(() => dropped.push('borrador'));
    manager.signOut();
    offFailing();
    off();
    expect(dropped).toEqual(['borrador']);
    expect(manager.get()).toEqual({ estado: 'fuera', motivo: null, persona: null, caducada: false });
    expect(calls.at(-1)).toEqual(['logout', { redirectUri: 'https://x.example/m/' }]);
    await expect(manager.token()).resolves.toBeNull();
  });

  test('nobody can expire a session that is not there', () => {
    const { manager } = setup();
    manager.expire();
    expect(manager.get().caducada).toBe(false);
  });
});
