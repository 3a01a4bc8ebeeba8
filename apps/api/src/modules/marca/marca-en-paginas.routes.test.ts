import { comparacionAnalisis, incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { analizar, appQueAnaliza, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { archivoCon, leerMejora } from '../../testing/mejora.ts';
import type { TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;

const [evento, bloque, orden] = ['Web:S6848', 'css:S4658', 'docker:S7026'];

beforeAll(async () => {
  app = await appQueAnaliza(falso);
  proyectoId = (await crearProyecto(app))._id;
  const pagina = archivoCon('index.html', 'h1', [evento, bloque]);
  falso.archivos = [
    { ...pagina, medidas: { ...pagina.medidas, cognitive_complexity: 4 } },
    archivoCon('tienda.css', 'c1', [bloque]),
    archivoCon('Dockerfile', 'd1', [orden]),
  ];
  falso.cambios = ({ rutas }) =>
    Promise.resolve({
      cambios: rutas.map((ruta) => (ruta === 'index.html' ? 7 : 1)),
      commits: 9,
      desde: '2026-01-02T03:04:05.000Z',
      completos: true,
      apartados: 0,
    });
  await analizar(app, proyectoId);
});
afterAll(() => app.close());

const historia = async () => (await leerSituacion(app, proyectoId)).historia.map(({ id }) => id);
const claves = async () =>
  (await leerMejora(app, proyectoId)).estatico.propuestas.map(({ origen: { clave } }) => clave).sort();
const leer = async (url: string) => (await app.call({ as: 'ana', method: 'GET', url })).body;

it('findings of pages, sheets and Dockerfiles are proposed, and a mark takes one out', async () => {
  expect(await claves()).toEqual(['index.html', 'tienda.css', 'Dockerfile', evento, bloque, orden].sort());
  const [analisis = ''] = await historia();
  const body = {
    analisis,
    regla: evento,
    archivo: 'index.html',
    linea: 1,
    mensaje: 'Mal',
    decision: 'falsa-alarma',
    razon: 'Solo detiene el evento.',
  };
  const marcada = await app.call({ as: 'ana', method: 'POST', url: `/marcas/${proyectoId}`, body });
  expect(marcada).toMatchObject({ status: 201, body: { regla: evento, estado: 'presente' } });
  expect(await claves()).not.toContain(evento);
  expect((await leerMejora(app, proyectoId)).estatico.marcadas).toBe(1);
});

it('a page that changes often is a hotspot with its findings', async () => {
  await expect
    .poll(async () => puntosCriticos.parse(await leer(`/puntos-criticos/${proyectoId}`)).estado, {
      timeout: 30_000,
    })
    .toBe('listo');
  expect(puntosCriticos.parse(await leer(`/puntos-criticos/${proyectoId}`)).archivos).toContainEqual({
    ruta: 'index.html',
    cambios: 7,
    complejidad: 4,
    lineas: 100,
    incidencias: 2,
  });
});

it('a comparison follows those that were corrected and those that moved', async () => {
  falso.archivos = [
    { ...archivoCon('index.html', 'h2', [bloque]), texto: 'dos\ntres' },
    archivoCon('estilos/tienda.css', 'c1', [bloque]),
    archivoCon('Dockerfile', 'd2', []),
  ];
  await analizar(app, proyectoId);
  const [despues = '', antes = ''] = await historia();
  const par = `antes=${antes}&despues=${despues}`;
  const comparadas = comparacionAnalisis.parse(await leer(`/comparaciones/analisis/${proyectoId}?${par}`));
  const reglas = async (estado: string) => {
    const url = `/comparaciones/analisis/${proyectoId}/incidencias?${par}&estado=${estado}`;
    return incidenciasSeguidas
      .parse(await leer(url))
      .incidencias.map(({ regla, antes: de, despues: a }) => [regla, de?.ruta ?? null, a?.ruta ?? null]);
  };
  expect(comparadas.hallazgos?.cuentas).toMatchObject({ nueva: 0, resuelta: 2, sigue: 2 });
  expect(await reglas('resuelta')).toEqual(
    expect.arrayContaining([
      [evento, 'index.html', null],
      [orden, 'Dockerfile', null],
    ]),
  );
  expect(await reglas('sigue')).toContainEqual([bloque, 'tienda.css', 'estilos/tienda.css']);
});
