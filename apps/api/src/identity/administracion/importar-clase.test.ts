// seguridad: 57, accounts
import { claseImportada, paginaCuentas, simulacion } from '@mantenible/contracts/cuenta';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recordHashes } from '../testing/record-hashes.ts';
import { ada, ana, bea, createCuentasApp, type CuentasApp } from '../testing/cuentas-app.ts';

let t: CuentasApp;
beforeAll(async () => {
  t = await createCuentasApp();
});
afterAll(() => t.close());
beforeEach(() => t.sembrar());

const lista = async (consulta = '') =>
  paginaCuentas.parse((await t.como(ada, 'GET', `/cuentas${consulta}`)).body);

describe('importing a class', () => {
  const clase = (...filas: string[]) => ({ contenido: ['usuario;nombre;correo;rol', ...filas].join('\r\n') });
  const filas = async (contenido: object) =>
    simulacion.parse((await t.como(ada, 'POST', '/cuentas/importar/simular', contenido)).body).filas;

  test('a dry run returns the effect of each line and changes nothing', async () => {
    await t.cuentas.activar(ana, false);
    const contenido = clase(
      'eva;Eva;;',
      'ana;Ána Gil;gil@ejemplo.es;',
      'bea;Bea Ñu;;admin',
      'ada;Ada R;;admin',
    );
    expect((await filas(contenido)).map(({ linea, estado: hace }) => `${linea} ${hace}`)).toEqual([
      '2 nueva',
      '3 revive',
      '4 sin-cambios',
      '5 cambia',
    ]);
    expect((await lista()).total).toBe(3);
    expect(await t.cuentas.buscar(ana)).toMatchObject({ activa: false });
  });

  test('a dry run names every invalid line by its number in the file', async () => {
    const contenido = clase(
      '"e v a";Eva;;',
      '',
      'eva;"Eva\r\nGil";;',
      'eva;=cmd|x;x;jefa',
      'ada;Ada;;estudiante',
      ';;;',
      'luz;Luz;;;de más',
    );
    expect((await filas(contenido)).map(({ linea, motivos }) => [linea, motivos.length])).toEqual([
      [2, 1],
      [4, 1],
      [6, 2],
      [7, 1],
      [9, 1],
    ]);
    const { status, body } = await t.como(ada, 'POST', '/cuentas/importar', contenido);
    expect({ status, body }).toMatchObject({ status: 400, body: { codigo: 'filas-con-errores' } });
    expect((await lista()).total).toBe(3);
  });

  test('the passwords are returned once, as a CSV without formulas', async () => {
    const hostiles = ['=1+1', '+1', '-1a', '@SUM', '＝1', '"; DROP'];
    const contenido = clase(...hostiles.map((nombre, i) => `u${i};"${nombre.replaceAll('"', '""')}";;`));
    const { body, headers } = await t.como(ada, 'POST', '/cuentas/importar', contenido);
    const { cuantas, claves } = claseImportada.parse(body);
    expect(headers['cache-control']).toBe('no-store');
    expect(cuantas).toEqual({ nueva: 6, revive: 0, cambia: 0, sinCambios: 0 });
    const [cabecera, ...lineasCsv] = claves?.split('\r\n') ?? [];
    expect(cabecera).toBe('\uFEFFusuario;nombre;clave');
    expect(
      lineasCsv.map((linea) => /^u\d;(?<nombre>.*);[a-z2-9-]{34}$/.exec(linea)?.groups?.['nombre']),
    ).toEqual(["'=1+1", "'+1", "'-1a", "'@SUM", "'＝1", '"""; DROP"', undefined]);
    expect(t.lineas.filter((linea) => linea.includes('"detalle":"nueva, rol '))).toHaveLength(6);
    expect(claseImportada.parse((await t.como(ada, 'POST', '/cuentas/importar', contenido)).body)).toEqual({
      cuantas: { nueva: 0, revive: 0, cambia: 0, sinCambios: 6 },
      claves: null,
      importacion: null,
    });
  });

  test('a class without the columns correo and rol keeps them', async () => {
    const contenido = { contenido: 'usuario,nombre,grupo\nana,Ana Gil,B\nbea,Bea,B' };
    const simulada = simulacion.parse(
      (await t.como(ada, 'POST', '/cuentas/importar/simular', contenido)).body,
    );
    expect(simulada.ignoradas).toEqual(['grupo']);
    expect(simulada.muestra).toEqual({
      columnas: [
        { titulo: 'usuario', campo: 'usuario' },
        { titulo: 'nombre', campo: 'nombre' },
        { titulo: 'grupo', campo: null },
      ],
      filas: [
        { linea: 2, celdas: ['ana', 'Ana Gil', 'B'] },
        { linea: 3, celdas: ['bea', 'Bea', 'B'] },
      ],
    });
    expect(simulada.filas.map(({ cambios }) => cambios)).toEqual([
      [{ campo: 'nombre', antes: 'Ána Gil', despues: 'Ana Gil' }],
      [{ campo: 'nombre', antes: 'Bea Ñu', despues: 'Bea' }],
    ]);
    expect(await t.estado(ada, 'POST', '/cuentas/importar', contenido)).toBe(200);
    expect(await t.cuentas.buscar(ana)).toMatchObject({ nombre: 'Ana Gil', correo: 'gil@ejemplo.es' });
    expect(await t.cuentas.buscar(bea)).toMatchObject({ nombre: 'Bea', roles: ['admin', 'estudiante'] });
  });

  test('a repeated request gets the same passwords, and another key none', async () => {
    const contenido = clase('eva;Eva;;', 'luz;Luz;;', 'ana;Ána Gil;gil@ejemplo.es;');
    const importar = async (clave: string) => {
      const headers = { 'idempotency-key': clave };
      const { status, body } = await t.como(ada, 'POST', '/cuentas/importar', contenido, headers);
      expect(status).toBe(200);
      return claseImportada.parse(body);
    };
    const primera = await importar('k1');
    const repetida = await importar('k1');
    expect(primera.claves?.match(/[a-z2-9-]{34}/g)).toHaveLength(2);
    expect(repetida).toEqual(primera);
    expect((await importar('k2')).claves).toBeNull();
    const apuntes = await t.db.selectFrom('auditoria').select('objeto').where('objeto', '=', 'eva').execute();
    expect(apuntes).toHaveLength(1);
    const eva = await t.cuentas.buscarPorUsuario('eva');
    await t.cuentas.cambiarClave(eva?.sub ?? '', 'otra', false);
    expect((await importar('k1')).claves).not.toContain('eva');
  });

  test.each([
    ['POST', '/cuentas/importar', clase('eva;Eva;;'), ['for update', 'hash', 'for update']],
    [
      'POST',
      '/cuentas',
      { usuario: 'eva', nombre: 'Eva', correo: '', rol: 'estudiante' },
      ['hash', 'for update'],
    ],
    ['POST', `/cuentas/${ana}/clave`, undefined, ['hash', 'for update']],
  ] as const)(
    '%s %s hashes passwords before the transaction that locks the admins',
    async (method, url, body, orden) => {
      const hashes = recordHashes(t.statements);
      t.statements.length = 0;
      expect(await t.estado(ada, method, url, body)).toBeLessThan(300);
      hashes.stop();
      const visto = t.statements.flatMap(
        (sql) =>
          ['for update', 'hash'].find(
            (parte) => sql === parte || (parte !== 'hash' && sql.includes(parte)),
          ) ?? [],
      );
      expect(visto.filter((parte, i) => parte !== visto[i - 1])).toEqual(orden);
    },
  );

  test('500 people fit in one request, and other requests are answered meanwhile', async () => {
    const muchas = clase(...Array.from({ length: 500 }, (_, i) => `u${i};Persona ${i};;`));
    let latidos = 0;
    const pulso = setInterval(() => (latidos += 1), 5);
    const { status, body } = await t.como(ada, 'POST', '/cuentas/importar', muchas);
    clearInterval(pulso);
    expect([status, claseImportada.parse(body).cuantas.nueva]).toEqual([200, 500]);
    expect(latidos).toBeGreaterThan(3);
    expect((await lista()).total).toBe(503);
  });

  test.each([
    ['501 people', clase(...Array.from({ length: 501 }, (_, i) => `u${i};U;;`)), 400],
    ['more bytes than letters', { contenido: `usuario;nombre\r\nx;${'ñ'.repeat(140_000)}` }, 400],
    ['more than fits in a request', { contenido: 'x'.repeat(1_100_000) }, 413],
    ['no table', { contenido: '\u0000' }, 400],
  ])('%s are refused', async (_what, contenido, esperado) => {
    expect(await t.estado(ada, 'POST', '/cuentas/importar/simular', contenido)).toBe(esperado);
  });

  test('two concurrent imports create each account once', async () => {
    const contenido = clase('eva;Eva;;', 'luz;Luz;;');
    const estados = await Promise.all(
      [1, 2].map(() => t.estado(ada, 'POST', '/cuentas/importar', contenido)),
    );
    expect(estados.every((uno) => uno === 200 || uno === 409)).toBe(true);
    expect((await lista()).total).toBe(5);
  });
});
