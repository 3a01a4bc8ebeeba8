import { DomainError } from '@mantenible/domain/error';
import { elegirSinIncidencias } from '@mantenible/domain/escaneo';
import type { PeticionAnalisis } from '@mantenible/domain/analisis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar, medidasFalsas } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { abrirFlujo } from '../../testing/flujo-avance.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let api: string;
let id: string;
let clave: string;
/** Ends the search for findings with a result, or with a failure. */
let acabar: () => void;
let fallar: (error: Error) => void;

/** Reports measures, then searches for findings until the test ends the search. */
const midiendo = async ({ alMedir, signal }: PeticionAnalisis): Promise<unknown> => {
  const busqueda = new Promise<void>((resolve, reject) => {
    acabar = resolve;
    fallar = reject;
  });
  // Other measures of the analyser are not passed on, in particular no count of smells.
  alMedir?.({ ...medidasFalsas, lines: 1500, files: 2 });
  return Promise.race([busqueda, hastaAbortar({ signal })]);
};

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await app.jobs?.start();
  api = `${await app.app.listen({ host: '127.0.0.1', port: 0 })}/mantenible/api`;
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.guion = midiendo;
  ({ _id: id, clave } = await crearProyecto(app, 'ana', 'Tienda'));
});

const medidas = elegirSinIncidencias(medidasFalsas);
const pedir = (method: 'POST' | 'DELETE') => app.call({ as: 'ana', method, url: `/analisis/${id}` });
const leidas = async () =>
  (await app.call({ as: 'ana', method: 'GET', url: `/sonarqube/measures?component=${clave}` })).body;
const filaDe = () => app.db.selectFrom('analisis').select('medidas').orderBy('creado', 'desc').execute();

/** The stream of a new analysis, after the event with the measures. */
async function medido() {
  await pedir('POST');
  const flujo = await abrirFlujo(api, id, await (await testTokens()).sign('ana'));
  const avance = await flujo.hasta((uno) => uno.medidas !== null);
  return { flujo, avance };
}

describe('measures of an analysis that still searches for findings', () => {
  it('are in its stream and its state, without smells and without a degree', async () => {
    const { flujo, avance } = await medido();
    expect(avance).toMatchObject({ estado: 'en-curso', fecha: null, commit: null, medidas });
    expect(avance.medidas).toEqual(medidas);
    expect(avance.medidas).not.toHaveProperty('code_smells');
    const situacion = await leerSituacion(app, id);
    expect(situacion.medidas).toEqual(medidas);
    expect(situacion.historia).toMatchObject([{ estado: 'en-curso', grado: null }]);
    acabar();
    const ultimo = await flujo.hasta(({ progreso }) => !progreso);
    expect(ultimo).toMatchObject({ estado: 'listo', medidas: null });
    expect(await leerSituacion(app, id)).toMatchObject({ medidas: null, historia: [{ grado: 85.26 }] });
  });

  it('are not yet answered by the calls of the specification', async () => {
    const { flujo } = await medido();
    expect(await leidas()).toEqual({ data: { component: { measures: [] } } });
    acabar();
    await flujo.hasta(({ progreso }) => !progreso);
    expect(JSON.stringify(await leidas())).toContain('"code_smells"');
  });

  it('do not change the earlier results', async () => {
    falso.guion = () => Promise.resolve();
    const { fecha } = await analizar(app, id);
    const antes = await leidas();
    falso.guion = (peticion) => {
      peticion.alMedir?.({ ncloc: 5 });
      return hastaAbortar(peticion);
    };
    const { avance } = await medido();
    expect(avance).toMatchObject({ estado: 'en-curso', fecha, medidas: { ncloc: 5 } });
    expect(await leidas()).toEqual(antes);
    await pedir('DELETE');
    await seguir(app, id);
    expect(await leerSituacion(app, id)).toMatchObject({ estado: 'listo', fecha, medidas: null });
    expect(await leidas()).toEqual(antes);
  });
});

describe('measures of an analysis that does not finish', () => {
  it('are removed when it is cancelled', async () => {
    const { flujo } = await medido();
    await pedir('DELETE');
    expect(await flujo.hasta(({ progreso }) => !progreso)).toMatchObject({ medidas: null, fecha: null });
    expect(await filaDe()).toEqual([{ medidas: null }]);
  });

  it('are removed when it fails', async () => {
    const { flujo } = await medido();
    fallar(new DomainError('unavailable', 'tiempo-agotado', 'El análisis superó el tiempo máximo.'));
    expect(await flujo.hasta(({ progreso }) => !progreso)).toMatchObject({
      estado: 'fallido',
      motivo: 'El análisis superó el tiempo máximo.',
      medidas: null,
      fecha: null,
    });
    expect(await filaDe()).toEqual([{ medidas: null }]);
    expect(await leidas()).toEqual({ data: { component: { measures: [] } } });
  });
});
