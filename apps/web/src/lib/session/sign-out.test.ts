import { describe, expect, test } from 'vitest';

import { alCerrarSesion, alComprobarSalida, alIrAIniciarSesion, alVaciar, type Pendiente } from './hooks.ts';
import { setup } from './session-manager.fixture.ts';

describe('end of the session', () => {
  test('the end of the session keeps the page open, and no request is sent', async () => {
    const { manager, client, names } = setup();
    await manager.start();
    expect(client.loginRequired).toBe(false);
    client.onAuthLogout?.();
    expect(manager.get()).toMatchObject({ estado: 'dentro', caducada: true });
    expect(manager.get().persona?.sub).toBe('s1');
    await expect(manager.token()).rejects.toMatchObject({ status: 401 });
    expect(names()).toEqual(['init']);
  });

  test('a failed refresh expires the session only without a token', async () => {
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
    await expect.poll(names).toEqual(['init', 'login']);
    expect([...values.values()]).toEqual(['/m/pruebas/1']);
  });

  test('signing in for another screen keeps the path of that screen', async () => {
    const { manager, values } = setup();
    await manager.start();
    manager.signIn('/m/lista_proyectos');
    await expect.poll(() => [...values.values()]).toEqual(['/m/lista_proyectos']);
  });

  test('signing in again first stores the typed values of forms, also when one of them fails', async () => {
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
    await expect.poll(names).toEqual(['init', 'login', 'login']);
    expect(kept).toEqual([['init']]);
  });

  test('signing out drops stored copies, also when one hook fails, and signs out at the provider', async () => {
    const { manager, calls } = setup();
    await manager.start();
    const dropped: string[] = [];
    const offFailing = alCerrarSesion(() => {
      throw new Error('roto');
    });
    const off = alCerrarSesion(() => dropped.push('borrador'));
    await manager.signOut();
    offFailing();
    off();
    expect(dropped).toEqual(['borrador']);
    expect(manager.get()).toEqual({
      estado: 'fuera',
      motivo: null,
      persona: null,
      caducada: false,
      salida: null,
    });
    expect(calls.at(-1)).toEqual(['logout', { redirectUri: 'https://x.example/m/' }]);
    await expect(manager.token()).resolves.toBeNull();
  });

  test('unsent work is sent before copies are dropped', async () => {
    const { manager, names } = setup();
    await manager.start();
    const order: string[] = [];
    const off = [
      alVaciar(async () => {
        await Promise.resolve();
        order.push(`sent with ${(await manager.token()) ?? 'no token'}`);
      }),
      alCerrarSesion(() => order.push(`dropped for ${manager.get().persona?.sub ?? 'no person'}`)),
    ];
    await manager.signOut();
    for (const takeOff of off) takeOff();
    expect(order).toEqual(['sent with token-de-ana', 'dropped for s1']);
    expect(names()).toEqual(['init', 'announce', 'logout']);
  });

  test.each<[string, Pendiente]>([
    ['answers that could not be sent', 'respuestas'],
    ['a form that was not saved', 'formulario'],
  ])('%s keep the session until the person has decided', async (_name, pending) => {
    const { manager, names } = setup();
    await manager.start();
    const dropped: string[] = [];
    const off = [
      alVaciar(() => new Promise(() => undefined)),
      alComprobarSalida(() => pending),
      alComprobarSalida(() => null),
      alCerrarSesion(() => dropped.push('copia')),
    ];
    await manager.signOut();
    expect(manager.get()).toMatchObject({ estado: 'dentro', salida: [pending] });
    manager.stay();
    expect(manager.get()).toMatchObject({ estado: 'dentro', salida: null });
    expect([names(), dropped]).toEqual([['init'], []]);
    await manager.signOut();
    await manager.signOutAnyway();
    for (const takeOff of off) takeOff();
    expect(manager.get()).toMatchObject({ estado: 'fuera', salida: null, persona: null });
    expect([names(), dropped]).toEqual([['init', 'announce', 'logout'], ['copia']]);
  });

  test('a double confirmation of the loss signs out once', async () => {
    const { manager, names } = setup();
    await manager.start();
    let dropped = 0;
    const off = alCerrarSesion(async () => {
      await Promise.resolve();
      dropped += 1;
    });
    await Promise.all([manager.signOutAnyway(), manager.signOutAnyway()]);
    off();
    expect([names(), dropped]).toEqual([['init', 'announce', 'logout'], 1]);
  });

  test('a sign-out in another tab ends the session here, too', async () => {
    const { manager, signOutElsewhere } = setup();
    await manager.start();
    signOutElsewhere();
    expect(manager.get()).toMatchObject({ estado: 'dentro', caducada: true });
    await expect(manager.token()).rejects.toMatchObject({ status: 401 });
  });

  test('expiring without a session has no effect', () => {
    const { manager } = setup();
    manager.expire();
    expect(manager.get().caducada).toBe(false);
  });
});
