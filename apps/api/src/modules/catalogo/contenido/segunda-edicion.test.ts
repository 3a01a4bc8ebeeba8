import { pautasAnadidas, pautasPendientes } from '@mantenible/contracts/catalogo-inicial';
import { hecho } from '@mantenible/contracts/comun';
import { listasVerificacion } from '@mantenible/contracts/lista-verificacion';
import { pautas as esquemaPautas } from '@mantenible/contracts/pauta';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { crearProyecto } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contenidoInicial } from './contenido.adapter.ts';
import { cargarContenido } from './contenido.repository.ts';
import segunda from './segunda-edicion.json' with { type: 'json' };

const contenido = contenidoInicial();
const antes = new Set(contenido.anteriores.map(({ clave }) => clave));
const enAmbas = contenido.pautas.filter(({ clave }) => antes.has(clave));
const nuevas = contenido.pautas.filter(({ clave }) => !antes.has(clave));
const retiradas = contenido.anteriores.filter(
  ({ clave }) => !contenido.pautas.some((p) => p.clave === clave),
);
const todas = contenido.pautas.map(({ clave }) => clave);

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  const listas = segunda.listasVerificacion;
  await cargarContenido(
    { db: t.db, nuevoId: () => v7(), now: () => new Date('2026-01-01') },
    { ...contenido, pautas: contenido.anteriores, listasVerificacion: listas },
  );
});
afterEach(() => t.close());

const url = '/catalogo-inicial/pautas';
const pendientes = async () =>
  pautasPendientes.parse((await t.call({ as: 'admin', method: 'GET', url })).body);
const anadir = async (claves: readonly string[] = todas) =>
  pautasAnadidas.parse((await t.call({ as: 'admin', method: 'POST', url, body: { claves } })).body);
const leer = async () =>
  esquemaPautas.parse((await t.call({ as: 'admin', method: 'GET', url: '/pautas' })).body);
const leerListas = async () =>
  listasVerificacion.parse((await t.call({ as: 'admin', method: 'GET', url: '/listasVerificacion' })).body);
const anteriorDe = (buscada: string) =>
  contenido.anteriores.find(({ clave }) => clave === buscada) ?? expect.fail(buscada);
const actualDe = (buscada: string) =>
  contenido.pautas.find(({ clave }) => clave === buscada) ?? expect.fail(buscada);
/** The guideline of a key as it is stored, found by its text of the second edition. */
const guardada = async (clave: string) =>
  (await leer()).find(({ pregunta }) => pregunta === anteriorDe(clave).pregunta) ?? expect.fail(clave);
const cambiar = async (clave: string, cambios: object) => {
  const pauta = await guardada(clave);
  await t.call({ as: 'admin', method: 'PUT', url: `/pautas/${pauta._id}`, body: { ...pauta, ...cambios } });
  return pauta._id;
};
const sinId = ({
  descripcion,
  pregunta,
  nivelesCumplimiento,
  medida,
}: z.infer<typeof esquemaPautas>[number]) => ({
  descripcion,
  pregunta,
  nivelesCumplimiento,
  medida: medida ?? null,
});

describe('an installation of the second edition', () => {
  it('is offered the new guidelines, and this edition’s text of those that are as they came', async () => {
    const [ofrecidas, faltan] = [await pendientes(), nuevas.map(({ clave }) => clave)];
    expect(ofrecidas.map(({ clave, falta, eliminada }) => [clave, falta, eliminada])).toEqual(
      todas.map((clave) => [clave, faltan.includes(clave) ? 'pauta' : 'texto', false]),
    );
    expect(ofrecidas.every(({ lista }) => lista !== null)).toBe(true);
    expect([enAmbas.length, faltan.length]).toEqual([74, 6]);
  });

  it('has nothing of this edition until an admin takes it', async () => {
    expect((await leer()).map(sinId)).toEqual(
      contenido.anteriores.map(({ clave: _clave, ...pauta }) => pauta),
    );
  });

  it('gets both at once, with the same ids, and keeps what this edition has no more', async () => {
    const idDe = new Map(
      await Promise.all([...antes].map(async (c) => [c, (await guardada(c))._id] as const)),
    );
    expect(await anadir()).toEqual({ anadidas: nuevas.length, medidas: 0, actualizadas: enAmbas.length });
    expect(await pendientes()).toEqual([]);
    const porId = new Map((await leer()).map((pauta) => [pauta._id, sinId(pauta)]));
    const { clave: _clave, ...primera } = actualDe('P-MRe-1-G-02');
    expect(porId.get(idDe.get('P-MRe-1-G-02') ?? '')).toEqual(primera);
    for (const { clave, ...pauta } of enAmbas) expect(porId.get(idDe.get(clave) ?? '')).toEqual(pauta);
    for (const { clave, ...pauta } of retiradas) expect(porId.get(idDe.get(clave) ?? '')).toEqual(pauta);
    expect(porId.size).toBe(antes.size + nuevas.length);
    expect(await anadir()).toEqual({ anadidas: 0, medidas: 0, actualizadas: 0 });
  });

  it('appends the new ones to their lists, and removes no guideline from a list', async () => {
    await anadir();
    const titulos = new Map([...retiradas, ...contenido.pautas].map((p) => [p.clave, p.descripcion]));
    const esperadas = segunda.listasVerificacion.map(({ clave, nombre, pautas }) => {
      const suyas = contenido.listasVerificacion.find((lista) => lista.clave === clave)?.pautas ?? [];
      const alFinal = suyas.filter((una) => !antes.has(una));
      return [nombre, [...pautas, ...alFinal].map((una) => titulos.get(una))];
    });
    const listas = await leerListas();
    expect(listas.map(({ nombre, pautas }) => [nombre, pautas.map((p) => p.descripcion)])).toEqual(esperadas);
  });
});

describe('what an admin edited', () => {
  it('keeps question, levels and tie of its own, and is not offered', async () => {
    const niveles = anteriorDe('P-MMo-1-G-02').nivelesCumplimiento.map((n) => ({ ...n, valor: n.valor * 2 }));
    const propia = { nombre: 'Duplicaciones', sentido: 'menor', cotas: [9, 3, 2, 1] };
    await cambiar('P-MMo-1-G-02', { nivelesCumplimiento: niveles });
    await cambiar('P-MRe-1-G-02', { medida: propia });
    await cambiar('P-MMo-1-G-01', { pregunta: '¿La nuestra?' });
    const editadas = ['P-MMo-1-G-01', 'P-MMo-1-G-02', 'P-MRe-1-G-02'];
    const ofrecidas = (await pendientes()).map(({ clave }) => clave);
    expect(todas.filter((clave) => !ofrecidas.includes(clave))).toEqual(editadas);
    const previas = await leer();
    expect((await anadir()).actualizadas).toBe(enAmbas.length - editadas.length);
    const ids = previas
      .filter(
        (p) =>
          p.pregunta === '¿La nuestra?' ||
          sinId(p).medida?.cotas[0] === 9 ||
          p.nivelesCumplimiento[3]?.valor === 2,
      )
      .map(({ _id }) => _id);
    const despues = await leer();
    expect(ids).toHaveLength(editadas.length);
    for (const id of ids)
      expect(despues.find(({ _id }) => _id === id)).toEqual(previas.find(({ _id }) => _id === id));
  });

  it('keeps a description of its own when its text is brought up to date', async () => {
    const id = await cambiar('P-MMo-2-S-02', { descripcion: 'La nuestra' });
    expect((await pendientes()).find(({ clave }) => clave === 'P-MMo-2-S-02')?.descripcion).toBe(
      'La nuestra',
    );
    await anadir(['P-MMo-2-S-02']);
    const { pregunta, nivelesCumplimiento } = actualDe('P-MMo-2-S-02');
    expect((await leer()).find(({ _id }) => _id === id)).toMatchObject({
      descripcion: 'La nuestra',
      pregunta,
      nivelesCumplimiento,
    });
  });

  it('is not overwritten by a form that was open, nor changed twice by concurrent requests', async () => {
    const { _id, ...resto } = await guardada('P-MMo-2-S-03');
    const dos = await Promise.all([anadir(), anadir()]);
    expect(dos.map(({ actualizadas }) => actualizadas).toSorted((a, b) => a - b)).toEqual([
      0,
      enAmbas.length,
    ]);
    const call = { as: 'admin', method: 'PUT', url: `/pautas/${_id}`, body: { _id, ...resto } } as const;
    expect(await t.call({ ...call, headers: { 'if-match': '"1"' } })).toMatchObject({ status: 412 });
  });
});

it('a saved test keeps the questions that it asked', async () => {
  const { _id: proyectoId } = await crearProyecto(t);
  const metrica = contenido.metricas[1] ?? expect.fail('no metric');
  const lista = segunda.listasVerificacion[1] ?? expect.fail('no list');
  const { body: todasMetricas } = await t.call({ as: 'ana', method: 'GET', url: '/metricas' });
  const suya = z
    .array(z.object({ _id: z.string(), nombre: z.string() }))
    .parse(todasMetricas)
    .find(({ nombre }) => nombre === metrica.nombre);
  const { _id: listaVerificacion = '', pautas = [] } =
    (await leerListas()).find(({ nombre }) => nombre === lista.nombre) ?? {};
  const respuestas = pautas.map(({ _id }) => ({ pautaId: _id, listaVerificacion, valor: 1, comentario: '' }));
  const prueba = { proyectoId, tipo: 'singleMetrica', metricaId: suya?._id, intentos: 1, nombre: 'Antes' };
  const { body } = await t.call({
    as: 'ana',
    method: 'POST',
    url: '/respuestas/guardar-respuestas',
    body: { ...prueba, respuestas },
  });
  const informe = () =>
    t.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${hecho.parse(body)._id}` });
  const previo = (await informe()).body;
  expect(JSON.stringify(previo)).toContain(anteriorDe('P-MMo-2-S-02').pregunta);
  await anadir();
  expect((await informe()).body).toEqual(previo);
});
