// seguridad: 63
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { GRACE_SECONDS, oidcAdapter, SIGNED_IN } from './adapter.ts';
import { CLIENT_ID } from './addresses.ts';
import { oidcRepository, type NewOidcRecord, type OidcRepository } from './oidc.repository.ts';
import { unwrapRefreshToken, wrapRefreshToken } from './refresh-token-shape.ts';

let t: TestDatabase;
let repository: OidcRepository;
let now = new Date('2026-03-02T10:00:00Z');
beforeAll(async () => {
  t = await createTestDatabase();
  repository = oidcRepository(t.db);
});
afterAll(() => t.close());
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z');
  await t.db.deleteFrom('oidc').execute();
});

const later = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 10) + seconds * 1000);
const adapter = (modelo: string) => {
  const made = oidcAdapter(repository, () => now)(modelo);
  if ('then' in made) throw new Error('the factory is synchronous');
  return made;
};
const nueva = (contenido: object, cambios: Partial<NewOidcRecord> = {}): NewOidcRecord => ({
  contenido,
  grantId: null,
  uid: null,
  expira: null,
  ...cambios,
});
const stored = async () =>
  (await t.db.selectFrom('oidc').select(['modelo', 'id']).orderBy('modelo').orderBy('id').execute()).map(
    ({ modelo, id }) => `${modelo} ${id}`,
  );

describe('records', () => {
  test('are found by model and id, and by model and uid, and nowhere else', async () => {
    await repository.save('Session', 'a', nueva({ accountId: 'ana' }, { uid: 'u' }));
    await repository.save('Grant', 'a', nueva({ accountId: 'beto' }));
    expect(await repository.find('Session', 'a')).toEqual({
      contenido: { accountId: 'ana' },
      consumido: null,
    });
    expect(await repository.findByUid('Session', 'u')).toMatchObject({ contenido: { accountId: 'ana' } });
    expect(await repository.find('Session', 'u')).toBeNull();
    expect(await repository.findByUid('Grant', 'u')).toBeNull();
    expect(await repository.findByUid('Session', 'a')).toBeNull();
  });

  test('are replaced by a second save, and stay consumed', async () => {
    await repository.save('RefreshToken', 'a', nueva({ iat: 1 }));
    expect(await repository.consume('RefreshToken', 'a', now)).toBe(true);
    await repository.save('RefreshToken', 'a', nueva({ iat: 2 }, { grantId: 'g' }));
    expect(await repository.find('RefreshToken', 'a')).toEqual({ contenido: { iat: 2 }, consumido: now });
    expect(await stored()).toEqual(['RefreshToken a']);
  });

  test('are consumed once, also by parallel calls, and keep the first time', async () => {
    await repository.save('AuthorizationCode', 'a', nueva({}));
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, i) => repository.consume('AuthorizationCode', 'a', later(i))),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await repository.consume('AuthorizationCode', 'a', later(99))).toBe(false);
    expect(await repository.find('AuthorizationCode', 'a')).toMatchObject({
      consumido: later(all.indexOf(true)),
    });
    expect(await repository.consume('AuthorizationCode', 'ninguno', now)).toBe(false);
  });

  test('go with their grant, whatever their model, and no others', async () => {
    await repository.save('RefreshToken', 'a', nueva({}, { grantId: 'g' }));
    await repository.save('AuthorizationCode', 'b', nueva({}, { grantId: 'g' }));
    await repository.save('RefreshToken', 'c', nueva({}, { grantId: 'otro' }));
    await repository.save('Session', 'd', nueva({}));
    await repository.removeByGrant('g');
    expect(await stored()).toEqual(['RefreshToken c', 'Session d']);
    await repository.remove('Session', 'c');
    await repository.remove('Session', 'd');
    expect(await stored()).toEqual(['RefreshToken c']);
  });

  test('go with their grant in slices of at most 500, each a statement of its own', async () => {
    const filas = Array.from({ length: 600 }, (_, n) => ({
      modelo: 'RefreshToken',
      id: `r${n}`,
      contenido: '{}',
      grant_id: 'g',
      uid: null,
      expira: null,
      user_code: null,
      consumido: null,
      grupo: null,
    }));
    await t.db.insertInto('oidc').values(filas).execute();
    // 500, 100 and none.
    expect(await t.statementsOf(() => repository.removeByGrant('g'))).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  test('are swept after their end; those without an end stay', async () => {
    await repository.save('Session', 'antes', nueva({}, { expira: later(-1) }));
    await repository.save('Session', 'ahora', nueva({}, { expira: now }));
    await repository.save('Session', 'sin-fin', nueva({}));
    await repository.sweep(now);
    expect(await stored()).toEqual(['Session ahora', 'Session sin-fin']);
  });
});

describe('ending the sessions of an account', () => {
  beforeEach(async () => {
    // One without a group, as an earlier version stored it; one that was anonymous before.
    await repository.save('Session', 'a1', nueva({ accountId: 'ana' }, { uid: 'uid-a1' }));
    await repository.save('Session', 'a2', nueva({}, { uid: 'uid-a2' }));
    await repository.save('Session', 'a2', nueva({}, { uid: 'uid-a2', grupo: 'ana' }));
    await repository.save('Session', 'b1', nueva({ accountId: 'beto' }, { uid: 'uid-b1', grupo: 'beto' }));
    await repository.save('Session', 'anonima', nueva({}, { uid: 'uid-anonima' }));
    await repository.save('Grant', 'g', nueva({ accountId: 'ana' }));
  });

  test('ends all of them and those of no other, and counts them', async () => {
    expect(await repository.endSessions('ana', null)).toBe(2);
    expect(await stored()).toEqual(['Grant g', 'Session anonima', 'Session b1']);
    expect(await repository.endSessions('ana', null)).toBe(0);
  });

  test('keeps the one that is named', async () => {
    expect(await repository.endSessions('ana', 'uid-a1')).toBe(1);
    expect(await stored()).toEqual(['Grant g', 'Session a1', 'Session anonima', 'Session b1']);
    expect(await repository.endSessions('ana', 'uid-b1')).toBe(1);
  });

  test.each(["' or '1'='1", '%', 'an', 'ANA', ''])('of %j ends none', async (sub) => {
    expect(await repository.endSessions(sub, null)).toBe(0);
  });
});

describe('the provider’s storage', () => {
  test.each(['RefreshToken', 'AuthorizationCode'])('keeps no %s, only its hash', async (modelo) => {
    await adapter(modelo).upsert('secreto', { jti: 'secreto', accountId: 'ana', grantId: 'g' }, 60);
    const text = JSON.stringify(await t.db.selectFrom('oidc').selectAll().execute());
    expect(text).not.toContain('secreto');
    expect(await adapter(modelo).find('secreto')).toMatchObject({ jti: 'secreto', accountId: 'ana' });
    expect(await adapter(modelo).find('otro')).toBeUndefined();
    await adapter(modelo).destroy('secreto');
    expect(await adapter(modelo).find('secreto')).toBeUndefined();
  });

  test('finds a refresh token with and without its wrapping', async () => {
    await adapter('RefreshToken').upsert('valor', { jti: 'valor' }, 60);
    const dressed = wrapRefreshToken('valor');
    expect(dressed.split('.')).toHaveLength(3);
    expect(await adapter('RefreshToken').find(dressed)).toMatchObject({ jti: 'valor' });
    expect(unwrapRefreshToken(unwrapRefreshToken(dressed))).toBe('valor');
    await adapter('RefreshToken').consume(dressed);
    now = later(GRACE_SECONDS);
    expect(await adapter('RefreshToken').find('valor')).toHaveProperty('consumed');
  });

  test('refuses the second exchange of a code, with the first time of use', async () => {
    await adapter('AuthorizationCode').upsert('c', { jti: 'c' }, 60);
    await adapter('AuthorizationCode').consume('c');
    await expect(adapter('AuthorizationCode').consume('c')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await adapter('AuthorizationCode').find('c')).toMatchObject({ consumed: now.getTime() / 1000 });
  });

  test('refuses one of two parallel exchanges of a code', async () => {
    await adapter('AuthorizationCode').upsert('c', { jti: 'c' }, 60);
    const both = await Promise.allSettled([0, 1].map(() => adapter('AuthorizationCode').consume('c')));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('accepts a used refresh token again for ten seconds from its first use', async () => {
    const tokens = adapter('RefreshToken');
    await tokens.upsert('r', { jti: 'r' }, 60);
    await tokens.consume('r');
    const used = now.getTime() / 1000;
    now = later(9);
    await tokens.consume('r');
    expect(await tokens.find('r')).not.toHaveProperty('consumed');
    now = later(10);
    expect(await tokens.find('r')).toMatchObject({ consumed: used });
  });

  test.each(['a\0b', '\uD800'])('finds nothing under an id that no database stores: %j', async (id) => {
    expect(await adapter('Session').find(id)).toBeUndefined();
    expect(await adapter('RefreshToken').find(id)).toBeUndefined();
  });

  test('keeps the end of a record, or none', async () => {
    await adapter('Session').upsert('corta', { uid: 'u' }, 60);
    await adapter('Grant').upsert('larga', {}, 0);
    const ends = await t.db.selectFrom('oidc').select(['id', 'expira']).orderBy('id').execute();
    expect(ends).toEqual([
      { id: 'corta', expira: later(60) },
      { id: 'larga', expira: later(0) },
    ]);
    expect(await adapter('Session').findByUid('u')).toEqual({ uid: 'u' });
    expect(await adapter('Session').findByUid('otra')).toBeUndefined();
  });
});

describe('what a signed-in person stores is bounded', () => {
  test('of one sign-in the refresh tokens that were issued last stay, and those of another', async () => {
    const tokens = adapter('RefreshToken');
    const issue = (id: string, grantId: string, iat: number) =>
      tokens.upsert(id, { grantId, iat, exp: 36_000, accountId: 'ana' }, 36_000);
    await issue('other', 'g2', 0);
    for (let n = 0; n < SIGNED_IN.refreshTokens + 3; n += 1) await issue(`t${n}`, 'g1', n);
    expect(await stored()).toHaveLength(SIGNED_IN.refreshTokens + 1);
    expect(await tokens.find('t2')).toBeUndefined();
    for (const id of ['other', 't3', `t${SIGNED_IN.refreshTokens + 2}`])
      expect(await tokens.find(id)).toBeDefined();
  });

  test('of one account the newest sessions stay; the oldest ends with its grant and tokens', async () => {
    const start = async (n: number, accountId: string) => {
      const grantId = `g-${accountId}-${n}`;
      const authorizations = { [CLIENT_ID]: { grantId } };
      await adapter('Grant').upsert(grantId, { accountId }, 36_000);
      await adapter('RefreshToken').upsert(`r-${grantId}`, { grantId, accountId, iat: n }, 36_000);
      await adapter('Session').upsert(`s-${grantId}`, { accountId, authorizations }, 36_000 + n);
    };
    await start(0, 'beto');
    for (let n = 0; n <= SIGNED_IN.sessions; n += 1) await start(n, 'ana');
    const rows = await stored();
    expect(rows.filter((row) => row.includes('-ana-0'))).toEqual([]);
    expect(rows).toHaveLength(3 * (SIGNED_IN.sessions + 1));
    expect(rows.filter((row) => row.endsWith('-ana-1'))).toEqual(['Grant g-ana-1', 'Session s-g-ana-1']);
  });

  test('a session that is saved again stays in the count of its account', async () => {
    const save = (id: string, expiresIn: number) =>
      adapter('Session').upsert(id, { accountId: 'ana' }, expiresIn);
    for (let n = 0; n < 3; n += 1) await save('one', 36_000);
    for (let n = 1; n < SIGNED_IN.sessions; n += 1) await save(`later-${n}`, 36_000 + n);
    expect(await stored()).toContain('Session one');
    await save('last', 40_000);
    expect(await stored()).toHaveLength(SIGNED_IN.sessions);
    expect(await stored()).not.toContain('Session one');
  });
});
