// seguridad: 66, accounts
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAdministracion } from '../../composition/cuentas.ts';
import { cacheVerified } from '../../http/verified-sessions.ts';
import { consola } from '../administracion/administracion.port.ts';
import { Browser } from '../testing/browser.ts';
import { withCheapHashes } from '../testing/cheap-hashes.ts';
import { CLAVE, startIdentity, type IdentityServer } from '../testing/identity-server.ts';
import { endedSessionsRepository } from './ended-sessions.repository.ts';
import { createEndedSessions, refuseEnded } from './ended-sessions.ts';

withCheapHashes();

describe('servers over one database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('sesiones_terminadas').execute());

  const momento = new Date('2026-05-04T10:00:00.400Z');
  const second = momento.getTime() / 1000;

  it('all refuse the tokens of before the moment, of that account alone', async () => {
    const repository = endedSessionsRepository(database.db);
    const servers = [createEndedSessions(repository), createEndedSessions(repository)];
    await repository.end('ana', momento);
    for (const server of servers) {
      await server.refresh();
      expect([server.isEnded('ana', Math.floor(second)), server.isEnded('ana', Math.ceil(second))]).toEqual([
        true,
        false,
      ]);
      expect(server.isEnded('beto', Math.floor(second))).toBe(false);
    }
  });

  it('drop the moments once their tokens have expired', async () => {
    const repository = endedSessionsRepository(database.db);
    await repository.end('ana', momento);
    await repository.removeBefore(momento);
    expect(await repository.list()).toHaveLength(1);
    await repository.removeBefore(new Date(momento.getTime() + 1));
    expect(await repository.list()).toEqual([]);
  });

  it('also refuse a token that was verified before', async () => {
    const rows = [{ sub: 'sub-ana', momento: new Date('2100-01-01') }];
    let shown: typeof rows = [];
    const ended = createEndedSessions({ list: () => Promise.resolve(shown) });
    const token = `e30.${Buffer.from(JSON.stringify({ iat: 1, exp: 4_000_000_000 })).toString('base64url')}.x`;
    const verify = vi.fn(() => Promise.resolve({ sub: 'sub-ana', nombre: 'Ana', roles: [] }));
    const cached = cacheVerified(refuseEnded({ verify }, ended), () => new Date());
    await cached.verify(token);
    await cached.verify(token);
    expect(verify).toHaveBeenCalledTimes(1);
    shown = rows;
    await ended.refresh();
    await expect(cached.verify(token)).rejects.toThrow('Su sesión terminó');
  });
});

describe('the embedded provider', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentity();
    await server.addCuenta({ sub: 'sub-jefa', usuario: 'jefa', roles: ['admin', 'estudiante'] });
    await server.addCuenta({ roles: ['admin', 'estudiante'] });
  });
  afterAll(() => server.close());

  const administrar = () => {
    const log = { info: () => undefined };
    return createAdministracion({ db: server.db, now: () => new Date(), log })(consola);
  };
  const token = async () => (await new Browser(server.base).signIn('ana', CLAVE)).access_token;
  const verify = (text: string) => server.identity().verifier.verify(text);
  /** Why a token is refused; null for one that is accepted. */
  const refusalOf = (text: string) => verify(text).then(() => null, String);
  const datos = { nombre: 'Ana', correo: '' };

  it.each([
    ['a deactivation', () => administrar().activar({ usuario: 'ana' }, false)],
    ['a lost role', () => administrar().cambiar({ usuario: 'ana' }, { ...datos, rol: 'estudiante' })],
    ['a new initial password', () => administrar().restablecer({ usuario: 'ana' })],
    [
      'a class that takes the role',
      () => administrar().importar({ contenido: 'usuario,nombre,rol\nana,Ana,', claves: null }),
    ],
  ])('refuses the access token of before %s', async (_what, change) => {
    await administrar().activar({ usuario: 'ana' }, true);
    await administrar().cambiar({ usuario: 'ana' }, { ...datos, rol: 'admin' });
    await server.changePassword('sub-ana', CLAVE);
    await server.db.deleteFrom('sesiones_terminadas').execute();
    const before = await token();
    await expect.poll(() => refusalOf(before)).toBeNull();
    await change();
    await expect.poll(() => refusalOf(before)).toContain('Su sesión terminó');
  });

  it('keeps the tokens of an account that gained a role', async () => {
    await administrar().activar({ usuario: 'ana' }, true);
    await administrar().cambiar({ usuario: 'ana' }, { ...datos, rol: 'estudiante' });
    await server.db.deleteFrom('sesiones_terminadas').execute();
    await administrar().cambiar({ usuario: 'ana' }, { ...datos, rol: 'admin' });
    expect(await server.db.selectFrom('sesiones_terminadas').selectAll().execute()).toEqual([]);
  });
});
