// seguridad: read-only-links
import type { EnlaceNuevo } from '@mantenible/contracts/enlace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { enlacesDe, proyectoConTodo } from '../../testing/enlaces.ts';
import { crearEntrega, entregaNueva, finDeEntrega, sembrarClase } from '../../testing/entregas.ts';
import { sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
const antes = new Date('2026-11-20T12:00:00Z');
const abierta = new Date('2026-12-02T12:00:00Z');
const casiFin = new Date(finDeEntrega.getTime() - 1);
let reloj = antes;
let app: TestApp;
let todo: Awaited<ReturnType<typeof proyectoConTodo>>;
let cursoId: string;
const e = enlacesDe(
  () => app,
  () => todo.proyectoId,
);
const { prueba, ...sinPrueba } = entregaNueva.pide;
const soloPrueba = { prueba, analisis: false, plan: false };
const soloAnalisis = { ...sinPrueba, prueba: null };

beforeAll(async () => {
  app = await createTestApp({
    repositorios: falso,
    env: { SCAN_PER_HOUR: '100' },
    parts: { now: () => reloj },
  });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  reloj = antes;
  await app.db.deleteFrom('cursos').execute();
  todo = await proyectoConTodo(app, falso);
  cursoId = await sembrarClase(app, 1, { proyectos: [todo.proyectoId], unidas: ['ana'] });
});

const informe = (): EnlaceNuevo => ({ clase: 'informe', prueba: todo.pruebas[0], dias: 300 });
const todos = (): readonly EnlaceNuevo[] => [
  informe(),
  { clase: 'comparacion-pruebas', antes: todo.pruebas[0], despues: todo.pruebas[1], dias: 300 },
  { clase: 'insignia-promedio', dias: 300 },
  { clase: 'analisis', dias: 300 },
  { clase: 'comparacion-analisis', antes: todo.analisis[0], despues: todo.analisis[1], dias: 300 },
  { clase: 'insignia-grado', dias: 300 },
  { clase: 'plan', dias: 300 },
];

describe('what belongs to a delivery', () => {
  it('is shared in no way before its deadline, with the delivery and the deadline in the refusal', async () => {
    await crearEntrega(app, cursoId);
    reloj = abierta;
    const dadas = [];
    for (const pedido of todos()) dadas.push(await e.crear(pedido));
    const body = {
      codigo: 'entrega-abierta',
      mensaje:
        'Esto es parte de la entrega «Primera entrega», que se cierra el 15 de diciembre de 2026, 23:59: compártalo después.',
    };
    expect(dadas.map((una) => [una.status, una.body])).toEqual(dadas.map(() => [409, body]));
    expect((await e.listar()).body).toMatchObject({ enlaces: [] });
  });

  it.each([
    ['test', soloPrueba, [false, false, false, true, true, true, false]],
    ['analysis', soloAnalisis, [true, true, true, false, false, false, false]],
    [
      'test of another metric',
      { ...soloPrueba, prueba: { tipo: 'singleMetrica' as const, elementoId: uid(22) } },
      [true, true, false, true, true, true, false],
    ],
  ])('leaves what a delivery of a %s does not ask for', async (_que, pide, esperado) => {
    await crearEntrega(app, cursoId, { pide });
    reloj = abierta;
    const creados = [];
    for (const pedido of todos()) creados.push((await e.crear(pedido)).status === 201);
    expect(creados).toEqual(esperado);
  });

  it('opens by no link that was made before, until the first instant after the deadline', async () => {
    const { clave } = await e.creado(informe());
    const insignia = await e.creado({ clase: 'insignia-grado', dias: 300 });
    await crearEntrega(app, cursoId);
    const abrir = async (en: Date) => {
      reloj = en;
      return [(await e.abrir(clave)).status, (await e.insignia(insignia.clave)).status];
    };
    expect(await abrir(antes)).toEqual([200, 200]);
    expect(await abrir(abierta)).toEqual([404, 404]);
    expect(await abrir(casiFin)).toEqual([404, 404]);
    expect(await abrir(finDeEntrega)).toEqual([200, 200]);
  });

  it('waits for a deadline that was moved, and not for one of a closed course', async () => {
    const { clave } = await e.creado(informe());
    const { _id } = await crearEntrega(app, cursoId);
    reloj = casiFin;
    const body = { ...entregaNueva, cierra: '2026-12-20T23:59' };
    expect((await app.call({ as: 'dora', method: 'PUT', url: `/entregas/${_id}`, body })).status).toBe(200);
    reloj = finDeEntrega;
    expect((await e.abrir(clave)).status).toBe(404);
    await app.db.updateTable('cursos').set({ estado: 'cerrado' }).where('id', '=', cursoId).execute();
    expect((await e.abrir(clave)).status).toBe(200);
  });
});

describe('a link that waits for a deadline', () => {
  it('gets the answer of a wrong key in one equal statement, and counts as no guess', async () => {
    const { clave } = await e.creado(informe());
    await crearEntrega(app, cursoId);
    reloj = abierta;
    const pedir = async (cual: string) => {
      const url = `/mantenible/api/compartido/${cual}`;
      const { statusCode, body } = await app.app.inject({ method: 'GET', url, remoteAddress: '10.7.7.7' });
      return [statusCode, body];
    };
    const mala = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect(await pedir(clave)).toEqual(await pedir(mala));
    const sentencias = [];
    for (const una of [clave, mala]) sentencias.push(await app.statementsOf(() => pedir(una)));
    expect(sentencias[0]).toHaveLength(1);
    expect(sentencias[0]).toEqual(sentencias[1]);
    for (let i = 0; i < 40; i += 1) expect((await pedir(clave))[0]).toBe(404);
  });
});
