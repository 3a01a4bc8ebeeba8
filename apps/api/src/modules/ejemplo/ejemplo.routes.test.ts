import { idEjemplo, propietarioEjemplo } from '@mantenible/domain/acceso';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { guardarEjemplo } from '../../composition/ejemplo.ts';
import { createVaults } from '../../secrets/index.ts';
import { createSealed } from '../../secrets/sealed-texts.repository.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { abrirEjemplo, leerPaqueteDelEjemplo } from './contenido.adapter.ts';
import { sembrarEjemplo } from './sembrar-ejemplo.repository.ts';

const now = () => new Date();
const otraClave = Buffer.alloc(32, 9).toString('base64');
const sinSecretos = { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const leer = (as: Person) => t.call({ as, method: 'GET', url: '/ejemplo' });
const mostrar = (as: Person, visible: unknown) =>
  t.call({ as, method: 'PUT', url: '/ejemplo', body: { visible } });
const proyecto = async (as: Person) =>
  (await t.call({ as, method: 'GET', url: `/proyectos/${idEjemplo}` })).status;
const codigo = () =>
  t.call({
    as: 'ana',
    method: 'GET',
    url: '/sonarqube/sonar-file?key=Ejemplo-resuelto:tienda/servidor/app.cjs',
  });
const cuantas = async (tabla: 'proyectos' | 'respuestas' | 'analisis' | 'analisis_archivos') => {
  const { n } = await t.db
    .selectFrom(tabla)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

it('an installation without it has no example, and none to show', async () => {
  expect((await leer('admin')).body).toEqual({ proyecto: null, visible: false });
  expect((await mostrar('admin', true)).status).toBe(404);
});

describe('storing the example', () => {
  it('happens once, though two servers start at a time', async () => {
    const hechas = await Promise.all(
      [1, 2, 3].map(() => guardarEjemplo({ db: t.db, vaults: t.vaults, now })),
    );
    expect(hechas.filter(Boolean)).toEqual([true]);
    expect(await guardarEjemplo({ db: t.db, vaults: t.vaults, now })).toBe(false);
    expect([await cuantas('proyectos'), await cuantas('analisis')]).toEqual([1, 2]);
    expect((await leer('ana')).body).toEqual({ proyecto: idEjemplo, visible: true });
  });

  it('gives it the analyser of this version, under which its actions are checked', async () => {
    const { body } = await t.call({ as: 'ana', method: 'GET', url: `/mejoras/${idEjemplo}` });
    const verificacion = z.nullable(z.looseObject({ estado: z.string() }));
    const acciones = z.array(z.looseObject({ verificacion }));
    const mejora = z.looseObject({ puedeCambiar: z.boolean(), acciones }).parse(body);
    expect(mejora.puedeCambiar).toBe(false);
    // One for each kind: proved by the next analysis, not provable, and not done yet.
    expect(mejora.acciones.map((una) => una.verificacion?.estado ?? 'pendiente').toSorted()).toEqual([
      'pendiente',
      'sin-comprobar',
      'verificada',
    ]);
    const panorama = await t.call({ as: 'ana', method: 'GET', url: `/proyectos/${idEjemplo}/panorama` });
    expect(panorama.body).toMatchObject({
      proyecto: { propietario: { nombre: 'Ejemplo resuelto', usuario: null } },
      analisis: { cambios: [] },
      siguientePaso: null,
    });
  });

  it('of another version replaces the rows, and leaves it hidden', async () => {
    expect((await mostrar('admin', false)).status).toBe(200);
    const filas = [await cuantas('respuestas'), await cuantas('analisis_archivos')];
    const otra = await abrirEjemplo(await leerPaqueteDelEjemplo(), 'otro analizador', t.vaults);
    expect(await sembrarEjemplo(t.db, otra, now())).toBe(true);
    expect([await cuantas('respuestas'), await cuantas('analisis_archivos')]).toEqual(filas);
    expect((await leer('admin')).body).toEqual({ proyecto: idEjemplo, visible: false });
    expect(await guardarEjemplo({ db: t.db, vaults: t.vaults, now })).toBe(true);
    await mostrar('admin', true);
  });

  it('needs no earlier key: texts are sealed again under the current one', async () => {
    const { status, body } = await codigo();
    expect([status, body]).toEqual([200, expect.stringContaining("require('express')")]);
    const nuevas = await createVaults({ secretKey: otraClave, secrets: sinSecretos });
    const sellados = createSealed(t.db);
    expect([await sellados.tokens.keys(), await sellados.textos.keys()]).toEqual([[], []]);
    expect(await sellados.textos.notUnder(nuevas.textos.current, 100)).toEqual([]);
    expect(await sellados.tokens.notUnder(nuevas.tokens.current, 100)).toEqual([]);
    expect(await guardarEjemplo({ db: t.db, vaults: nuevas, now })).toBe(true);
    expect((await codigo()).status).toBe(500);
    expect(await guardarEjemplo({ db: t.db, vaults: t.vaults, now })).toBe(true);
    expect((await codigo()).status).toBe(200);
  });

  it('changes nothing where it fails on the way', async () => {
    const bueno = await abrirEjemplo(await leerPaqueteDelEjemplo(), 'tercero', t.vaults);
    const filas = new Map([...bueno.filas, ['pasado_puntos', [{ pasado_id: 'ninguno' }]]]);
    const antes = [await cuantas('respuestas'), await cuantas('analisis_archivos')];
    await expect(sembrarEjemplo(t.db, { ...bueno, filas }, now())).rejects.toThrow();
    expect([await cuantas('respuestas'), await cuantas('analisis_archivos')]).toEqual(antes);
    expect((await codigo()).status).toBe(200);
  });
});

describe('hiding the example', () => {
  it('is for admins, who still find it; for an estudiante it does not exist', async () => {
    expect((await mostrar('ana', false)).status).toBe(403);
    expect((await mostrar('admin', 'no')).status).toBe(400);
    expect((await mostrar('admin', false)).body).toEqual({ proyecto: idEjemplo, visible: false });
    expect((await leer('ana')).body).toEqual({ proyecto: null, visible: false });
    expect([await proyecto('ana'), await proyecto('admin')]).toEqual([404, 200]);
    expect((await codigo()).status).toBe(404);
    expect((await mostrar('admin', true)).body).toEqual({ proyecto: idEjemplo, visible: true });
    expect([await proyecto('ana'), await proyecto('admin')]).toEqual([200, 200]);
  });

  it('is in the audit trail', async () => {
    const apuntes = await t.db
      .selectFrom('auditoria')
      .select(['accion', 'sub', 'objeto', 'detalle'])
      .where('accion', '=', 'ejemplo-cambiado')
      .orderBy('momento', 'desc')
      .limit(2)
      .execute();
    const comun = { accion: 'ejemplo-cambiado', sub: 'sub-admin', objeto: 'Tienda y biblioteca' };
    expect(apuntes).toEqual([
      { ...comun, detalle: 'se muestra' },
      { ...comun, detalle: 'se oculta' },
    ]);
  });
});

it('has the subject of no person in its rows', async () => {
  const { rows } = { rows: await t.db.selectFrom('respuestas').select('id_persona').distinct().execute() };
  expect(rows).toEqual([{ id_persona: propietarioEjemplo }]);
});
