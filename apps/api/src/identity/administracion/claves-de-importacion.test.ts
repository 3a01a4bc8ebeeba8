// seguridad: 44, accounts, initial-passwords
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { claseImportada, clavesDeImportacion, importaciones } from '@mantenible/contracts/cuenta';
import { dump } from '@mantenible/db/backup';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { eraseInitialPasswords } from '../../composition/initial-passwords.ts';
import { createAdministracion } from '../../composition/cuentas.ts';
import { createLogger } from '../../http/logging.ts';
import { createPasswordSecrets } from '../../secrets/index.ts';
import { ada, ana, bea, createCuentasApp, type CuentasApp } from '../testing/cuentas-app.ts';
import { withCheapHashes } from '../testing/cheap-hashes.ts';

withCheapHashes();

const inicio = new Date('2026-03-02T10:00:00.000Z');
let now = inicio;
const esperar = (minutos: number) => {
  now = new Date(now.getTime() + minutos * 60_000);
};
let t: CuentasApp;
beforeAll(async () => {
  t = await createCuentasApp({ now: () => now });
});
afterAll(() => t.close());
beforeEach(async () => {
  now = inicio;
  await t.sembrar();
  await t.db.deleteFrom('auditoria').execute();
});

const clase = { contenido: 'usuario;nombre\r\nluz;Luz\r\neva;Eva' };

async function importar(contenido: object = clase, clave?: string) {
  const cabeceras = clave === undefined ? {} : { 'idempotency-key': clave };
  const { status, body } = await t.como(ada, 'POST', '/cuentas/importar', contenido, cabeceras);
  expect(status).toBe(200);
  return claseImportada.parse(body);
}
const pedir = (id: string | null, sub = ada) =>
  t.como(sub, 'GET', `/cuentas/importaciones/${String(id)}/claves`);
const leer = async (id: string | null, sub = ada) => clavesDeImportacion.parse((await pedir(id, sub)).body);
const listadas = async () => importaciones.parse((await t.como(bea, 'GET', '/cuentas/importaciones')).body);
const lecturas = () =>
  t.db
    .selectFrom('auditoria')
    .select(['sub', 'objeto', 'objeto_id', 'veces'])
    .where('accion', '=', 'claves-leidas')
    .execute();
const subDe = async (usuario: string) => (await t.cuentas.buscarPorUsuario(usuario))?.sub ?? '';

describe('the initial passwords of an import', () => {
  test('are read again within an hour, by any admin, each hour with an entry', async () => {
    const { claves, importacion } = await importar();
    esperar(59);
    const leidas = await leer(importacion, bea);
    expect(leidas).toMatchObject({
      _id: importacion,
      quien: 'Admin',
      momento: inicio.toISOString(),
      hasta: '2026-03-02T11:00:00.000Z',
    });
    expect(leidas.personas.map(({ usuario }) => usuario)).toEqual(['eva', 'luz']);
    for (const { usuario, nombre, clave } of leidas.personas)
      expect(claves).toContain(`${usuario};${nombre};${clave}\r\n`);
    expect(leidas.claves.split('\r\n').toSorted()).toEqual(claves?.split('\r\n').toSorted());
    await leer(importacion, bea);
    expect(await lecturas()).toEqual([
      { sub: bea, objeto: 'Importación de cuentas', objeto_id: importacion, veces: 2 },
    ]);
    expect(JSON.stringify(t.lineas)).not.toContain(leidas.personas[0]?.clave);
  });

  test('are read by a repetition of the import, which has an entry, too', async () => {
    const primera = await importar(clase, 'k1');
    expect(await lecturas()).toEqual([]);
    expect((await importar(clase, 'k1')).claves).toBe(primera.claves);
    expect(await lecturas()).toEqual([
      { sub: ada, objeto: 'Importación de cuentas', objeto_id: primera.importacion, veces: 1 },
    ]);
  });

  test('are read after the server got a new key, while it has the old one', async () => {
    const [vieja, nueva] = [1, 2].map((octeto) => Buffer.alloc(32, octeto).toString('base64'));
    const servidor = async (secretKey = '') => {
      const secretosDeClaves = await createPasswordSecrets({
        secretKey,
        secrets: { readOrCreate: () => Promise.resolve('') },
      });
      const parts = { db: t.db, now: () => now, log: createLogger('silent'), secretosDeClaves };
      return createAdministracion(parts)({ sub: ada, nombre: 'Ada' });
    };
    const peticion = { contenido: clase.contenido, claves: null };
    const { entregas, importacion } = await (await servidor(vieja)).importar(peticion);
    const leidas = async (secretKey?: string) =>
      (await (await servidor(secretKey)).leerClaves(String(importacion))).entregas.map(({ clave }) => clave);
    expect((await leidas(`${nueva},${vieja}`)).toSorted()).toEqual(
      entregas.map(({ clave }) => clave).toSorted(),
    );
    expect(await leidas(nueva)).toEqual([]);
  });

  test('cannot be read after an hour, also for the request that made them', async () => {
    const { importacion } = await importar(clase, 'k1');
    expect(await listadas()).toMatchObject([{ _id: importacion, cuantas: 2 }]);
    esperar(60);
    expect(await pedir(importacion)).toMatchObject({ status: 404, body: { codigo: 'claves-vencidas' } });
    expect(await listadas()).toEqual([]);
    expect(await importar(clase, 'k1')).toMatchObject({ claves: null, importacion: null });
    now = inicio;
    // A server that was off for an hour starts.
    const log = createLogger('silent');
    await eraseInitialPasswords({ db: t.db, log, now: () => new Date(inicio.getTime() + 3_600_000) })();
    expect(await pedir(importacion)).toMatchObject({ status: 404 });
    expect(await importar(clase, 'k1')).toMatchObject({ claves: null, importacion: null });
    expect(await t.db.selectFrom('importacion_cuentas').selectAll().execute()).toEqual([]);
  });

  test('are no longer shown of a person who chose another, was given another, is deactivated or erased', async () => {
    const nombres = ['ada1', 'beto', 'caro', 'dani', 'eva'];
    const contenido = ['usuario;nombre', ...nombres.map((uno) => `${uno};${uno}`)].join('\r\n');
    const { importacion } = await importar({ contenido });
    await t.cuentas.cambiarClave(await subDe('ada1'), 'otra', false);
    await t.como(bea, 'POST', `/cuentas/${await subDe('beto')}/clave`);
    await t.como(bea, 'PUT', `/cuentas/${await subDe('caro')}/activa`, { activa: false });
    await t.call({ as: 'admin', method: 'DELETE', url: `/personas/${await subDe('dani')}` });
    expect((await leer(importacion)).personas.map(({ usuario }) => usuario)).toEqual(['eva']);
    expect(await listadas()).toMatchObject([{ cuantas: 1 }]);
  });

  test('stand nowhere in the database, and their seeds in no backup', async () => {
    const { importacion } = await importar();
    const { personas } = await leer(importacion);
    const guardado = JSON.stringify([
      await t.db.selectFrom('importaciones').selectAll().execute(),
      await t.db.selectFrom('cuentas').selectAll().execute(),
      await t.db.selectFrom('auditoria').selectAll().execute(),
    ]);
    expect(personas).toHaveLength(2);
    expect(personas.some(({ clave }) => guardado.includes(clave))).toBe(false);
    const carpeta = await mkdtemp(join(tmpdir(), 'mantenible-'));
    onTestFinished(() => rm(carpeta, { recursive: true, force: true }));
    const archivo = join(carpeta, 'respaldo');
    await dump(t.database, archivo, now);
    const respaldo = gunzipSync(await readFile(archivo)).toString();
    const { semilla } = await t.db.selectFrom('importaciones').select('semilla').executeTakeFirstOrThrow();
    expect(respaldo).toContain(await subDe('luz'));
    expect(respaldo).not.toContain(semilla);
  });

  test('are refused to an admin whose account lost the role meanwhile, and to a known id alone', async () => {
    const { importacion } = await importar();
    await t.como(ada, 'PUT', `/cuentas/${bea}`, { nombre: 'Bea', correo: '', rol: 'estudiante' });
    expect((await pedir(importacion, bea)).status).toBe(403);
    expect((await pedir(importacion, ana)).status).toBe(403);
    expect((await pedir(ana)).status).toBe(404);
  });

  test('are the same for a request that comes twice at once', async () => {
    const respuestas = await Promise.all(
      [1, 2].map(() => t.como(ada, 'POST', '/cuentas/importar', clase, { 'idempotency-key': 'k2' })),
    );
    const claves = respuestas.flatMap(({ status, body }) =>
      status === 200 ? [claseImportada.parse(body).claves] : [],
    );
    expect(claves.length).toBeGreaterThan(0);
    expect(new Set(claves).size).toBe(1);
    const repetida = await importar(clase, 'k2');
    expect(repetida.claves).toBe(claves[0]);
    expect((await leer(repetida.importacion)).personas).toHaveLength(2);
  });

  test('are kept for the twenty newest imports alone', async () => {
    const ids: (string | null)[] = [];
    for (let i = 0; i < 21; i += 1) {
      esperar(1);
      ids.push((await importar({ contenido: `usuario;nombre\r\nu${i};U` })).importacion);
    }
    expect((await listadas()).map(({ _id }) => _id)).toEqual(ids.slice(1).toReversed());
    expect((await pedir(ids[0] ?? null)).status).toBe(404);
  });
});
