import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { AnalizadorFalso, archivoFalso } from '../../testing/analizador-falso.ts';
import { analizar, appQueAnaliza } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const exportar = (formato: string, as: Person | null = 'ana', de = app) =>
  de.call({ as, method: 'GET', url: `/analisis/${proyectoId}/exportacion?formato=${formato}` });

const informe = z.object({
  grado: z.number(),
  archivos: z.array(z.object({ ruta: z.string() })),
  incidencias: z.array(z.object({ ruta: z.string(), huella: z.string(), severidad: z.string() })),
});

describe('the newest analysis for other programs', () => {
  it.each([
    ['json', 'application/json; charset=utf-8', '"objetivo": "https://github.com/usuario/repositorio"'],
    ['sarif', 'application/sarif+json; charset=utf-8', '"version": "2.1.0"'],
    ['gitlab', 'application/json; charset=utf-8', '"check_name": "javascript:S1128"'],
    ['github', 'text/plain; charset=utf-8', '::notice file=a.js,line=1,endLine=1,title=javascript%3AS1128::'],
    ['markdown', 'text/markdown; charset=utf-8', '## Grado de mantenibilidad: '],
  ])('is written as %s, to be saved', async (formato, tipo, parte) => {
    await analizar(app, proyectoId);
    const { status, headers, body } = await exportar(formato);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, tipo, 'no-store']);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="analisis-[\da-f-]{36}\.[a-z.]+"$/u,
    );
    const texto = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
    expect(texto).toContain(parte);
  });

  it('has all files of many statements, and fingerprints that do not depend on the place of a line', async () => {
    const rutas = Array.from({ length: 230 }, (_, i) => `src/${String(i).padStart(3, '0')}.js`);
    falso.archivos = rutas.map((ruta) => archivoFalso(ruta));
    await analizar(app, proyectoId);
    const { archivos, incidencias } = informe.parse((await exportar('json')).body);
    expect(archivos.map(({ ruta }) => ruta)).toEqual(rutas);
    expect(incidencias.map(({ ruta }) => ruta)).toEqual(rutas);
    expect(new Set(incidencias.map(({ huella }) => huella)).size).toBe(230);
    expect(incidencias[0]).toMatchObject({
      severidad: 'MINOR',
      huella: expect.stringMatching(/^[\w-]{12}-1$/u) as string,
    });
  });

  it('is given to readers of the analysis alone', async () => {
    await analizar(app, proyectoId);
    expect((await exportar('json', 'admin')).status).toBe(200);
    expect((await exportar('json', 'beto')).status).toBe(404);
    expect((await exportar('json', null)).status).toBe(401);
  });

  it('is refused without an analysis, in an unknown format, and with more findings than a file has', async () => {
    expect(await exportar('json')).toMatchObject({ status: 404 });
    expect(await exportar('xml')).toMatchObject({
      status: 400,
      body: { mensaje: 'El formato debe ser json, sarif, gitlab, github, markdown' },
    });
    await analizar(app, proyectoId);
    const medidas = JSON.stringify({ ncloc: 100, code_smells: 25_001 });
    await app.db.updateTable('analisis').set({ medidas }).execute();
    expect(await exportar('json')).toMatchObject({
      status: 409,
      body: { codigo: 'exportacion-demasiado-grande' },
    });
  });

  it('is not offered with a scanning service', async () => {
    const externa = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
    proyectoId = (await crearProyecto(externa))._id;
    expect(await exportar('json', 'ana', externa)).toMatchObject({
      status: 409,
      body: { codigo: 'exportacion-no-ofrecida' },
    });
    await externa.close();
  });
});
