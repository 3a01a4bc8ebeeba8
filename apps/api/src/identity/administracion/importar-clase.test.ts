// seguridad: 57
import { claseImportada, paginaCuentas, simulacion } from '@mantenible/contracts/cuenta';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ada, ana, createCuentasApp, type CuentasApp } from '../testing/cuentas-app.ts';

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
    });
  });

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
