// seguridad: audit-trail
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createAdministracion } from '../../composition/cuentas.ts';
import { ada, ana, createCuentasApp, type CuentasApp } from '../testing/cuentas-app.ts';
import { consola } from './administracion.port.ts';

let t: CuentasApp;
beforeAll(async () => {
  t = await createCuentasApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.sembrar();
  await t.db.deleteFrom('auditoria').execute();
});

const apuntes = () =>
  t.db.selectFrom('auditoria').select(['sub', 'accion', 'objeto', 'detalle']).orderBy('objeto').execute();
const deAda = (accion: string, objeto: string, detalle = '') => ({ sub: ada, accion, objeto, detalle });

test('each change of an account is an entry, a change of its role by name (requisito: audit-trail)', async () => {
  const paso = async (...pedido: Parameters<CuentasApp['como']>) => {
    await t.db.deleteFrom('auditoria').execute();
    expect((await t.como(...pedido)).status).toBeLessThan(300);
    return apuntes();
  };
  const datos = { nombre: 'Ana Gil', correo: '' };
  expect(
    await paso(ada, 'POST', '/cuentas', { usuario: 'eva', nombre: 'Eva', correo: '', rol: 'admin' }),
  ).toEqual([deAda('cuenta-nueva', 'eva', 'rol admin')]);
  expect(await paso(ada, 'PUT', `/cuentas/${ana}`, { ...datos, rol: 'estudiante' })).toEqual([
    deAda('cuenta-cambiada', 'ana'),
  ]);
  expect(await paso(ada, 'PUT', `/cuentas/${ana}`, { ...datos, rol: 'admin' })).toEqual([
    deAda('rol-cambiado', 'ana', 'estudiante → admin'),
  ]);
  expect(await paso(ada, 'POST', `/cuentas/${ana}/clave`, {})).toEqual([deAda('clave-restablecida', 'ana')]);
  for (const [activa, accion] of [
    [false, 'cuenta-desactivada'],
    [true, 'cuenta-activada'],
  ] as const)
    expect(await paso(ada, 'PUT', `/cuentas/${ana}/activa`, { activa })).toEqual([deAda(accion, 'ana')]);
  const contenido = 'usuario,nombre,correo,rol\nluz,Luz,,estudiante\nana,Ana Gil,,estudiante\n';
  expect(await paso(ada, 'POST', '/cuentas/importar', { contenido })).toEqual([
    deAda('cuenta-importada', 'ana', 'cambia, rol admin → estudiante'),
    deAda('cuenta-importada', 'luz', 'nueva, rol estudiante'),
  ]);
});

test('a change that is refused, or whose entry cannot be stored, is neither made nor entered', async () => {
  expect((await t.como(ada, 'PUT', `/cuentas/${ada}/activa`, { activa: false })).status).toBe(409);
  expect(await apuntes()).toEqual([]);
  await t.db.schema.alterTable('auditoria').renameTo('apartada').execute();
  expect((await t.como(ada, 'PUT', `/cuentas/${ana}/activa`, { activa: false })).status).toBe(500);
  await t.db.schema.alterTable('apartada').renameTo('auditoria').execute();
  expect((await t.cuentas.buscar(ana))?.activa).toBe(true);
});

test('the command line is entered as Consola', async () => {
  const administracion = createAdministracion({
    db: t.db,
    now: () => new Date(),
    log: { info: () => undefined },
  });
  await administracion(consola).vincular('sub-anterior', ana);
  expect(await apuntes()).toEqual([
    { sub: 'consola', accion: 'identidad-vinculada', objeto: 'sub-anterior', detalle: `→ ${ana}` },
  ]);
});
