// seguridad: audit-trail, password-hashes
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Browser } from './testing/browser.ts';
import { hashClave } from './cuentas/clave-hash.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';

withCheapHashes();

let server: IdentityServer;
let browser: Browser;

beforeAll(async () => {
  server = await startIdentity();
  await server.addCuenta();
});
beforeEach(() => {
  browser = new Browser(server.base);
});
afterAll(() => server.close());

describe('a sign-in', () => {
  it('replaces a hash cheaper than today’s, at the right password only (requisito: renewed-hashes)', async () => {
    const clave_hash = await hashClave('una frase de antes', { m: 16, t: 1, p: 1 });
    await server.addCuenta({ sub: 'sub-eva', usuario: 'eva' });
    await server.db.updateTable('cuentas').set({ clave_hash }).where('sub', '=', 'sub-eva').execute();
    const hash = async () => (await server.cuentas.buscarPorUsuario('eva'))?.claveHash;
    expect((await browser.submitSignIn('eva', 'otra frase de antes')).status).toBe(400);
    expect((await browser.submitSignIn('nadie', 'una frase de antes')).status).toBe(400);
    expect(await hash()).toBe(clave_hash);
    await browser.signIn('eva', 'una frase de antes');
    const renovado = await hash();
    expect(renovado).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await new Browser(server.base).signIn('eva', 'una frase de antes');
    expect(await hash()).toBe(renovado);
    expect(await server.cuentas.renovarHash('sub-eva', clave_hash, 'otro')).toBe(false);
  });

  it('is an entry of the audit trail, and failed attempts share one a day (requisito: audit-trail)', async () => {
    await server.db.deleteFrom('auditoria').execute();
    for (let vez = 0; vez < 3; vez += 1) await browser.submitSignIn('ana', 'otra frase');
    for (const nadie of ['nadie', 'mi contraseña']) await browser.submitSignIn(nadie, 'otra frase');
    await browser.signIn('ana', CLAVE);
    await new Browser(server.base, '2001:db8::7').submitSignIn('ana', 'otra frase');
    const columnas = ['sub', 'nombre', 'accion', 'objeto', 'detalle', 'veces'] as const;
    const fallido = { accion: 'acceso-fallido', objeto: '' };
    const desde = { detalle: '127.0.0.1', veces: 2 };
    expect(await server.db.selectFrom('auditoria').select(columnas).orderBy('momento').execute()).toEqual([
      { sub: 'sub-ana', nombre: 'Ana Pérez', ...fallido, detalle: '127.0.0.1, 2001:db8:0:0::/64', veces: 4 },
      { sub: '', nombre: '', ...fallido, ...desde },
      { sub: 'sub-ana', nombre: 'Ana Pérez', accion: 'acceso', objeto: '', detalle: '', veces: 1 },
    ]);
  });

  it('does not begin while its entry cannot be stored', async () => {
    await server.db.schema.alterTable('auditoria').renameTo('apartada').execute();
    expect((await browser.submitSignIn('ana', CLAVE)).status).toBe(500);
    await server.db.schema.alterTable('apartada').renameTo('auditoria').execute();
    await browser.signIn('ana', CLAVE);
  });
});
