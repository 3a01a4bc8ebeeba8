import { describe, expect, test } from 'vitest';

import { callback, setup } from './session-manager.fixture.ts';

describe('sign-in', () => {
  test('initializes as specified, signs the person in and returns the requested path', async () => {
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
      salida: null,
    });
    await expect(manager.token()).resolves.toBe('token-de-ana');
  });

  test('the return from the provider opens the stored path, not the callback address', async () => {
    const { manager, values } = setup({ path: '/m/', hash: callback, kept: '/m/lista_pauta?pagina=2' });
    await expect(manager.start()).resolves.toBe('/lista_pauta?pagina=2');
    expect(values.size).toBe(0);
  });

  test('a sign-in that was interrupted by a reload opens the path that was asked for first', async () => {
    const first = setup({ inside: new Promise<boolean>(() => undefined) });
    void first.manager.start();
    // keycloak-js has taken the answer out of the address: the landing page is loaded again.
    const again = setup({
      path: '/m/',
      storage: first.storage,
      inside: new Promise<boolean>(() => undefined),
    });
    void again.manager.start();
    const answered = setup({ path: '/m/', hash: callback, storage: first.storage });
    await expect(answered.manager.start()).resolves.toBe('/pruebas/1');
    // It was opened: the landing page is asked for itself from here on.
    await expect(setup({ path: '/m/', storage: first.storage }).manager.start()).resolves.toBe('/');
  });

  test('another path that is asked for replaces that of an interrupted sign-in', async () => {
    const { manager } = setup({ path: '/m/lista_pauta', kept: '/m/pruebas/1' });
    await expect(manager.start()).resolves.toBe('/lista_pauta');
  });

  test.each(['//evil.example/m/', '/otra', 'javascript:alert(1)'])(
    'an interrupted sign-in does not open the stored %s',
    async (kept) => {
      await expect(setup({ path: '/m/', kept }).manager.start()).resolves.toBe('/');
    },
  );

  test('a landing page that is open to all is not left for an earlier path', async () => {
    const { manager } = setup({ path: '/m/', kept: '/m/pruebas/1', inside: false, openLanding: true });
    await expect(manager.start()).resolves.toBe('/');
  });

  test('a stored path outside the product is not opened', async () => {
    const { manager } = setup({ path: '/m/', hash: callback, kept: '//evil.example/m/' });
    await expect(manager.start()).resolves.toBeNull();
  });

  test("without a session at the provider (check-sso) the state is 'fuera', without a token", async () => {
    const { manager } = setup({ inside: false });
    await manager.start();
    expect(manager.get()).toMatchObject({ estado: 'fuera', persona: null, motivo: null });
    await expect(manager.token()).resolves.toBeNull();
    expect(manager.accountUrl()).toBeNull();
  });

  test('without a provider the page stays signed out, and the requested path is kept for the next attempt', async () => {
    const { manager, calls, names } = setup({ reachable: false });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'inaccesible' });
    expect(names()).toEqual([]);
    manager.retry();
    expect(calls).toEqual([['assign', '/m/pruebas/1']]);
  });

  test('an insecure address is explained without a request to the provider', async () => {
    const { manager, names } = setup({ secure: false });
    await manager.start();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'contexto-inseguro' });
    expect(names()).toEqual([]);
  });

  test('blocked site data is explained without a request to the provider', async () => {
    const { manager, names } = setup({ blocked: true });
    await manager.start();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'datos-bloqueados' });
    expect(names()).toEqual([]);
  });

  test("a refused sign-in ends in the state 'fuera', with the reason", async () => {
    const { manager } = setup({
      path: '/m/',
      hash: '#state=a&error=access_denied',
      inside: new Error('denied'),
    });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'fuera', motivo: 'rechazado' });
  });
});

describe('a provider that forbids the iframes of keycloak-js', () => {
  const frames = ({ calls }: ReturnType<typeof setup>) =>
    calls.map(([name, options]) => [name, (options as { checkLoginIframe?: boolean }).checkLoginIframe]);

  test('is used without them, in the whole tab', async () => {
    const page = setup({ framesForbidden: true, path: '/m/', hash: callback });
    await expect(page.manager.start()).resolves.toBeNull();
    expect(page.manager.get()).toMatchObject({ estado: 'dentro', persona: { sub: 's1' } });
    expect(frames(page)).toEqual([
      ['init', undefined],
      ['init', false],
    ]);
    const next = setup({ framesForbidden: true, storage: page.storage });
    await expect(next.manager.start()).resolves.toBe('/pruebas/1');
    expect(frames(next)).toEqual([['init', false]]);
  });

  test('is asked for them again where it does not answer at all', async () => {
    const page = setup({ framesForbidden: true, reachable: false, path: '/m/', hash: callback });
    await page.manager.start();
    expect(page.manager.get()).toMatchObject({ estado: 'fuera', motivo: 'rechazado' });
    expect([frames(page), page.values.size]).toEqual([[['init', undefined]], 0]);
  });
});

describe('a slow provider', () => {
  const never = new Promise<boolean>(() => undefined);

  test('is reported while the page stays signed out', async () => {
    const { manager } = setup({ inside: never });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'sin-proveedor', motivo: 'lento' });
  });

  test('is reported as unreachable when it fails after the timeout', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { manager } = setup({ inside: new Promise<boolean>((_, reject) => (fail = reject)) });
    await manager.start();
    fail(new Error('network'));
    await expect.poll(() => manager.get().motivo).toBe('inaccesible');
  });

  test('is reported at the exchange of the code, too', async () => {
    const { manager } = setup({ inside: never, path: '/m/', hash: callback });
    await expect(manager.start()).resolves.toBeNull();
    expect(manager.get()).toMatchObject({ estado: 'fuera', motivo: 'rechazado' });
  });

  test('signs the person in when its answer arrives late', async () => {
    let answer: (inside: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => (answer = resolve));
    const { manager } = setup({ inside: late, path: '/m/', hash: callback });
    await manager.start();
    answer(true);
    await expect.poll(() => manager.get().estado).toBe('dentro');
    expect(manager.get()).toMatchObject({ motivo: null, persona: { sub: 's1' } });
  });

  test('then opens the requested path', async () => {
    let answer: (inside: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => (answer = resolve));
    const { manager } = setup({ inside: late, path: '/m/', hash: callback, kept: '/m/pruebas/7' });
    const paths: string[] = [];
    await expect(manager.start((path) => paths.push(path))).resolves.toBeNull();
    expect(paths).toEqual([]);
    answer(true);
    await expect.poll(() => paths).toEqual(['/pruebas/7']);
  });

  test('keeps the requested path when the person signs in from the landing page instead', async () => {
    const { manager, values } = setup({ inside: never, path: '/m/', hash: callback, kept: '/m/pruebas/7' });
    await manager.start();
    manager.signIn();
    await expect.poll(() => [...values.values()]).toEqual(['/m/pruebas/7']);
  });
});
