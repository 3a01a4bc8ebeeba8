// seguridad: mail
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens, type Person } from '../../testing/tokens.ts';

const env = {
  SMTP_HOST: '127.0.0.1',
  SMTP_FROM: 'mantenible@uni.ejemplo',
  PUBLIC_URL: 'https://uni.ejemplo',
};
let t: TestApp;
let sinCorreo: TestApp;
beforeAll(async () => {
  [t, sinCorreo] = await Promise.all([createTestApp({ env }), createTestApp()]);
});
afterAll(async () => {
  await Promise.all([t.close(), sinCorreo.close()]);
});

/** A call of a person whose token has this address. */
async function pedir(
  app: TestApp,
  as: Person,
  email: string | null,
  activo?: boolean,
  email_verified = true,
) {
  const token = await (await testTokens()).sign(as, email === null ? {} : { email, email_verified });
  const { status, body } = await app.call({
    as: null,
    method: activo === undefined ? 'GET' : 'PUT',
    url: '/avisos/correo',
    headers: { authorization: `Bearer ${token}` },
    ...(activo !== undefined && { body: { activo } }),
  });
  return [status, body];
}
const filas = () => t.db.selectFrom('avisos_por_correo').select(['sub', 'activo', 'correo']).execute();

describe('notices by mail', () => {
  it('are off until the person turns them on, for the address that the provider vouches for', async () => {
    const apagado = { disponible: true, activo: false, correo: 'ana@ejemplo.es' };
    expect(await pedir(t, 'ana', 'ana@ejemplo.es')).toEqual([200, apagado]);
    expect(await filas()).toEqual([]);
    expect(await pedir(t, 'ana', 'ana@ejemplo.es', true)).toEqual([200, { ...apagado, activo: true }]);
    expect(await pedir(t, 'ana', 'ana@ejemplo.es', false)).toEqual([200, apagado]);
    expect(await filas()).toEqual([{ sub: 'sub-ana', activo: false, correo: null }]);
  });

  it.each([
    ['none', null, true],
    ['one that the provider does not vouch for', 'beto@ejemplo.es', false],
    ['several', 'beto@ejemplo.es,otro@ejemplo.es', true],
    ['one too long', `${'b'.repeat(245)}@ejemplo.es`, true],
    ['one with a line break', 'beto@ejemplo.es\r\nBcc: otro@ejemplo.es', true],
    ['one with a name', '"Beto" <beto@ejemplo.es>', true],
  ])('are refused where the address is %s', async (_que, email, verified) => {
    expect(await pedir(t, 'beto', email, undefined, verified)).toEqual([
      200,
      { disponible: true, activo: false, correo: null },
    ]);
    expect(await pedir(t, 'beto', email, true, verified)).toMatchObject([409, { codigo: 'sin-direccion' }]);
  });

  it('follow the address of a newer token, and stop where the provider vouches for none', async () => {
    await pedir(t, 'eva', 'eva@ejemplo.es', true);
    expect(await pedir(t, 'eva', 'eva@nueva.es')).toEqual([
      200,
      { disponible: true, activo: true, correo: 'eva@nueva.es' },
    ]);
    expect(await pedir(t, 'eva', null)).toMatchObject([200, { activo: true, correo: 'eva@nueva.es' }]);
    expect(await pedir(t, 'eva', 'eva@nueva.es', undefined, false)).toMatchObject([
      200,
      { activo: true, correo: null },
    ]);
  });

  it('go to the address of an active account of the embedded provider', async () => {
    await pedir(t, 'dora', 'vieja@ejemplo.es', true);
    const cuenta = {
      sub: 'sub-dora',
      usuario: 'dora',
      nombre: 'Dora',
      correo: 'dora@ejemplo.es',
      clave_hash: '',
      roles: '["docente"]',
      activa: true,
      debe_cambiar_clave: false,
      creado: new Date(),
    };
    await t.db.insertInto('cuentas').values(cuenta).execute();
    expect(await pedir(t, 'dora', 'vieja@ejemplo.es')).toMatchObject([200, { correo: 'dora@ejemplo.es' }]);
    await t.db.updateTable('cuentas').set({ activa: false }).execute();
    expect(await pedir(t, 'dora', 'vieja@ejemplo.es')).toMatchObject([200, { correo: null }]);
  });

  it('are not offered where no mail server is set; turning them off works there, too', async () => {
    const no = { disponible: false, activo: false, correo: 'ana@ejemplo.es' };
    expect(await pedir(sinCorreo, 'ana', 'ana@ejemplo.es')).toEqual([200, no]);
    expect(await pedir(sinCorreo, 'ana', 'ana@ejemplo.es', true)).toMatchObject([
      409,
      { codigo: 'sin-correo' },
    ]);
    expect(await pedir(sinCorreo, 'ana', 'ana@ejemplo.es', false)).toEqual([200, no]);
  });
});
