// seguridad: 44, 53
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { OPEN_FORMS } from './oidc/adapter.ts';
import { oidcRepository } from './oidc/oidc.repository.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';
import { Browser, locationOf } from './testing/browser.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';

withCheapHashes();

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
  await server.addCuenta();
});
afterEach(() => server.db.deleteFrom('oidc').execute());
afterAll(() => server.close());

const rows = async () =>
  Number(
    (
      await server.db
        .selectFrom('oidc')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Forms of the group of `opener`, or of many others, that expire one second after the other. */
async function fill(count: number, opener: string | null): Promise<void> {
  const [own] = await server.db.selectFrom('oidc').select('grupo').execute();
  const soon = Date.now() + 1000;
  const form = (n: number) => ({
    modelo: 'Interaction',
    id: `${opener ?? 'otra'}-${n}`,
    contenido: '{}',
    grant_id: null,
    user_code: null,
    uid: null,
    consumido: null,
    grupo: opener === null ? `otra-${n}` : (own?.grupo ?? null),
    expira: new Date(soon + n),
  });
  for (let from = 0; from < count; from += 2000) {
    const slice = Array.from({ length: Math.min(2000, count - from) }, (_, n) => form(from + n));
    await server.db.insertInto('oidc').values(slice).execute();
  }
}

it('the forms of one address group are bounded; the oldest go, and the new one works', async () => {
  await new Browser(server.base, '203.0.113.1').authorize();
  await fill(OPEN_FORMS.ofGroup + 50, 'propia');
  const browser = new Browser(server.base, '203.0.113.1');
  const form = locationOf(await browser.authorize());
  expect(await rows()).toBe(OPEN_FORMS.ofGroup);
  const ids = await server.db.selectFrom('oidc').select('id').where('id', 'like', 'propia-%').execute();
  expect(ids.map(({ id }) => id)).not.toContain('propia-0');
  expect((await browser.post(form, { usuario: 'ana', clave: CLAVE })).status).toBe(303);
});

it('an address group does not displace the forms of another', async () => {
  const other = new Browser(server.base, '198.51.100.7');
  const form = locationOf(await other.authorize());
  await server.db.deleteFrom('oidc').where('id', 'like', 'propia-%').execute();
  await new Browser(server.base, '2001:db8::1').authorize();
  for (let opened = 0; opened < 5; opened += 1) await new Browser(server.base, '2001:db8::2').authorize();
  expect(await rows()).toBe(7);
  expect((await other.post(form, { usuario: 'ana', clave: CLAVE })).status).toBe(303);
});

it('all forms together are bounded', async () => {
  await fill(OPEN_FORMS.inAll + 100, null);
  await oidcRepository(server.db).removeOldest('Interaction', null, OPEN_FORMS.inAll);
  expect(await rows()).toBe(OPEN_FORMS.inAll);
});

it('nothing but the form is stored for a stranger, and nothing for a refused request', async () => {
  for (let opened = 0; opened < 3; opened += 1) await new Browser(server.base).authorize();
  await new Browser(server.base).authorize({ prompt: 'none' });
  const models = await server.db.selectFrom('oidc').select('modelo').execute();
  expect(models.map(({ modelo }) => modelo)).toEqual(['Interaction', 'Interaction', 'Interaction']);
});

it.each(['state', 'nonce', 'login_hint', 'ui_locales'])('%s has at most 2 kB', async (name) => {
  const status = async (length: number) =>
    (await new Browser(server.base).authorize({ [name]: 'x'.repeat(length) })).status;
  expect([await status(2048), await status(2049)]).toEqual([303, 400]);
  expect(await rows()).toBe(1);
});

it('many parameters together have at most 8 kB', async () => {
  const many = Object.fromEntries(
    ['state', 'nonce', 'login_hint', 'ui_locales', 'acr_values'].map((name) => [name, 'x'.repeat(2000)]),
  );
  expect((await new Browser(server.base).authorize(many)).status).toBe(400);
  expect(await rows()).toBe(0);
});

it('a flood of one address gets a page with 429, and other addresses sign in', async () => {
  // The clock stands: on a busy machine the flood itself takes long.
  const small = await startIdentity({}, { msPerMinute: 1000, now: () => 0 });
  await small.addCuenta();
  const flood = () => new Browser(small.base, '203.0.113.200').authorize();
  const statuses = (await Promise.all(Array.from({ length: 80 }, flood))).map(({ status }) => status);
  // Half a second at once, and 10 ms for each form.
  expect(statuses.filter((status) => status === 303).length).toBeLessThan(60);
  const refused = await flood();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('<h1>Demasiadas peticiones</h1>');
  expect((await new Browser(small.base, '203.0.113.201').submitSignIn('ana', CLAVE)).status).toBe(303);
  await small.close();
});

it('a class of 200 behind one address opens, signs in and starts without a refusal', async () => {
  const statuses = new Set<number>();
  for (let person = 0; person < 200; person += 1) {
    const browser = new Browser(server.base, '203.0.113.150');
    for (const page of ['/', '/favicon.svg'])
      statuses.add((await browser.get(`${server.base}${page}`)).status);
    statuses.add((await browser.authorize({ prompt: 'none' })).status);
    await browser.signIn('ana', CLAVE);
  }
  expect(statuses.has(429)).toBe(false);
});
