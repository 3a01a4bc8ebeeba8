// seguridad: 1, 2, 3, 4, 5
import { entregas } from '@mantenible/contracts/entrega';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  finDeEntrega,
  leerEntrega,
  sembrarClase,
} from '../../testing/entregas.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { createEntregaRepository } from './entrega.repository.ts';

let app: TestApp;
let now = new Date('2026-11-20T12:00:00Z');
let cursoId: string;
let proyecto: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana', 'beto'] });
});

const pedir = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  as: Person = 'dora',
  body?: object,
  headers = {},
) => app.call({ as, method, url, headers, ...(body && { body }) });
const abrir = () => {
  now = new Date('2026-12-02T12:00:00Z');
};

describe('a delivery', () => {
  it('is created by a lecturer of the course, with the instants of its zone', async () => {
    const creada = await crearEntrega(app, cursoId);
    expect(creada).toMatchObject({
      ...entregaNueva,
      version: 1,
      abreEn: '2026-12-01T13:00:00.000Z',
      fin: finDeEntrega.toISOString(),
      fase: 'sin-abrir',
      reloj: 'normal',
      elementoNombre: 'M1',
      publicada: false,
      cambiar: true,
    });
    expect((await leerEntrega(app, creada._id)).entrega).toEqual(creada);
  });

  it('is created once for a repeated request', async () => {
    const headers = { 'idempotency-key': 'clave-de-entrega-1' };
    const url = `/cursos/${cursoId}/entregas`;
    const dos = [
      await pedir('POST', url, 'dora', entregaNueva, headers),
      await pedir('POST', url, 'dora', entregaNueva, headers),
    ];
    expect(dos.map(({ status }) => status)).toEqual([201, 201]);
    expect(await app.db.selectFrom('entregas').select('id').execute()).toHaveLength(1);
  });

  it('is neither read nor created by those who are not of the course', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    abrir();
    for (const otro of ['omar', 'eva'] as const) {
      expect((await pedir('GET', `/entregas/${_id}`, otro)).status).toBe(404);
      expect((await pedir('GET', `/cursos/${cursoId}/entregas`, otro)).status).toBe(404);
    }
    for (const [metodo, url] of [
      ['POST', `/cursos/${cursoId}/entregas`],
      ['PUT', `/entregas/${_id}`],
      ['DELETE', `/entregas/${_id}`],
      ['POST', `/entregas/${_id}/analisis`],
      ['DELETE', `/entregas/${_id}/analisis`],
    ] as const)
      expect((await pedir(metodo, url, 'omar', metodo === 'DELETE' ? undefined : entregaNueva)).status).toBe(
        404,
      );
  });

  it('is changed by no student, by no admin, and by no lecturer who only joined the course', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    abrir();
    expect((await pedir('PUT', `/entregas/${_id}`, 'ana', entregaNueva)).status).toBe(403);
    expect((await pedir('PUT', `/entregas/${_id}`, 'admin', entregaNueva)).body).toMatchObject({
      codigo: 'solo-docentes',
    });
    await app.db
      .insertInto('curso_personas')
      .values({ curso_id: cursoId, sub: 'sub-omar', correo: null, ingreso: now, aviso: 'v1' })
      .execute();
    expect((await pedir('GET', `/entregas/${_id}`, 'omar')).body).toMatchObject({ todas: false, filas: [] });
    expect((await pedir('DELETE', `/entregas/${_id}`, 'omar')).status).toBe(403);
    expect((await leerEntrega(app, _id, 'admin')).todas).toBe(true);
  });

  it('is hidden from students until it opens', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    expect((await pedir('GET', `/entregas/${_id}`, 'ana')).status).toBe(404);
    expect(entregas.parse((await pedir('GET', `/cursos/${cursoId}/entregas`, 'ana')).body).entregas).toEqual(
      [],
    );
    now = new Date('2026-12-01T13:00:00Z');
    const { entregas: leidas, crear } = entregas.parse(
      (await pedir('GET', `/cursos/${cursoId}/entregas`, 'ana')).body,
    );
    expect([leidas.map(({ entrega }) => entrega.fase), crear]).toEqual([['abierta'], false]);
    expect(leidas[0]?.mias).toMatchObject([{ estado: 'nada', proyecto: { _id: proyecto } }]);
  });

  it.each([
    [
      { cierra: '2026-11-19T10:00', abre: '2026-11-01T10:00' },
      'cierra',
      'Ese plazo ya pasó: elija un momento futuro.',
    ],
    [{ cierra: '2201-01-01T00:00' }, 'cierra', 'Elija un año entre 2000 y 2200.'],
    [{ titulo: ' ' }, 'titulo', 'El siguiente campo es obligatorio'],
    [
      { pide: { ...entregaNueva.pide, prueba: { tipo: 'singleMetrica' as const, elementoId: uid(999) } } },
      'pide.prueba.elementoId',
      'Ese elemento ya no está en el catálogo: elija otro.',
    ],
    [
      { plantilla: { proyectoId: uid(998), commit: null } },
      'plantilla.proyectoId',
      'La plantilla tiene que ser un proyecto suyo: elija uno.',
    ],
  ])('is refused with %j', async (cambios, campo, mensaje) => {
    const { status, body } = await pedir('POST', `/cursos/${cursoId}/entregas`, 'dora', {
      ...entregaNueva,
      ...cambios,
    });
    expect([status, body]).toMatchObject([400, { detalles: [{ campo, mensaje }] }]);
  });

  it("takes no other person's project as a template", async () => {
    const plantilla = { proyectoId: proyecto, commit: null };
    const { body } = await pedir('POST', `/cursos/${cursoId}/entregas`, 'dora', {
      ...entregaNueva,
      plantilla,
    });
    expect(body).toMatchObject({ detalles: [{ campo: 'plantilla.proyectoId' }] });
  });

  it('means the second of two equal minutes on the day that clocks go back', async () => {
    await app.db.updateTable('cursos').set({ zona: 'Europe/Madrid' }).where('id', '=', cursoId).execute();
    now = new Date('2026-10-01T12:00:00Z');
    const creada = await crearEntrega(app, cursoId, { abre: '2026-10-05T08:00', cierra: '2026-10-25T02:30' });
    expect(creada).toMatchObject({ fin: '2026-10-25T01:31:00.000Z', reloj: 'dos-veces' });
  });

  it('is refused beyond 50 in a course', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    const fila = await app.db
      .selectFrom('entregas')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const { pide, plantilla: _p, ambito: _a, ...resto } = fila;
    const otras = Array.from({ length: 49 }, (_, i) => ({
      ...resto,
      id: uid(5000 + i),
      pide: JSON.stringify(pide),
      plantilla: null,
      ambito: null,
    }));
    await app.db.insertInto('entregas').values(otras).execute();
    expect((await pedir('POST', `/cursos/${cursoId}/entregas`, 'dora', entregaNueva)).body).toMatchObject({
      codigo: 'demasiadas-entregas',
    });
  });
});

describe('a change of a delivery', () => {
  it('is refused to the second of two lecturers who edit it, and nothing of the first is lost', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    const [primera, segunda] = [
      { ...entregaNueva, titulo: 'Primera' },
      { ...entregaNueva, titulo: 'Segunda' },
    ];
    const headers = { 'if-match': '"1"' };
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', primera, headers)).body).toMatchObject({
      titulo: 'Primera',
      version: 2,
    });
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', segunda, headers)).status).toBe(412);
    expect((await leerEntrega(app, _id)).entrega.titulo).toBe('Primera');
  });

  it('keeps a deadline that passed, and takes none that is past', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    now = new Date('2026-12-20T12:00:00Z');
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', { ...entregaNueva, texto: 'Más' })).status).toBe(
      200,
    );
    const antes = { ...entregaNueva, cierra: '2026-12-14T23:59' };
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', antes)).status).toBe(400);
  });

  it('touches neither deadline, contents, template nor scope after a mark was published, and the delivery stays', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await app.db.updateTable('entregas').set({ publicada: now }).where('id', '=', _id).execute();
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', { ...entregaNueva, titulo: 'Otro' })).status).toBe(
      200,
    );
    const { pide } = entregaNueva;
    for (const cambio of [
      { cierra: '2026-12-30T23:59' },
      { pide: { ...pide, plan: true } },
      { ambito: { ...ambitoCompleto, exclusiones: ['lib/**'] } },
      { plantilla: { proyectoId: (await crearProyecto(app, 'dora', 'Plantilla'))._id, commit: null } },
    ])
      expect(
        (await pedir('PUT', `/entregas/${_id}`, 'dora', { ...entregaNueva, ...cambio })).body,
      ).toMatchObject({ codigo: 'con-notas' });
    expect((await pedir('DELETE', `/entregas/${_id}`)).body).toMatchObject({ codigo: 'con-notas' });
  });

  it('of its course keeps the zone, in which its deadline is an instant', async () => {
    const datos = { nombre: 'Curso 1', periodo: '2026', zona: 'Europe/Madrid', escala: 10, aprobado: 5 };
    const cambiar = () => pedir('PUT', `/cursos/${cursoId}`, 'dora', datos);
    const { _id } = await crearEntrega(app, cursoId);
    expect(await cambiar()).toMatchObject({ status: 409, body: { codigo: 'con-entregas' } });
    expect((await leerEntrega(app, _id)).entrega.curso.zona).toBe('America/Guayaquil');
    expect((await pedir('DELETE', `/entregas/${_id}`)).status).toBe(204);
    expect((await cambiar()).status).toBe(200);
    // A creation that read the zone before computes its instants again.
    const repositorio = createEntregaRepository(app.db, null);
    const nueva = { ...entregaNueva, _id: uid(7001), cursoId, abreEn: now, fin: now };
    const quien = { sub: 'sub-dora', nombre: 'Dora' };
    const limites = { maximo: 50, zona: 'America/Guayaquil', quien, now };
    expect(await repositorio.crear(nueva, limites)).toBe('otra-zona');
  });

  it('is refused in an archived course', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    await app.db.updateTable('cursos').set({ estado: 'archivado' }).where('id', '=', cursoId).execute();
    expect((await pedir('PUT', `/entregas/${_id}`, 'dora', entregaNueva)).body).toMatchObject({
      codigo: 'curso-archivado',
    });
  });

  it('deletes it with its copies', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    abrir();
    await guardarPrueba(app, pruebaDeMetrica(proyecto));
    now = copiaDeEntrega;
    await leerEntrega(app, _id);
    expect(await app.db.selectFrom('entregados').select('id').execute()).toHaveLength(1);
    expect((await pedir('DELETE', `/entregas/${_id}`)).status).toBe(204);
    expect(await app.db.selectFrom('entregados').select('id').execute()).toEqual([]);
    expect((await pedir('DELETE', `/entregas/${_id}`)).status).toBe(404);
  });
});
