import { efecto } from '@mantenible/contracts/mejora';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { accionNueva, leerMejora } from '../../testing/mejora.ts';
import { medidasFalsas } from '../../testing/analizador-falso.ts';
import { incidencia, ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A service with the measures of the worked case and three issues. */
class ServicioConMedidas extends ServicioFalso {
  override measures = () =>
    Promise.resolve(
      Object.entries(medidasFalsas).map(([metric, value]) => ({ metric, value: String(value) })),
    );
  override issues = () =>
    Promise.resolve({
      total: 3,
      elementos: [
        { ...incidencia, descripcion: 'Refactor it from 35 to the 15 allowed.', tiempo_estimado: '1h' },
        { ...incidencia, regla: 'javascript:S1', severidad: 'MINOR', tiempo_estimado: '' },
        {
          ...incidencia,
          regla: 'javascript:S1',
          severidad: 'MAJOR',
          archivo: 'b.js',
          tiempo_estimado: '10min',
        },
      ],
    });
  override state = () =>
    Promise.resolve({
      estado: 'listo' as const,
      iniciable: false,
      fecha: this.analizado,
      rama: null,
      motivo: null,
    });
  analizado: string | null = '2026-01-02T00:00:00.000Z';
}

const servicio = new ServicioConMedidas();
let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  servicio.reset();
  servicio.analizado = '2026-01-02T00:00:00.000Z';
  const reservar = { as: 'ana', method: 'POST', url: '/sonarqube/proyectos/crear' } as const;
  await app.call({ ...reservar, body: { nombreProyecto: 'Tienda en línea' } });
  proyectoId = (await crearProyecto(app))._id;
});

it('proposals are made of the current issues of the service', async () => {
  const { estatico } = await leerMejora(app, proyectoId);
  expect(estatico).toMatchObject({
    analisis: { id: null, commit: null, fecha: '2026-01-02T00:00:00.000Z', grado: 85.26 },
    motivo: null,
  });
  const escritas = estatico.propuestas.map(({ origen: { clave }, severidad, minutos }) => [
    clave,
    severidad,
    minutos,
  ]);
  // The most severe issue of a rule decides; 5 minutes where the service gives none.
  expect(escritas).toEqual([
    ['a.js', 'CRITICAL', 65],
    ['javascript:S3776', 'CRITICAL', 60],
    ['javascript:S1', 'MAJOR', 15],
    ['b.js', 'MAJOR', 10],
  ]);
});

it('with a part of the issues there are no proposals, and the answer names the part', async () => {
  const { issues } = servicio;
  servicio.issues = async () => ({ ...(await issues()), total: 23_000 });
  const { estatico } = await leerMejora(app, proyectoId);
  servicio.issues = issues;
  expect(estatico).toMatchObject({ analisis: { grado: 85.26 }, propuestas: [] });
  expect(estatico.motivo).toBe(
    'El servicio de análisis tiene 23\u202f000 incidencias y solo se pudieron leer 3: con una parte no se proponen acciones.',
  );
});

it('the degree after several is computed by them', async () => {
  const body = { origenes: [{ tipo: 'regla', clave: 'javascript:S1' }] };
  const respuesta = await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/efecto`, body });
  // Two smells less, by the worked case.
  expect(efecto.parse(respuesta.body).grado?.puntos).toBeCloseTo((2 * (0.05 + 0.2 / 7 + 0.025)) / 5, 10);
});

it('actions are kept and never verified', async () => {
  const body = accionNueva({ tipo: 'regla', clave: 'javascript:S1' });
  await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body });
  servicio.analizado = '2099-01-01T00:00:00.000Z';
  expect((await leerMejora(app, proyectoId)).acciones).toMatchObject([{ verificacion: null }]);
});

it('without an analysis or an answer of the service, the answer gives the reason and its other parts', async () => {
  servicio.analizado = null;
  expect((await leerMejora(app, proyectoId)).estatico).toEqual({
    analisis: null,
    propuestas: [],
    marcadas: 0,
    sinLugares: null,
    motivo: 'El servicio de análisis aún no tiene un análisis de este proyecto.',
  });
  servicio.caido = 'todo';
  expect((await leerMejora(app, proyectoId)).estatico.motivo).toMatch(/no se pudieron leer/);
});
