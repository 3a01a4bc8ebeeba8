import type { EntregaEnviada } from '@mantenible/contracts/entrega';
import type { LineaRubrica } from '@mantenible/domain/rubrica';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  finDeEntrega,
  leerEntrega,
  sembrarClase,
} from '../../testing/entregas.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import {
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEntregaRepository } from '../entrega/entrega.repository.ts';
import { llamadasDeNotas } from './nota.fixture.ts';

const media = {
  id: 'media',
  fuente: 'media',
  nombre: 'Media de la prueba',
  modo: 'puntua',
  puntos: 10,
  bajo: 0,
  alto: 100,
  penalizaciones: [],
} as const satisfies LineaRubrica;
/** Ana's, whose test is the one that is asked for first. */
const tienda = uid(31_500);
let app: TestApp;
let now: Date;
let entrega = '';

beforeAll(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  await app.db.insertInto('proyectos_todos').values(filaProyecto(31_500)).execute();
  const curso = await sembrarClase(app, 1, { proyectos: [tienda], unidas: ['ana'] });
  expect((await guardarPrueba(app, pruebaDeMetrica(tienda))).status).toBe(201);
  entrega = (await crearEntrega(app, curso))._id;
  expect((await pedir('PUT', `/entregas/${entrega}/rubrica`, 'dora', { lineas: [media] })).status).toBe(200);
  now = copiaDeEntrega;
  await leerEntrega(app, entrega);
  now = new Date(copiaDeEntrega.getTime() + 60_000);
});

const { pedir, clase, corregir, publicar } = llamadasDeNotas(() => app);
const otraPrueba = {
  ...entregaNueva.pide,
  prueba: { tipo: 'allSubcaracteristicas', elementoId: null },
} as const;
/** Stores another test as what is asked for, as a call that ends before any copy has it. */
async function soloPedirla(pide: EntregaEnviada['pide']): Promise<void> {
  const { abre, cierra } = entregaNueva;
  const cambio = {
    ...entregaNueva,
    pide,
    texto: '',
    abre,
    cierra,
    abreEn: new Date(abre),
    fin: finDeEntrega,
  };
  const autoria = { quien: { sub: 'sub-dora', nombre: 'Dora' }, now };
  expect(typeof (await createEntregaRepository(app.db, null).cambiar(entrega, cambio, null, autoria))).toBe(
    'number',
  );
}
const calcular = () => pedir('POST', `/entregas/${entrega}/notas/calcular`, 'dora');

const deAna = async () => (await clase(entrega)).filas;

it('figures are of the test that is asked for', async () => {
  expect((await calcular()).status).toBe(200);
  expect(await deAna()).toMatchObject([{ estado: 'lista', nota: 7.5 }]);
});

it('figures are not computed, nor those of a correction published, until copies have the test that is asked for now', async () => {
  await soloPedirla(otraPrueba);
  expect(await calcular()).toMatchObject({ status: 409, body: { codigo: 'sin-copiar' } });
  expect((await corregir(entrega, tienda)).status).toBe(200);
  await leerEntrega(app, entrega);
  expect(await deAna()).toMatchObject([{ estado: 'sin-calcular', nota: null }]);
  expect(await publicar(entrega)).toMatchObject({ body: { publicadas: 0 } });
  expect((await calcular()).status).toBe(200);
  expect(await deAna()).toMatchObject([{ estado: 'lista', nota: 0 }]);
});

it.each<[string, () => Promise<unknown>]>([
  ['left the course', () => app.db.deleteFrom('curso_proyectos').execute()],
  ['was deleted', () => app.db.deleteFrom('proyectos_todos').execute()],
])(
  'a project that %s has no mark and no agreement of a test that is asked for no more',
  async (_caso, irse) => {
    await irse();
    expect(
      (await pedir('PUT', `/entregas/${entrega}`, 'dora', { ...entregaNueva, pide: otraPrueba })).status,
    ).toBe(200);
    expect((await leerEntrega(app, entrega)).filas).toMatchObject([{ prueba: null }]);
    expect((await calcular()).status).toBe(200);
    expect(await deAna()).toMatchObject([{ estado: 'lista', nota: 0 }]);
    expect((await pedir('GET', `/entregas/${entrega}/acuerdo`, 'dora')).body).toMatchObject({
      entregadas: 0,
      comparadas: 0,
    });
  },
);
