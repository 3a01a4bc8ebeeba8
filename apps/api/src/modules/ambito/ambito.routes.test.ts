import { createHash } from 'node:crypto';

import { situacionPasado } from '@mantenible/contracts/pasado';
import { aceptarPropuesta, ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ambitoFalso, AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.peticiones.length = 0;
  falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 1' });
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda', { link: 'https://github.com/ana/tienda' }));
});

const hecho = z.object({ id: z.string(), alcance: z.nullable(z.string()) });
const conPruebas = { ...ambitoCompleto, fuentes: ['.'], pruebas: ['./tests/'] };
const normalizado = { ...ambitoCompleto, fuentes: [''], pruebas: ['tests'] };

const leer = (as: Person = 'ana') => app.call({ as, method: 'GET', url: `/alcances/${id}` });
const guardar = (ambito: unknown, esperada?: string, as: Person = 'ana') => {
  const headers = esperada === undefined ? {} : { 'if-match': esperada };
  return app.call({ as, method: 'PUT', url: `/alcances/${id}`, body: { ambito }, headers });
};

const leerPasado = async () =>
  situacionPasado.parse((await app.call({ as: 'ana', method: 'GET', url: `/pasados/${id}` })).body);
async function analizarPasado(): Promise<void> {
  await app.call({ as: 'ana', method: 'POST', url: `/pasados/${id}` });
  await expect.poll(async () => (await leerPasado()).estado, { timeout: 60_000 }).toBe('listo');
}

describe('the scope of a project (requisito: scope-order)', () => {
  it('is not named at first, and is read by its owner and an admin', async () => {
    const vacio = (puedeCambiar: boolean) => ({
      status: 200,
      body: { ambito: null, version: 0, puedeCambiar },
    });
    expect(await leer()).toMatchObject(vacio(true));
    expect(await leer('admin')).toMatchObject(vacio(false));
    expect((await leer('beto')).status).toBe(404);
  });

  it('is changed by its owner alone, from the version that was read', async () => {
    const cambiado = { status: 200, body: { ambito: normalizado, version: 1 } };
    expect(await guardar(conPruebas, '"0"')).toMatchObject(cambiado);
    expect(await leer()).toMatchObject(cambiado);
    expect(await guardar(null, '"0"')).toMatchObject({ status: 412, body: { codigo: 'version-antigua' } });
    expect((await guardar(null, '"1"', 'admin')).status).toBe(403);
    expect((await guardar(null, '"1"', 'beto')).status).toBe(404);
    expect(await leer()).toMatchObject(cambiado);
    expect(await guardar(null)).toMatchObject({ status: 200, body: { ambito: null, version: 2 } });
  });

  it('is tried on the files of the newest analysis, without being stored', async () => {
    const probar = (ambito: object, as: Person = 'ana') =>
      app.call({ as, method: 'POST', url: `/alcances/${id}/comprobacion`, body: { ambito } });
    const exclusiones = ['**/*.js', 'nada/**'];
    expect((await probar({ ...ambitoCompleto, exclusiones })).body).toEqual({ comprobado: null });
    await analizar(app, id);
    const { body } = await probar({ ...ambitoCompleto, exclusiones }, 'admin');
    const [total, primera] = [falso.archivos.length, falso.archivos[0]?.ruta];
    expect(body).toMatchObject({
      comprobado: {
        archivos: total,
        principales: 0,
        pruebas: 0,
        fuera: total,
        valores: [
          { lista: 'exclusiones', valor: '**/*.js', archivos: total },
          { lista: 'exclusiones', valor: 'nada/**', archivos: 0, ejemplos: [] },
        ],
      },
    });
    expect(JSON.stringify(body)).toContain(primera);
    expect(await leer()).toMatchObject({ body: { version: 0 } });
    expect((await probar(ambitoCompleto, 'beto')).status).toBe(404);
    expect((await probar({ ...ambitoCompleto, pruebas: ['../x'] })).status).toBe(400);
  });

  it('is written back as it was read, with a proposal added', async () => {
    const pruebas = { clase: 'pruebas', patrones: ['tests/**'] } as const;
    const aceptada = aceptarPropuesta(ambitoCompleto, pruebas);
    expect(await guardar(aceptada)).toMatchObject({ status: 200, body: { ambito: aceptada } });
    expect(await guardar({ ...aceptada, exclusiones: ['api/**'] })).toMatchObject({ status: 200 });
  });

  it('is kept once by two first changes at once', async () => {
    const estados = await Promise.all([1, 2].map(() => guardar(conPruebas, '"0"')));
    expect(estados.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ['a folder outside the repository', { pruebas: ['../otro'] }, 'pruebas.0'],
    ['a pattern of a disk', { exclusiones: ['**/*.js', 'file:/x'] }, 'exclusiones.1'],
    ['too many patterns', { exclusiones: Array.from({ length: 201 }, () => 'a') }, 'ambito.exclusiones'],
    ['too long a pattern', { exclusiones: ['a'.repeat(301)] }, 'ambito.exclusiones.0'],
    [
      'too many characters',
      { exclusiones: Array.from({ length: 70 }, () => 0).map((_, i) => `${'a'.repeat(290)}${i}`) },
      'ambito',
    ],
    ['no list', { exclusiones: null }, 'ambito.exclusiones'],
  ])('is refused with %s', async (_nombre, malo, campo) => {
    const { status, body } = await guardar({ ...ambitoCompleto, ...malo });
    expect({ status, body }).toMatchObject({ status: 400, body: { detalles: [{ campo }] } });
    expect(await leer()).toMatchObject({ body: { version: 0 } });
  });

  it('is followed by the next analysis, which keeps the scope that it used', async () => {
    expect(await analizar(app, id)).toMatchObject({ ambito: ambitoFalso });
    await guardar(conPruebas);
    const usado: AmbitoAplicado = {
      origen: 'proyecto',
      ambito: normalizado,
      avisos: ['«x» no coincide con ningún archivo que se pueda analizar.'],
      partes: [
        { parte: 'principal', archivos: 1, lineas: 10 },
        { parte: 'prueba', archivos: 1, lineas: 10 },
        { parte: 'submodulo', archivos: 1, lineas: null },
      ],
      propuestas: [{ clase: 'generado', patrones: ['api/**'], archivos: 2, lineas: 30 }],
    };
    falso.ambito = usado;
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo', ambito: usado });
    expect(falso.peticiones.map(({ ambito }) => ambito)).toEqual([null, normalizado]);
    // The same commit with the same scope is not analysed again, and shows the scope of its result.
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo', ambito: usado });
    expect(falso.peticiones).toHaveLength(2);
    // With another scope it is.
    await guardar(null);
    await analizar(app, id);
    expect(falso.peticiones).toHaveLength(3);
    falso.ambito = ambitoFalso;
  });

  it('is that of the next analysis where it changes during one, and no figure is taken for one of it', async () => {
    let soltar: () => void = () => undefined;
    const empezado = new Promise<void>((empezar) => {
      falso.guion = () => {
        empezar();
        return new Promise<void>((resolve) => {
          soltar = resolve;
        });
      };
    });
    const enCurso = analizar(app, id);
    await empezado;
    falso.guion = () => Promise.resolve();
    expect((await guardar(conPruebas)).status).toBe(200);
    soltar();
    const { historia, alcanceDeHoy } = await enCurso;
    expect(historia).toMatchObject([{ estado: 'listo', alcance: '' }]);
    expect(alcanceDeHoy).not.toBe('');
    const cambios = async () => {
      const { body } = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${id}/panorama` });
      return z.object({ analisis: z.object({ cambios: z.array(z.string()) }) }).parse(body).analisis.cambios;
    };
    expect(await cambios()).toEqual(['alcance']);
    falso.ambito = { ...ambitoFalso, origen: 'proyecto', ambito: normalizado };
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    await analizar(app, id);
    falso.ambito = ambitoFalso;
    expect(falso.peticiones.map(({ ambito }) => ambito)).toEqual([null, normalizado]);
    expect(await cambios()).toEqual([]);
  });

  it('of two analyses that differ is named in their comparison and on the project page, which shows no difference then', async () => {
    const antes = await analizar(app, id);
    await guardar(conPruebas);
    falso.ambito = { ...ambitoFalso, origen: 'proyecto', ambito: normalizado };
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    const { historia } = z.object({ historia: z.array(hecho) }).parse(await analizar(app, id));
    falso.ambito = ambitoFalso;
    expect(historia.map(({ alcance }) => alcance === '')).toEqual([false, true]);
    const [despues, primero] = historia.map((uno) => uno.id);
    expect(antes).toMatchObject({ historia: [{ id: primero }] });
    const url = `/comparaciones/analisis/${id}?antes=${String(primero)}&despues=${String(despues)}`;
    expect((await app.call({ as: 'ana', method: 'GET', url })).body).toMatchObject({ cambios: ['alcance'] });
    const panorama = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${id}/panorama` });
    expect(panorama.body).toMatchObject({
      analisis: { anterior: { cambios: ['alcance'], diferencia: null, cambio: { palabra: null } } },
    });
  });

  it('is the same scope under each name where it covers everything', async () => {
    await analizar(app, id);
    falso.ambito = { ...ambitoFalso, origen: 'archivo' };
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    const { historia } = z.object({ historia: z.array(hecho) }).parse(await analizar(app, id));
    falso.ambito = ambitoFalso;
    expect(historia.map(({ alcance }) => alcance)).toEqual(['', '']);
  });

  it('counts in the space of its owner, and in that of the analyses that used it', async () => {
    const bytes = async () => {
      const { body } = await app.call({ as: 'ana', method: 'GET', url: '/cuotas/propias' });
      return z.object({ bytesAnalisis: z.object({ usado: z.number() }) }).parse(body).bytesAnalisis.usado;
    };
    const exclusiones = Array.from({ length: 60 }, (_, i) =>
      createHash('sha512').update(`${i}`).digest('hex'),
    );
    const antes = await bytes();
    await guardar({ ...ambitoCompleto, exclusiones });
    const guardado = await bytes();
    expect(guardado - antes).toBeGreaterThan(4000);
    falso.ambito = { ...ambitoFalso, origen: 'proyecto', ambito: { ...ambitoCompleto, exclusiones } };
    await analizar(app, id);
    falso.ambito = ambitoFalso;
    await guardar(null);
    expect((await bytes()) - antes).toBeGreaterThan(4000);
  });

  it('of today is compared with that of the newest analysis by every reader', async () => {
    const leidos = [
      ['ana', `/proyectos/${id}/panorama`],
      ['ana', '/proyectos/persona/sub-ana'],
      ['admin', '/proyectos/otras-personas'],
      ['ana', `/mejoras/${id}`],
      ['ana', `/puntos-criticos/${id}`],
      ['ana', `/mediciones/${id}`],
      ['ana', `/pasados/${id}`],
    ] as const;
    const cambios = async () => {
      const unos = leidos.map(async ([as, url]) => {
        const { body } = await app.call({ as, method: 'GET', url });
        return /"cambios":\[([^\]]*)\]/u.exec(JSON.stringify(body))?.[1];
      });
      const { body } = await app.call({ as: 'ana', method: 'GET', url: `/analisis/${id}` });
      const { alcanceDeHoy } = z.object({ alcanceDeHoy: z.nullable(z.string()) }).parse(body);
      return [new Set(await Promise.all(unos)), alcanceDeHoy === null ? null : alcanceDeHoy === ''];
    };
    const [igual, otro] = [new Set(['']), new Set(['"alcance"'])];
    await analizar(app, id);
    await analizarPasado();
    expect(await cambios()).toEqual([igual, null]);
    await guardar(ambitoCompleto);
    expect(await cambios()).toEqual([igual, true]);
    await guardar(conPruebas);
    expect(await cambios()).toEqual([otro, false]);
    falso.ambito = { ...ambitoFalso, origen: 'proyecto', ambito: normalizado };
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    await analizar(app, id);
    falso.ambito = ambitoFalso;
    await analizarPasado();
    expect(await cambios()).toEqual([igual, false]);
    await guardar(null);
    expect(await cambios()).toEqual([otro, true]);
  });

  it('belongs to the past of the repository too', async () => {
    await guardar(conPruebas);
    await analizarPasado();
    expect(falso.pasadosPedidos.at(-1)?.ambito).toEqual(normalizado);
    expect((await leerPasado()).pasado).toMatchObject({ origenDelAlcance: 'proyecto', cambios: [] });
  });

  it('of a past of an earlier version of the product is unknown, as its analyser', async () => {
    await analizarPasado();
    await app.db
      .updateTable('pasados')
      .set({ alcance: null, alcance_origen: null, analizador: null })
      .execute();
    await guardar(conPruebas);
    expect((await leerPasado()).pasado).toMatchObject({ origenDelAlcance: null, cambios: [] });
    await app.db.updateTable('pasados').set({ analizador: 'otro' }).execute();
    expect((await leerPasado()).pasado).toMatchObject({ cambios: ['analizador'] });
  });
});

it('is not offered where a scanning service analyses', async () => {
  const otra = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
  const { _id } = await crearProyecto(otra, 'ana', 'Tienda');
  const url = `/alcances/${_id}`;
  expect(await otra.call({ as: 'ana', method: 'PUT', url, body: { ambito: null } })).toMatchObject({
    status: 409,
    body: { codigo: 'alcance-no-ofrecido' },
  });
  expect(await otra.call({ as: 'ana', method: 'GET', url })).toMatchObject({ body: { puedeCambiar: false } });
  await otra.close();
});
