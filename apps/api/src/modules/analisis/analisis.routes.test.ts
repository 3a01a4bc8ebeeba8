// seguridad: 5
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const servicio = new ServicioFalso();
let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  servicio.reset();
  url = `/analisis/${(await crearProyecto(app, 'ana', 'Tienda'))._id}`;
  servicio.llamadas.length = 0;
});

const leer = async (as: 'ana' | 'beto' | 'admin' | 'nadie' | null) => {
  const { status, body } = await app.call({ as, method: 'GET', url });
  return { status, body };
};
const en = (estado: string) => ({
  status: 200,
  body: {
    estado,
    iniciable: false,
    analizador: null,
    fecha: null,
    rama: null,
    motivo: null,
    progreso: null,
    medidas: null,
    commit: null,
    enlace: null,
    delante: null,
    otrosLenguajes: [],
    archivosOmitidos: { total: 0, primeros: [] },
    ambito: null,
    historia: [],
  },
});

describe('the state of an analysis', () => {
  it('is shown to owner and admin; other callers are refused before any call to the service', async () => {
    expect((await leer(null)).status).toBe(401);
    expect((await leer('nadie')).status).toBe(403);
    expect(await leer('beto')).toEqual({
      status: 404,
      body: { codigo: 'no-encontrado', mensaje: 'No se encontró el proyecto.' },
    });
    expect(servicio.llamadas).toEqual([]);
    servicio.estado = 'en-curso';
    expect(await leer('ana')).toEqual(en('en-curso'));
    expect(await leer('admin')).toEqual(en('en-curso'));
    expect(servicio.pedidos).toEqual(['state tienda', 'state tienda']);
  });

  it("is 'sin-preparar' where the service was exchanged, without a call about a key that is not ours there", async () => {
    servicio.nombre = 'otro-servicio';
    expect(await leer('ana')).toEqual(en('sin-preparar'));
    expect(servicio.pedidos).toEqual([]);
  });

  it("is 'sin-preparar' where the service lost the project", async () => {
    servicio.claves.clear();
    expect(await leer('ana')).toEqual(en('sin-preparar'));
  });

  it('is that of the scanner where it keeps no projects', async () => {
    servicio.nombre = null;
    expect(await leer('ana')).toEqual(en('sin-analisis'));
  });

  it('is 503 with the reason when the service does not answer', async () => {
    servicio.caido = 'todo';
    expect(await leer('ana')).toEqual({
      status: 503,
      body: { codigo: 'servicio-inaccesible', mensaje: 'El servicio de análisis no responde.' },
    });
  });

  it('cannot be changed here: starting and cancelling are refused', async () => {
    const rechazo = {
      status: 409,
      body: {
        codigo: 'no-iniciable',
        mensaje:
          'El análisis de este proyecto lo hace un servicio externo: desde aquí no se puede iniciar ni cancelar.',
      },
    };
    expect(await app.call({ as: 'ana', method: 'POST', url })).toMatchObject(rechazo);
    expect(await app.call({ as: 'ana', method: 'DELETE', url })).toMatchObject(rechazo);
    expect((await app.call({ as: 'beto', method: 'POST', url })).status).toBe(404);
    expect(servicio.pedidos).toEqual([]);
  });

  it('has no history here: a past is neither started nor cancelled', async () => {
    const pasado = url.replace('/analisis/', '/pasados/');
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await app.call({ as: 'ana', method, url: pasado })).toMatchObject({
        status: 409,
        body: { codigo: 'pasado-no-ofrecido' },
      });
      expect((await app.call({ as: 'beto', method, url: pasado })).status).toBe(404);
    }
  });

  it('is sent once by its stream, which then ends', async () => {
    const { body, headers } = await app.call({ as: 'ana', method: 'GET', url: `${url}/progreso` });
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(String(body).match(/^event: progreso$/gm)).toHaveLength(1);
  });
});
