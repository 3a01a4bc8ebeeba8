import { pruebaExportada } from '@mantenible/contracts/exportacion';
import { catalogoExportado } from '@mantenible/contracts/traslado';
import { afterEach, describe, expect, it } from 'vitest';

import { builder, idOf } from '../../../testing/catalogo-builder.ts';
import { crearProyecto } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts';

const apps: TestApp[] = [];
const abrir = async (options: TestAppOptions = {}) => {
  const app = await createTestApp(options);
  apps.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const leer = async (app: TestApp, url: string) => (await app.call({ as: 'admin', method: 'GET', url })).body;
const catalogo = async (app: TestApp) => catalogoExportado.parse(await leer(app, '/catalogo/exportacion'));

const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const formatos = {
  json: {
    sacar: (app: TestApp) => leer(app, '/catalogo/exportacion') as Promise<object>,
    ruta: '/catalogo/importacion',
    headers: {},
  },
  xlsx: {
    sacar: async (app: TestApp) =>
      (await app.call({ as: 'admin', method: 'GET', url: '/catalogo/exportacion/xlsx' })).bytes,
    ruta: '/catalogo/importacion/xlsx',
    headers: { 'content-type': tipo },
  },
} as const;
type Formato = keyof typeof formatos;

/** The dry run and the import of what it shows, in place of the catalogue that is there. */
const meter = async (app: TestApp, formato: Formato, body: object) => {
  const { ruta, headers } = formatos[formato];
  const enviar = (resto: string) =>
    app.call({ as: 'admin', method: 'POST', url: `${ruta}${resto}`, body, headers });
  const simulado = (await enviar('/simular?modo=reemplazar')).body as { huella: string; reparos: unknown[] };
  expect(simulado.reparos).toEqual([]);
  expect((await enviar(`?modo=reemplazar&huella=${simulado.huella}`)).status).toBe(200);
};

/** Order other than that of creation, a tie of a guideline, levels with equal values, a metric without a list, other criteria. */
const llenar = async (app: TestApp) => {
  const crear = builder(app);
  const nivel = (descripcion: string, valor: number) => ({ descripcion, valor });
  const una = await crear.pauta({ medida: { nombre: 'Diseño', sentido: 'menor', cotas: [null, 1.5] } });
  const otra = await crear.pauta({
    descripcion: '=1+1 «ñ» 😀',
    pregunta: 'Dos\nlíneas & <b>',
    nivelesCumplimiento: [nivel('007', 1e-7), nivel('VERDADERO', 1), nivel('Sí', 1)],
  });
  const lista = await crear.lista([otra, una], 'Primera lista');
  const sobra = await crear.lista([una], 'Lista que se elimina');
  const [primera, segunda] = [await crear.metrica(lista, 'Una'), await crear.metrica(sobra, 'Otra')];
  await crear.subcaracteristica([segunda, primera]);
  await app.call({ as: 'admin', method: 'DELETE', url: `/listasVerificacion/${sobra}` });
  for (const [valor1, valor2, criterio] of [
    [0, 33.33, 'Bajo'],
    [33.34, 100, 'Alto'],
  ] as const)
    await app.call({
      as: 'admin',
      method: 'POST',
      url: '/criteriosValoracion',
      body: { valor1, valor2, criterio },
    });
  return { metrica: primera };
};

// Over a server's engine when the tests run over one: then each way is between two engines.
describe.each<Formato>(['json', 'xlsx'])('a catalogue as %s', (formato) => {
  it('goes from the embedded engine to another one and back as it was', async () => {
    const origen = await abrir({ embedded: true });
    await llenar(origen);
    const antes = await catalogo(origen);
    expect(antes.metricas.map(({ listaVerificacion }) => listaVerificacion)).toContain(null);
    const medio = await abrir();
    await meter(medio, formato, await formatos[formato].sacar(origen));
    expect(await catalogo(medio)).toEqual(antes);
    const vuelta = await abrir({ embedded: true });
    await meter(vuelta, formato, await formatos[formato].sacar(medio));
    expect(await catalogo(vuelta)).toEqual(antes);
  });
});

it('the answers of the specified calls in one file give the same catalogue, in its order', async () => {
  const origen = await abrir();
  await llenar(origen);
  const llamadas = [
    'pautas',
    'listasVerificacion',
    'metricas',
    'subcaracteristicas',
    'criteriosValoracion',
    'valoracionMantenibilidad',
    'propiedadCalidad',
  ] as const;
  const pares = [];
  for (const una of llamadas) pares.push([una, await leer(origen, `/${una}`)] as const);
  const otra = await abrir();
  await meter(otra, 'json', Object.fromEntries(pares));
  expect(await catalogo(otra)).toEqual(await catalogo(origen));
});

it('a saved test goes with its catalogue to another database, is answered there from its file, and is exported as the same file', async () => {
  const origen = await abrir({ embedded: true });
  const { metrica } = await llenar(origen);
  const [lista] = (await catalogo(origen)).listasVerificacion;
  const respuestas = (lista?.pautas ?? []).map((pautaId, i) => ({
    pautaId,
    listaVerificacion: lista?._id,
    nivel: i,
    valor: i === 0 ? 1e-7 : 0,
    comentario: `=comentario ${String(i)}`,
    evidencias: [{ tipo: 'enlace', url: 'https://a.example/b' }],
  }));
  const guardar = async (app: TestApp) => {
    const proyectoId = (await crearProyecto(app))._id;
    return { proyectoId, base: { proyectoId, tipo: 'singleMetrica', nombre: 'Prueba', intentos: 1 } };
  };
  const archivoDe = async (app: TestApp, id: string) =>
    pruebaExportada.parse(
      (await app.call({ as: 'ana', method: 'GET', url: `/respuestas/una/${id}/exportacion` })).body,
    );
  const crear = (app: TestApp, body: object) =>
    app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
  const { base } = await guardar(origen);
  const creada = await crear(origen, { ...base, metricaId: metrica, respuestas });
  expect(creada).toMatchObject({ status: 201 });
  const archivo = await archivoDe(origen, idOf(creada));

  const otra = await abrir();
  await meter(otra, 'json', await formatos.json.sacar(origen));
  const alla = await guardar(otra);
  const url = `/borradores/${alla.proyectoId}`;
  const importado = await otra.call({ as: 'ana', method: 'POST', url: `${url}/importar`, body: archivo });
  expect(importado.body).toMatchObject({ respondidas: 2, preguntas: 2, cambios: [] });
  const leido = await otra.call({ as: 'ana', method: 'GET', url: `${url}/singleMetrica/${metrica}/1` });
  const { respuestas: dadas } = leido.body as { respuestas: object[] };
  const guardada = await crear(otra, { ...alla.base, metricaId: metrica, respuestas: dadas });
  expect(guardada).toMatchObject({ status: 201 });
  expect(await archivoDe(otra, idOf(guardada))).toEqual(archivo);
});
