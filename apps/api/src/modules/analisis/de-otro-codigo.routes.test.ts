import { panorama } from '@mantenible/contracts/panorama';
import { medicionesProyecto } from '@mantenible/contracts/medicion';
import { efecto } from '@mantenible/contracts/mejora';
import { situacionPasado } from '@mantenible/contracts/pasado';
import { proyectosListados } from '@mantenible/contracts/proyecto';
import { proyectosAjenos } from '@mantenible/contracts/proyecto-ajeno';
import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto, cuerpoProyecto, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { accionNueva, archivoCon, leerMejora } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
const viejo = cuerpoProyecto('ana', '').link;
const otro = 'https://github.com/usuario/otro';
const regla = { tipo: 'regla', clave: 'javascript:S1128' } as const;
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  id = (await crearProyecto(app))._id;
  await analizarCon('a.js');
});

async function analizarCon(...rutas: readonly string[]): Promise<void> {
  falso.archivos = rutas.map((ruta) => archivoCon(ruta, `blob de ${ruta}`, [regla.clave]));
  await analizar(app, id);
}
async function cambiar(cambios: { readonly link?: string; readonly branch?: string }): Promise<void> {
  const body = { ...cuerpoProyecto('ana', 'Tienda en línea'), ...cambios };
  const url = `/proyectos/${id}`;
  expect((await app.call({ as: 'ana', method: 'PUT', url, body })).status).toBe(200);
}
const leer = async (url: string, as: Person = 'ana') => (await app.call({ as, method: 'GET', url })).body;
const leerPanorama = async () => panorama.parse(await leer(`/proyectos/${id}/panorama`));
const tomar = () =>
  app.call({ as: 'ana', method: 'POST', url: `/mejoras/${id}/acciones`, body: accionNueva(regla) });
const calcular = async () => {
  const body = { origenes: [regla] };
  return efecto.parse(
    (await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${id}/efecto`, body })).body,
  );
};
const deOtraVersion = () => app.db.updateTable('detalles_analisis').set({ version: 'v0' }).execute();

describe.each([
  ['enlace', { link: otro }, /es de otro repositorio/],
  ['rama', { branch: 'vieja' }, /es de otra rama/],
] as const)('an analysis of another %s than the project has today', (parte, cambios, motivo) => {
  beforeEach(() => cambiar(cambios));

  it('gives no proposals, with the reason, and no effect', async () => {
    const { estatico } = await leerMejora(app, id);
    expect(estatico).toMatchObject({
      analisis: { grado: 85.26, enlace: viejo, rama: 'main', cambios: [parte] },
      propuestas: [],
      motivo: expect.stringMatching(motivo) as unknown,
    });
    expect((await calcular()).grado).toBeNull();
  });

  it('leaves an action without a base, which the next analysis cannot verify', async () => {
    await tomar();
    const { base } = await app.db.selectFrom('acciones_mejora').select('base').executeTakeFirstOrThrow();
    expect(base).toBeNull();
    falso.archivos = [archivoCon('z.js', 'z1', [])];
    await analizar(app, id);
    const mejora = await leerMejora(app, id);
    expect(mejora).toMatchObject({
      acciones: [{ verificacion: { estado: 'sin-comprobar' } }],
      avance: { total: 1, verificadas: 0 },
    });
    expect((await leerPanorama()).avance).toEqual(mejora.avance);
  });

  it('is named with its origin by every page and list that shows it', async () => {
    const suyo = { enlace: viejo, rama: 'main', cambios: [parte] };
    expect((await leerPanorama()).analisis).toMatchObject({ grado: 85.26, ...suyo });
    expect(puntosCriticos.parse(await leer(`/puntos-criticos/${id}`)).analisis).toMatchObject(suyo);
    const [listado] = proyectosListados.parse(await leer('/proyectos/persona/sub-ana'));
    expect(listado?.analisis).toMatchObject(suyo);
    const [ajeno] = proyectosAjenos.parse(await leer('/proyectos/otras-personas', 'admin')).proyectos;
    expect(ajeno?.analisis).toMatchObject(suyo);
    const csv = String(await leer('/proyectos/otras-personas/csv', 'admin'));
    expect(csv).toContain(parte === 'enlace' ? `;${viejo};;;` : ';;main;;');
  });

  it('ties no question, and leaves the project to be analysed', async () => {
    expect(medicionesProyecto.parse(await leer(`/mediciones/${id}`))).toMatchObject({
      medido: null,
      cambios: [parte],
    });
    const body = pruebaDeMetrica(id);
    await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    expect((await leerPanorama()).siguientePaso).toBe('analizar');
  });

  it('has no trend to the next one', async () => {
    await analizarCon('a.js', 'b.js');
    expect((await leerPanorama()).analisis).toMatchObject({
      cambios: [],
      anterior: { diferencia: null, cambios: [parte], cambio: { palabra: null, partes: null } },
    });
  });
});

describe('an analysis of another version of the analyser', () => {
  beforeEach(deOtraVersion);

  it('gives everything, marked', async () => {
    const cambios = ['analizador'];
    const { estatico } = await leerMejora(app, id);
    expect(estatico).toMatchObject({ analisis: { cambios }, motivo: null });
    expect(estatico.propuestas).not.toEqual([]);
    expect((await calcular()).grado).not.toBeNull();
    const { medido, ...leidas } = medicionesProyecto.parse(await leer(`/mediciones/${id}`));
    expect(medido).not.toBeNull();
    expect(leidas.cambios).toEqual(cambios);
    expect((await leerPanorama()).analisis).toMatchObject({ cambios });
    const csv = String(await leer('/proyectos/otras-personas/csv', 'admin'));
    expect(csv).toContain(';;;sí;');
  });

  it('is marked in the history, and the difference to the next one has no word', async () => {
    await app.db.updateTable('analisis').set({ grado: 80 }).execute();
    await app.db.updateTable('detalles_analisis').set({ commit_id: 'otro' }).execute();
    await app.db.updateTable('analisis').set({ commit_id: 'otro' }).execute();
    await analizarCon('b.js');
    const { historia, analizador } = await leerSituacion(app, id);
    expect(historia.map((uno) => uno.analizador)).toEqual([analizador, 'v0']);
    expect((await leerPanorama()).analisis).toMatchObject({
      cambios: [],
      anterior: { diferencia: 5.26, cambios: ['analizador'], cambio: { palabra: null } },
    });
  });
});

describe('another form of the same link', () => {
  it('is the same repository on every page, also for progress and the past', async () => {
    await tomar();
    await app.call({ as: 'ana', method: 'POST', url: `/pasados/${id}` });
    const pasado = async () => situacionPasado.parse(await leer(`/pasados/${id}`));
    await expect.poll(async () => (await pasado()).estado, { timeout: 30_000 }).toBe('listo');
    await cambiar({ link: `${viejo}.git` });
    expect((await pasado()).pasado?.cambios).toEqual([]);
    falso.archivos = [archivoCon('a.js', 'a2', [])];
    await analizar(app, id);
    const mejora = await leerMejora(app, id);
    expect(mejora.avance).toMatchObject({ total: 1, verificadas: 1 });
    expect((await leerPanorama()).avance).toEqual(mejora.avance);
    expect((await leerPanorama()).analisis?.anterior).toMatchObject({ diferencia: 0, cambios: [] });
    await app.call({ as: 'ana', method: 'POST', url: `/pasados/${id}` });
    await expect.poll(() => falso.pasadosPedidos.at(-1)?.anterior, { timeout: 30_000 }).toBe('c1');
    await expect.poll(async () => (await pasado()).estado, { timeout: 30_000 }).toBe('listo');
    await cambiar({ link: otro });
    expect((await pasado()).pasado).toMatchObject({ enlace: `${viejo}.git`, cambios: ['enlace'] });
  });
});

it('one analysis has one date on all pages: its end', async () => {
  const [creado, fin] = ['2026-01-02T10:00:00.000Z', '2026-01-02T10:07:00.000Z'].map((uno) => new Date(uno));
  await app.db.updateTable('analisis').set({ creado, fin }).execute();
  const fecha = '2026-01-02T10:07:00.000Z';
  const situacion = await leerSituacion(app, id);
  expect([situacion.fecha, situacion.historia[0]?.fecha]).toEqual([fecha, fecha]);
  expect((await leerMejora(app, id)).estatico.analisis?.fecha).toBe(fecha);
  expect((await leerPanorama()).analisis?.fecha).toBe(fecha);
  expect(puntosCriticos.parse(await leer(`/puntos-criticos/${id}`)).analisis?.fecha).toBe(fecha);
  expect(medicionesProyecto.parse(await leer(`/mediciones/${id}`)).medido?.fecha).toBe(fecha);
  const [listado] = proyectosListados.parse(await leer('/proyectos/persona/sub-ana'));
  const [ajeno] = proyectosAjenos.parse(await leer('/proyectos/otras-personas', 'admin')).proyectos;
  expect([listado?.analisis?.fecha, ajeno?.analisis?.fecha]).toEqual([fecha, fecha]);
});
