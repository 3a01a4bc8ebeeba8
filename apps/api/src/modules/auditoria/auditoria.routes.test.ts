// seguridad: audit-trail
import { randomUUID } from 'node:crypto';

import { paginaAuditoria } from '@mantenible/contracts/auditoria';
import { limiteDeAuditoria, limiteDeDirecciones, type Apunte } from '@mantenible/domain/auditoria';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { auditSessions } from '../../http/session-entries.ts';
import { crearProyecto, ids, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens, type Person } from '../../testing/tokens.ts';
import { createAuditoria } from '../comun/anotacion.repository.ts';
import { createApuntesRepository } from './apuntes.repository.ts';

let t: TestApp;
let now = new Date('2026-05-04T10:00:00Z');

beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(t.db);
});
beforeEach(async () => {
  now = new Date('2026-05-04T10:00:00Z');
  await t.db.deleteFrom('auditoria').execute();
});
afterAll(() => t.close());

const pedir = (consulta = '', as: Person | null = 'admin') =>
  t.call({ as, method: 'GET', url: `/auditoria${consulta}` });
const leer = async (consulta = '') => paginaAuditoria.parse((await pedir(consulta)).body);
const resumen = async (consulta = '') =>
  (await leer(consulta)).apuntes.map(({ persona, accion, objeto, detalle, veces }) =>
    [persona.nombre, accion, objeto, detalle, veces].join(' | '),
  );
const apuntar = (...apuntes: Apunte[]) => createAuditoria(t.db, () => now).apuntar(...apuntes);
const de = (nombre: string, cambios: Partial<Apunte> = {}): Apunte => ({
  quien: { sub: `sub-${nombre}`, nombre },
  accion: 'cuenta-nueva',
  objeto: 'luz',
  ...cambios,
});

describe('the audit trail (requisito: audit-trail)', () => {
  it('holds deletions of projects and of the catalogue, with who did it and the name of the deleted thing', async () => {
    const { _id } = await crearProyecto(t, 'ana', 'Tienda');
    const borrar = (url: string, as: Person) => t.call({ as, method: 'DELETE', url });
    expect((await borrar(`/proyectos/${_id}`, 'beto')).status).toBe(404);
    expect((await borrar(`/pautas/${ids.pautas[0]}`, 'ana')).status).toBe(403);
    expect((await resumen()).filter((fila) => fila.includes('borrado'))).toEqual([]);
    await t.db.deleteFrom('auditoria').execute();
    await borrar(`/proyectos/${_id}`, 'admin');
    now = new Date('2026-05-04T10:00:01Z');
    for (const url of [`/pautas/${ids.pautas[0]}`, `/listasVerificacion/${ids.listas[0]}`])
      await borrar(url, 'admin');
    now = new Date('2026-05-04T10:00:02Z');
    for (const url of [`/metricas/${ids.metricas[0]}`, `/subcaracteristicas/${ids.subs[0]}`])
      await borrar(url, 'admin');
    expect((await borrar(`/pautas/${ids.pautas[0]}`, 'admin')).status).toBe(404);
    const filas = await resumen();
    expect(filas).toHaveLength(5);
    expect(filas.at(-1)).toBe('Admin | proyecto-borrado | Tienda | de sub-ana | 1');
    for (const cosa of ['Pauta: ', 'Lista de verificación: ', 'Métrica: ', 'Subcaracterística: '])
      expect(filas.filter((fila) => fila.startsWith(`Admin | catalogo-borrado | ${cosa}`))).toHaveLength(1);
  });

  it('counts the reads of a token by its owner, one entry a day and project, and never holds the token', async () => {
    const { _id } = await crearProyecto(t, 'ana', 'Biblioteca');
    const abrir = (consulta: string, as: Person) =>
      t.call({ as, method: 'GET', url: `/proyectos/${_id}${consulta}` });
    for (const as of ['ana', 'ana', 'admin'] as const) await abrir('', as);
    await abrir('?token=no', 'ana');
    expect((await resumen()).filter((fila) => fila.includes('token'))).toEqual([
      'Ana | token-leido | Biblioteca |  | 2',
    ]);
    const filas = await t.db.selectFrom('auditoria').selectAll().execute();
    expect(JSON.stringify(filas)).not.toContain('CANARIO');
  });

  it('keeps the token unread and the record undeleted when it cannot be written', async () => {
    const { _id } = await crearProyecto(t, 'ana', 'Hemeroteca');
    await t.db.schema.alterTable('auditoria').renameTo('apartada').execute();
    const url = `/proyectos/${_id}`;
    expect((await t.call({ as: 'ana', method: 'GET', url })).status).toBe(500);
    expect((await t.call({ as: 'ana', method: 'DELETE', url })).status).toBe(500);
    await t.db.schema.alterTable('apartada').renameTo('auditoria').execute();
    expect((await t.call({ as: 'ana', method: 'GET', url })).status).toBe(200);
  });

  it('holds the first use of a session of an external provider once, and refuses its token without the entry', async () => {
    const tokens = await testTokens();
    const token = await tokens.sign('ana', { sid: 'sesion-1' });
    const verificar = () =>
      auditSessions(
        tokens.verifier,
        createAuditoria(t.db, () => now),
      );
    await t.db.schema.alterTable('auditoria').renameTo('apartada').execute();
    await expect(verificar().verify(token)).rejects.toThrow();
    await t.db.schema.alterTable('apartada').renameTo('auditoria').execute();
    const uno = verificar();
    for (let vez = 0; vez < 3; vez += 1) await uno.verify(token);
    await uno.verify(await tokens.sign('nadie', { sid: 'sesion-2' }));
    expect(await resumen()).toEqual(['Ana | sesion |  |  | 1']);
    await verificar().verify(token);
    expect((await leer()).apuntes).toMatchObject([{ veces: 2 }]);
  });

  it('is erased after a year', async () => {
    await apuntar(de('Ana'));
    now = new Date('2026-05-05T10:00:00Z');
    await apuntar(de('Beto'));
    const apuntes = createApuntesRepository(t.db);
    expect(await apuntes.purgar(limiteDeAuditoria(new Date('2027-05-04T10:00:00Z')))).toBe(0);
    expect(await apuntes.purgar(limiteDeAuditoria(new Date('2027-05-04T10:00:01Z')))).toBe(1);
    expect(await resumen()).toEqual(['Beto | cuenta-nueva | luz |  | 1']);
  });
});

it('loses the addresses of failed sign-ins after 90 days, and keeps the entries', async () => {
  await apuntar(de('Ana', { accion: 'acceso-fallido', objeto: '', detalle: '203.0.113.9' }));
  await apuntar(de('Ana', { detalle: 'rol admin' }));
  const apuntes = createApuntesRepository(t.db);
  const detalles = async () => (await leer()).apuntes.map(({ detalle }) => detalle).toSorted();
  await apuntes.olvidarDirecciones(limiteDeDirecciones(new Date(now.getTime() + 90 * 86_400_000)));
  expect(await detalles()).toEqual(['203.0.113.9', 'rol admin']);
  await apuntes.olvidarDirecciones(limiteDeDirecciones(new Date(now.getTime() + 90 * 86_400_000 + 1)));
  expect(await detalles()).toEqual(['', 'rol admin']);
});

it('loses many of those addresses in slices of at most 500, each a statement of its own', async () => {
  const momento = new Date(0);
  const filas = Array.from({ length: 1100 }, (_, n) => ({
    id: randomUUID(),
    momento,
    ultimo: momento,
    veces: 1,
    sub: 's',
    nombre: 'Ana',
    usuario: null,
    accion: 'acceso-fallido',
    objeto: '',
    objeto_id: null,
    detalle: `203.0.113.${n}`,
    grupo: null,
  }));
  await t.db.insertInto('auditoria').values(filas).execute();
  const apuntes = createApuntesRepository(t.db);
  // 500, 500, 100 and none.
  expect(await t.statementsOf(() => apuntes.olvidarDirecciones(now))).toHaveLength(4);
  expect((await leer()).apuntes.filter(({ detalle }) => detalle !== '')).toEqual([]);
});

describe('its list', () => {
  const semana = async () => {
    for (let dia = 1; dia <= 7; dia += 1) {
      now = new Date(`2026-05-0${dia}T10:00:00Z`);
      await apuntar(de(dia % 2 === 0 ? 'Álvaro' : 'Eva', { objeto: `cuenta_${dia}`, detalle: 'rol admin' }));
    }
    await apuntar(de('Eva', { accion: 'exportacion', objeto: 'Auditoría' }));
  };

  it.each([
    ['?buscar=alvaro', ['cuenta_6', 'cuenta_4', 'cuenta_2']],
    ['?buscar=ACCION', []],
    ['?buscar=cuenta_', ['cuenta_7', 'cuenta_6', 'cuenta_5', 'cuenta_4', 'cuenta_3', 'cuenta_2', 'cuenta_1']],
    ['?accion=exportacion', ['Auditoría']],
    ['?accion=importantes&desde=2026-05-06T00:00:00Z', ['cuenta_7', 'cuenta_6']],
    ['?desde=2026-05-02T00:00:00Z&hasta=2026-05-03T23:59:59Z', ['cuenta_3', 'cuenta_2']],
    ['?accion=cuenta-nueva&buscar=eva&hasta=2026-05-03T10:00:00Z', ['cuenta_3', 'cuenta_1']],
  ])('is searched by %s, newest first', async (consulta, objetos) => {
    await semana();
    const { apuntes, total } = await leer(consulta);
    expect(apuntes.map(({ objeto }) => objeto)).toEqual(objetos);
    expect(total).toBe(objetos.length);
  });

  it('has pages of 25', async () => {
    for (let n = 0; n < 30; n += 1) await apuntar(de('Ana', { objeto: String(n) }));
    expect((await leer()).apuntes).toHaveLength(25);
    expect((await leer('?pagina=2')).apuntes).toHaveLength(5);
    expect(await leer('?pagina=3')).toEqual({ apuntes: [], total: 30 });
  });

  it.each(['?pagina=0', '?accion=todo', '?desde=ayer', `?buscar=${'a'.repeat(201)}`])(
    'refuses %s',
    async (consulta) => {
      expect((await pedir(consulta)).status).toBe(400);
    },
  );

  it('is visible to administrators only', async () => {
    for (const url of ['', '/csv']) {
      expect((await pedir(url, 'ana')).status).toBe(403);
      expect((await pedir(url, null)).status).toBe(401);
    }
  });

  it('is exported whole, without cells that a spreadsheet would run, and the export is an entry', async () => {
    const muchos = Array.from({ length: 1005 }, (_, n) => de('=HYPERLINK("x")', { objeto: `+${n}` }));
    await apuntar(...muchos);
    const { body, headers } = await pedir('/csv?accion=cuenta-nueva&zona=America/Guayaquil');
    const lineas = String(body).split('\r\n').slice(0, -1);
    expect(lineas[0]).toBe(
      '\uFEFFPrimera vez (America/Guayaquil);Última vez (America/Guayaquil);Veces;Persona;Usuario;Identificador;Acción;Sobre;Detalle',
    );
    expect(new Set(lineas).size).toBe(1006);
    for (const linea of lineas.slice(1))
      expect(linea).toMatch(
        /^04\/05\/2026 05:00:00;04\/05\/2026 05:00:00;1;"'=HYPERLINK\(""x""\)";;"?'?sub-=.*;Cuenta agregada;'\+\d+;$/,
      );
    expect(headers['content-disposition']).toBe('attachment; filename="auditoria-2026-05-04.csv"');
    expect((await pedir('/csv?zona=Marte')).status).toBe(400);
    expect(await resumen('?accion=exportacion')).toEqual(['Admin | exportacion | Auditoría |  | 1']);
  });
});
