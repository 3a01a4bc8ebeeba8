// seguridad: read-only-links
import { Writable } from 'node:stream';

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createLogger } from '../../http/logging.ts';
import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { enlacesDe, proyectoConTodo } from '../../testing/enlaces.ts';
import { sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
const lineas: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lineas.push(chunk.toString());
    done();
  },
});
let reloj = new Date('2026-05-04T10:00:00Z');
let app: TestApp;
let proyectoId: string;
let pruebas: readonly [string, string];
const e = enlacesDe(
  () => app,
  () => proyectoId,
);

beforeAll(async () => {
  app = await createTestApp({
    repositorios: falso,
    env: { SCAN_PER_HOUR: '100' },
    parts: { now: () => reloj, log: createLogger('info', destination) },
  });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  reloj = new Date('2026-05-04T10:00:00Z');
  await app.db.deleteFrom('auditoria').execute();
  ({ proyectoId, pruebas } = await proyectoConTodo(app, falso));
});

let direcciones = 0;
/** Opens a link from an address of its own, which has the whole limit, or from the one given. */
async function pedir(clave: string, resto = '', remoteAddress = `10.0.0.${String((direcciones += 1))}`) {
  const url = `/mantenible/api/compartido/${clave}${resto}`;
  return await app.app.inject({ method: 'GET', url, remoteAddress });
}

describe('a key that opens nothing', () => {
  /** The answers to a wrong key, an ended link, a revoked one, one of a deleted test and one of another kind. */
  async function claves() {
    const otra = (await e.creado({ clase: 'informe', prueba: pruebas[1], dias: 300 })).clave;
    const retirado = await e.creado({ clase: 'plan', dias: 300 });
    await e.retirar(retirado.enlace._id);
    const caducado = await e.creado({ clase: 'plan', dias: 1 });
    const insignia = await e.creado({ clase: 'insignia-grado', dias: 300 });
    reloj = new Date('2026-05-05T10:00:00Z');
    await app.db.deleteFrom('respuestas').where('id', '=', pruebas[1]).execute();
    return {
      wrong: 'AAAAAAAAAAAAAAAAAAAAAA',
      short: 'x',
      expired: caducado.clave,
      revoked: retirado.clave,
      'of a deleted test': otra,
      'of a badge': insignia.clave,
    };
  }

  it('gets the same bytes, the same headers and no entry, whatever it was', async () => {
    const todas = await claves();
    await app.db.deleteFrom('auditoria').execute();
    const dadas = await Promise.all(Object.values(todas).map((clave) => pedir(clave)));
    const [primera] = dadas;
    expect(primera?.statusCode).toBe(404);
    expect(JSON.parse(primera?.body ?? '')).toEqual({
      codigo: 'enlace-no-vale',
      mensaje: 'Este enlace no existe, ha caducado o fue retirado. Pida otro a quien se lo dio.',
    });
    const sinFecha = ({ headers, body }: (typeof dadas)[number]) => ({ ...headers, date: '', body });
    expect(new Set(dadas.map((una) => JSON.stringify(sinFecha(una)))).size).toBe(1);
    expect(await app.db.selectFrom('auditoria').select('accion').execute()).toEqual([]);
  });

  it('takes one statement where it is wrong, ended or revoked', async () => {
    const { wrong, expired, revoked } = await claves();
    const sentencias = [];
    for (const clave of [wrong, expired, revoked])
      sentencias.push(await app.statementsOf(() => pedir(clave)));
    expect(sentencias.map((unas) => unas.length)).toEqual([1, 1, 1]);
    expect(new Set(sentencias.map((unas) => unas[0])).size).toBe(1);
  });

  it('opens no badge either, and a page opens none', async () => {
    const { clave } = await e.creado({ clase: 'plan', dias: 1 });
    expect((await e.insignia(clave)).status).toBe(404);
    expect((await pedir('AAAAAAAAAAAAAAAAAAAAAA', '/insignia.svg')).statusCode).toBe(404);
  });

  it('is refused to an address that guesses, whether it exists or not, and to no other', async () => {
    // The clock stands still: else the budget fills while requests wait on a busy machine.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { clave } = await e.creado({ clase: 'plan', dias: 1 });
    const adivinar = async () => (await pedir('AAAAAAAAAAAAAAAAAAAAAA', '', '10.9.9.9')).statusCode;
    const dados = [];
    for (let i = 0; i < 40; i += 1) dados.push(await adivinar());
    expect(dados.filter((uno) => uno === 404).length).toBeLessThan(20);
    expect(dados.at(-1)).toBe(429);
    const valida = await pedir(clave, '', '10.9.9.9');
    expect([valida.statusCode, Number(valida.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await pedir(clave, '', '10.9.9.8')).statusCode).toBe(200);
  });

  it('is that of a deleted project at once', async () => {
    const { clave } = await e.creado({ clase: 'analisis', dias: 1 });
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyectoId}` });
    expect((await e.abrir(clave)).status).toBe(404);
  });

  it('is every key while links are switched off', async () => {
    const { clave } = await e.creado({ clase: 'plan', dias: 1 });
    const apagada = await createTestApp({
      env: { SHARED_LINKS: '0' },
      parts: { database: app.database, now: () => reloj },
    });
    const e2 = enlacesDe(
      () => apagada,
      () => proyectoId,
    );
    expect((await e2.abrir(clave)).status).toBe(404);
    expect(await e2.crear({ clase: 'plan', dias: 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'enlaces-desactivados' },
    });
    expect((await e2.listar()).body).toMatchObject({ activos: false, enlaces: [{ clase: 'plan' }] });
    await apagada.app.close();
  });
});

describe('an opened link', () => {
  it('is counted in the audit trail, without its key', async () => {
    const { clave } = await e.creado({ clase: 'informe', prueba: pruebas[0], dias: 1 });
    await e.abrir(clave);
    await e.abrir(clave);
    const apuntes = await app.db
      .selectFrom('auditoria')
      .select(['accion', 'veces', 'sub', 'objeto', 'detalle'])
      .where('accion', 'like', 'enlace%')
      .orderBy('accion')
      .execute();
    const detalle = 'informe: Primera prueba';
    expect(apuntes).toEqual([
      { accion: 'enlace-abierto', veces: 2, sub: '', objeto: 'Tienda en línea', detalle },
      { accion: 'enlace-creado', veces: 1, sub: 'sub-ana', objeto: 'Tienda en línea', detalle },
    ]);
  });

  it('is kept by no cache and no search engine, and its key stands in no log and no row', async () => {
    const { clave } = await e.creado({ clase: 'analisis', dias: 1 });
    lineas.length = 0;
    const { headers } = await e.abrir(clave, {
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('etag');
    await e.abrir(clave.replace(/^./u, '%$&'));
    await app.app.inject({ method: 'GET', url: `/mantenible/api/%63ompartido/${clave}` });
    await app.app.inject({ method: 'GET', url: `/mantenible/compartido/${clave}` });
    expect(lineas.join('')).toContain('/compartido/');
    expect(lineas.join('')).not.toContain(clave.slice(1));
    const filas = await Promise.all([
      app.db.selectFrom('enlaces_compartidos').selectAll().execute(),
      app.db.selectFrom('auditoria').selectAll().execute(),
      app.db.selectFrom('idempotencia').selectAll().execute(),
    ]);
    expect(JSON.stringify(filas)).not.toContain(clave);
  });

  it('is not read again for each of those who open it at the same time', async () => {
    const { clave } = await e.creado({ clase: 'informe', prueba: pruebas[0], dias: 1 });
    const abrir = async () => (await pedir(clave)).statusCode;
    const lecturas = (sentencias: readonly string[]) =>
      sentencias.filter((una) => !una.includes('enlaces_compartidos') && !una.includes('auditoria')).length;
    const una = lecturas(await app.statementsOf(abrir));
    expect(una).toBeGreaterThan(0);
    const estados: number[] = [];
    const juntas = await app.statementsOf(async () => {
      estados.push(...(await Promise.all(Array.from({ length: 10 }, abrir))));
    });
    expect(estados).toEqual(Array.from({ length: 10 }, () => 200));
    // With several connections some arrive after the first read has ended.
    expect(lecturas(juntas)).toBeLessThan(10 * una);
  });

  it('follows its project to another owner', async () => {
    const { clave } = await e.creado({ clase: 'analisis', dias: 1 });
    await app.db
      .updateTable('proyectos')
      .set({ id_persona: 'sub-beto' })
      .where('id', '=', proyectoId)
      .execute();
    expect((await e.abrir(clave)).status).toBe(200);
    expect((await e.listar()).status).toBe(404);
  });
});

describe('a badge', () => {
  it('is a picture of the degree or the mean, which other pages may show and none may keep', async () => {
    const grado = await e.insignia((await e.creado({ clase: 'insignia-grado', dias: 1 })).clave);
    expect(grado).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(String(grado.body)).toMatch(/^<svg [^>]*><title>mantenibilidad: \d+,\d\d\s%<\/title>/u);
    const promedio = await e.insignia((await e.creado({ clase: 'insignia-promedio', dias: 1 })).clave);
    expect(String(promedio.body)).toMatch(/<title>prueba de una métrica: 100,00\s%<\/title>/u);
    await app.db.deleteFrom('respuestas').execute();
    const sinPruebas = await e.insignia((await e.creado({ clase: 'insignia-promedio', dias: 1 })).clave);
    expect(String(sinPruebas.body)).toContain('sin datos');
  });
});
