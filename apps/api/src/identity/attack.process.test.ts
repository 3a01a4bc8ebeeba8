// seguridad: 44
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Browser, locationOf } from './testing/browser.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';

withCheapHashes();

const ATTACKER = '203.0.113.66';
const HOME = '198.51.100.7';

let server: IdentityServer;

beforeAll(async () => {
  server = await startIdentity();
  await server.addCuenta();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.db.deleteFrom('intentos_acceso').execute();
});
afterAll(() => server.close());

/** A sign-in form that stays open, so that each further try is one request. */
async function formOf(address: string, browser = new Browser(server.base, address)) {
  const form = locationOf(await browser.authorize());
  return (usuario: string, clave: string) => browser.post(form, { usuario, clave });
}

/** Guesses at each end of the delay until `rounds` guesses were checked, calling `between` after each. */
async function attack(usuario: string, rounds: number, between?: () => Promise<void>) {
  const guess = await formOf(ATTACKER);
  for (let round = 0; round < rounds; round += 1) {
    const early = await guess(usuario, 'mala');
    vi.setSystemTime(Date.now() + waitOf(early) * 1000);
    expect((early.status === 429 ? await guess(usuario, 'mala') : early).status).toBe(400);
    await between?.();
  }
}

function waitOf(response: Response): number {
  return Number(response.headers.get('retry-after') ?? 0);
}

describe('repeated guesses against one account', () => {
  it('are delayed longer and longer, and the answer states the delay', async () => {
    const guess = await formOf(ATTACKER);
    const waits: number[] = [];
    for (let tries = 0; tries < 18; tries += 1) {
      let response = await guess('ana', 'mala');
      if (response.status === 429) {
        waits.push(waitOf(response));
        vi.setSystemTime(Date.now() + waitOf(response) * 1000);
        response = await guess('ana', 'mala');
      }
      expect(response.status).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const refused = await guess('ana', CLAVE);
    expect(await refused.text()).toContain('Demasiados intentos fallidos. Espere 60 segundos');
  });

  it('do not delay the owner, in the browser used before or from an address without failures', async () => {
    const known = new Browser(server.base, ATTACKER);
    expect((await known.submitSignIn('ana', CLAVE)).status).toBe(303);
    const waits: number[] = [];
    let address = 0;
    await attack('ana', 14, async () => {
      waits.push(waitOf(await known.submitSignIn('ana', CLAVE)));
      waits.push(
        waitOf(await new Browser(server.base, `198.51.100.${address++}`).submitSignIn('ana', CLAVE)),
      );
    });
    expect(waits).toEqual(Array<number>(28).fill(0));
  });

  it('do not lock out an owner who mistypes twice first', async () => {
    await attack('ana', 12);
    const owner = await formOf(HOME);
    const statuses = [];
    for (const clave of ['mala', 'mala', CLAVE]) statuses.push((await owner('ana', clave)).status);
    expect(statuses).toEqual([400, 400, 303]);
  });

  it('are not faster when sent all at once', async () => {
    const tries = await Promise.all(Array.from({ length: 60 }, () => formOf(ATTACKER)));
    const answers = await Promise.all(tries.map((guess) => guess('ana', 'mala')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  it('are not faster from other addresses of the same IPv6 network', async () => {
    const statuses = [];
    for (let host = 1; host <= 12; host += 1)
      statuses.push((await (await formOf(`2001:db8:0:1::${host}`))('ana', 'mala')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('are not faster with forged entries in X-Forwarded-For', async () => {
    const statuses = [];
    for (let host = 1; host <= 12; host += 1)
      statuses.push((await (await formOf(`198.51.100.${host}, ${ATTACKER}`))('ana', 'mala')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('have the same delays under a name that does not exist', async () => {
    const guess = await formOf(ATTACKER);
    for (let tries = 0; tries < 10; tries += 1) await guess('fantasma', 'mala');
    expect((await guess('fantasma', 'mala')).status).toBe(429);
    expect((await guess('ana', CLAVE)).status).toBe(303);
  });
});

describe('the cookie of a browser that signed in before', () => {
  it('is sent by this browser to these pages alone, and contains no account name', async () => {
    const response = await new Browser(server.base).submitSignIn('ana', CLAVE);
    const [cookie = ''] = response.headers
      .getSetCookie()
      .filter((each) => each.startsWith('mantenible_dispositivo'));
    expect(cookie).toMatch(
      /^mantenible_dispositivo=[\w-]{22}\.[\w-]{22}; path=\/mantenible\/auth\/realms\/mantenible; max-age=31536000; samesite=strict; httponly$/,
    );
  });

  it('has its own counter: its failures delay only this browser', async () => {
    const known = new Browser(server.base, HOME);
    await known.submitSignIn('ana', CLAVE);
    const guess = await formOf(HOME, known);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('ana', 'mala')).status).toBe(400);
    expect((await guess('ana', CLAVE)).status).toBe(429);
    expect((await new Browser(server.base, HOME).submitSignIn('ana', CLAVE)).status).toBe(303);
  });

  it.each([
    ['under another account', 'beto', () => Promise.resolve()],
    ['once the password has changed', 'ana', () => server.changePassword('sub-ana', CLAVE)],
  ])('is not accepted %s', async (_when, usuario, change) => {
    await server.addCuenta({ sub: `sub-${usuario}`, usuario: 'beto' }).catch(() => undefined);
    const known = new Browser(server.base, ATTACKER);
    await known.submitSignIn('ana', CLAVE);
    await change();
    await attack(usuario, 10);
    expect((await known.submitSignIn(usuario, CLAVE)).status).toBe(429);
  });

  it('holds several accounts, and ignores entries that were tampered with', async () => {
    await server.addCuenta({ sub: 'sub-clara', usuario: 'clara' });
    const shared = new Browser(server.base, ATTACKER);
    for (const usuario of ['ana', 'clara'])
      expect((await shared.submitSignIn(usuario, CLAVE)).status).toBe(303);
    await attack('ana', 11);
    await attack('clara', 11);
    for (const usuario of ['clara', 'ana'])
      expect((await shared.submitSignIn(usuario, CLAVE)).status).toBe(303);
    const forged = new Browser(server.base, ATTACKER);
    forged.setCookie('mantenible_dispositivo', `${'A'.repeat(22)}.${'A'.repeat(22)}~x~%00`);
    expect((await forged.submitSignIn('ana', CLAVE)).status).toBe(429);
  });
});

describe('right passwords never count', () => {
  it('when 20 people sign in to one shared account at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => formOf(HOME)));
    const answers = await Promise.all(people.map((signIn) => signIn('ana', CLAVE)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(303));
    expect(await server.db.selectFrom('intentos_acceso').selectAll().execute()).toEqual([]);
  });

  it('when 20 people do so during an attack on the account', async () => {
    await attack('ana', 12);
    const people = await Promise.all(Array.from({ length: 20 }, () => formOf(HOME)));
    const answers = await Promise.all(people.map((signIn) => signIn('ana', CLAVE)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(303));
  });

  it('when 200 people behind one address sign in, a tenth of whom mistype', async () => {
    const people = Array.from({ length: 200 }, (_, n) => ({ usuario: `alumno${n}`, mistypes: n % 10 === 0 }));
    for (const { usuario } of people) await server.addCuenta({ sub: `sub-${usuario}`, usuario });
    const signIn = async ({ usuario, mistypes }: { usuario: string; mistypes: boolean }) => {
      const type = await formOf(HOME);
      const first = mistypes ? [(await type(usuario, 'mala')).status] : [];
      return [...first, (await type(usuario, CLAVE)).status];
    };
    const answers = await Promise.all(people.map(signIn));
    expect(answers).toEqual(people.map(({ mistypes }) => (mistypes ? [400, 303] : [303])));
  });
});
