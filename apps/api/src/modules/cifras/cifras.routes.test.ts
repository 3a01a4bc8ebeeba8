import { medicionesProyecto } from '@mantenible/contracts/medicion';
import { panorama as formaPanorama } from '@mantenible/contracts/panorama';
import { proyectosListados } from '@mantenible/contracts/proyecto';
import { proyectosAjenos } from '@mantenible/contracts/proyecto-ajeno';
import { sweepDeleted } from '@mantenible/db/backup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { medidasFalsas } from '../../testing/analizador-falso.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const dia = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();

/** A service with one analysis, whose date and measures a test changes. */
class ServicioConAnalisis extends ServicioFalso {
  analizado = dia(1);
  medidas: Record<string, number> = medidasFalsas;
  sinMedidas = false;
  /** Runs once the measures were read. */
  alMedir: () => void = () => undefined;
  override measures = () => {
    if (this.sinMedidas) return Promise.reject(new Error('sin medidas'));
    const medidas = Object.entries(this.medidas).map(([metric, value]) => ({ metric, value: String(value) }));
    this.alMedir();
    return Promise.resolve(medidas);
  };
  override state = () =>
    Promise.resolve({
      estado: 'listo' as const,
      iniciable: false,
      rama: 'main',
      motivo: null,
      fecha: this.analizado,
    });
}

const servicio = new ServicioConAnalisis();
let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  servicio.reset();
  Object.assign(servicio, { analizado: dia(1), medidas: medidasFalsas, alMedir: () => undefined });
  const reservar = { as: 'ana', method: 'POST', url: '/sonarqube/proyectos/crear' } as const;
  await app.call({ ...reservar, body: { nombreProyecto: 'Tienda en línea' } });
  proyectoId = (await crearProyecto(app))._id;
});

const guardadas = () =>
  app.db
    .selectFrom('cifras_servicio')
    .select(['fecha', 'grado', 'servicio', 'enlace', 'rama'])
    .orderBy('fecha')
    .execute();
const mostrar = () => app.call({ as: 'ana', method: 'GET', url: `/analisis/${proyectoId}` });

/** Shows the result, and waits until so many rows are kept. */
async function mostrarHasta(filas: number): Promise<void> {
  expect(await mostrar()).toMatchObject({ status: 200 });
  await expect.poll(guardadas).toHaveLength(filas);
}

async function panorama() {
  const url = `/proyectos/${proyectoId}/panorama`;
  return formaPanorama.parse((await app.call({ as: 'ana', method: 'GET', url })).body);
}

async function listado() {
  const { body } = await app.call({ as: 'ana', method: 'GET', url: '/proyectos/persona/sub-ana' });
  return proyectosListados.parse(body)[0]?.analisis;
}

describe('the figures of a result that is shown', () => {
  it('are kept once for each date of the analysis of the service', async () => {
    await mostrarHasta(1);
    await mostrarHasta(1);
    servicio.analizado = dia(2);
    servicio.medidas = { ...medidasFalsas, code_smells: 0 };
    await mostrarHasta(2);
    const enlace = (await panorama()).proyecto.link;
    const comun = { servicio: 'servicio-falso', enlace, rama: 'main' };
    expect(await guardadas()).toMatchObject([
      { ...comun, fecha: new Date(dia(1)), grado: 85.26 },
      { ...comun, fecha: new Date(dia(2)) },
    ]);
  });

  it("are on the project's page, with the change since the analysis before", async () => {
    expect(await panorama()).toMatchObject({ analisis: null, incorporado: false });
    await mostrarHasta(1);
    servicio.analizado = dia(2);
    servicio.medidas = { ...medidasFalsas, code_smells: 0 };
    await mostrarHasta(2);
    const [antes, despues] = (await guardadas()).map(({ grado }) => grado);
    const { analisis, enCurso, radar } = await panorama();
    expect(analisis).toMatchObject({
      fecha: dia(2),
      grado: despues,
      commit: null,
      rama: 'main',
      cambios: [],
      anterior: { fecha: dia(1) },
    });
    expect(analisis?.anterior?.diferencia).toBeCloseTo((despues ?? 0) - (antes ?? 0), 10);
    expect(enCurso).toBeNull();
    expect(radar.filter(({ estatica }) => estatica !== null)).toHaveLength(5);
  });

  it('are those that tied questions show, the number of files included', async () => {
    servicio.medidas = { ...medidasFalsas, files: 4 };
    await mostrarHasta(1);
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/mediciones/${proyectoId}` });
    expect(medicionesProyecto.parse(body).medido).toMatchObject({
      fecha: dia(1),
      commit: null,
      cifras: { 'Líneas por archivo': medidasFalsas.ncloc / 4 },
    });
  });

  it('are in the list of projects and in that of other people', async () => {
    expect(await listado()).toBeNull();
    await mostrarHasta(1);
    expect(await listado()).toMatchObject({ fecha: dia(1), grado: 85.26 });
    const { body } = await app.call({ as: 'admin', method: 'GET', url: '/proyectos/otras-personas' });
    expect(proyectosAjenos.parse(body).proyectos[0]).toMatchObject({
      analisis: { fecha: dia(1), grado: 85.26 },
    });
  });

  it('are kept by the improvement plan too', async () => {
    await app.call({ as: 'ana', method: 'GET', url: `/mejoras/${proyectoId}` });
    await expect.poll(guardadas).toHaveLength(1);
  });

  it('count in the deletion dialog, and are deleted with the project', async () => {
    await mostrarHasta(1);
    const url = `/proyectos/${proyectoId}`;
    expect((await app.call({ as: 'ana', method: 'GET', url: `${url}/usos` })).body).toMatchObject({
      analisis: 1,
    });
    expect(await app.call({ as: 'ana', method: 'DELETE', url })).toMatchObject({ status: 204 });
    await sweepDeleted(app.db);
    expect(await guardadas()).toEqual([]);
  });

  it('are hidden when they are of another service', async () => {
    await mostrarHasta(1);
    await app.db.updateTable('reservas_clave').set({ servicio: 'otro-servicio' }).execute();
    expect((await panorama()).analisis).toBeNull();
    expect(await listado()).toBeNull();
  });
});

describe('figures are not kept', () => {
  it('when the result is incomplete', async () => {
    servicio.medidas = { ncloc: 100 };
    await mostrar();
    servicio.medidas = medidasFalsas;
    servicio.analizado = dia(2);
    await mostrarHasta(1);
    expect(await guardadas()).toMatchObject([{ fecha: new Date(dia(2)) }]);
  });

  it('when another analysis ended while they were read', async () => {
    const medido = new Promise<void>((resolve) => {
      servicio.alMedir = () => {
        servicio.analizado = dia(3);
        resolve();
      };
    });
    await mostrar();
    // Only then does the service have the later analysis to show.
    await medido;
    await mostrarHasta(1);
    expect(await guardadas()).toMatchObject([{ fecha: new Date(dia(3)) }]);
  });

  it('while the measures cannot be read, and the state is answered', async () => {
    servicio.sinMedidas = true;
    expect(await mostrar()).toMatchObject({ status: 200 });
    servicio.sinMedidas = false;
    await mostrarHasta(1);
  });
});
