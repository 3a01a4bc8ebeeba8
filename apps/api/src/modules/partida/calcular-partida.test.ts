import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ambitoFalso, AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { calcularPartida } from './calcular-partida.ts';
import type { PartidaRepository } from './partida.port.ts';
import { createPartidaRepository } from './partida.repository.ts';

const falso = new AnalizadorFalso();
const enlace = 'https://github.com/ana/tienda';
let app: TestApp;
let id: string;
let partidas: PartidaRepository;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso });
  await app.jobs?.start();
  partidas = createPartidaRepository(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.puntosPedidos.length = 0;
  falso.punto = () => Promise.resolve([]);
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda', { link: enlace }));
});

const elegir = (valor: string) =>
  partidas.guardar(id, {
    partida: { tipo: 'etiqueta', valor },
    esperada: null,
    idPersona: 'sub-ana',
    now: new Date(),
  });

/** Names a starting point that an analysis is computing. */
async function enCurso(): Promise<void> {
  await elegir('v1.0');
  await app.db.updateTable('partidas').set({ estado: 'calculando', empezado: new Date() }).execute();
}

const analizador = {
  version: 'v',
  huella: () => 'huella',
  analizar: (peticion: Parameters<typeof falso.analizar>[0]) => falso.analizar(peticion),
};

/** Computes it as an analysis that has ended does; returns what was logged. */
async function calcular(repositorio: PartidaRepository): Promise<readonly string[]> {
  const avisados: string[] = [];
  const anotar = (_fields: object, mensaje: string) => avisados.push(mensaje);
  const deps = {
    partidas: repositorio,
    analizador,
    partesDe: () => () => Promise.resolve(new Map<string, string>()),
    recolector: () => ({ agregar: () => undefined, empaquetar: () => Promise.resolve(null) }),
    tokens: { decrypt: () => '' },
    now: () => new Date(),
    log: { info: anotar, error: anotar },
  };
  const token = { cifrado: '', clave: '' };
  const trabajo = { id, attempt: 0, proyectoId: id, idPersona: 'sub-ana', enlace, rama: 'main', token };
  await calcularPartida(deps, trabajo, new AbortController().signal);
  return avisados;
}

describe('a starting point that is being computed', () => {
  it('is begun by one of several analyses at once, and again once it is lost', async () => {
    await enCurso();
    const [now, antes] = [new Date(), new Date(0)];
    expect(await partidas.empezar(id, 1, now, antes)).toBe(false);
    const despues = new Date(now.getTime() + 1000);
    expect(await partidas.empezar(id, 2, now, despues)).toBe(false);
    expect(await partidas.empezar(id, 1, now, despues)).toBe(true);
    await partidas.anotar(id, 1, 'sin-calcular', null);
    const varios = await Promise.all([1, 2, 3].map(() => partidas.empezar(id, 1, now, antes)));
    expect(varios.toSorted()).toEqual([false, false, true]);
  });

  it('is left to the analysis that began it', async () => {
    await analizar(app, id);
    await enCurso();
    expect(await calcular(partidas)).toEqual(['the starting point is being analysed already']);
    expect(falso.puntosPedidos).toEqual([]);
  });

  it('is computed again for the scope of an analysis that left it to this one', async () => {
    await analizar(app, id);
    await elegir('v1.0');
    const otro = { ...ambitoCompleto, exclusiones: ['x/**'] };
    let { ambito } = ambitoFalso;
    falso.punto = () => {
      ambito = otro;
      return Promise.resolve([]);
    };
    const porCalcular = async (proyectoId: string) => {
      const pedida = await partidas.porCalcular(proyectoId);
      return pedida && { ...pedida, ambito };
    };
    expect(await calcular({ ...partidas, porCalcular })).toEqual([]);
    expect(falso.puntosPedidos.map((pedido) => pedido.ambito)).toEqual([ambitoFalso.ambito, otro]);
    expect((await partidas.proyecto(id))?.estado).toBe('listo');
  });

  it('waits for the next analysis where it is changed meanwhile', async () => {
    await analizar(app, id);
    await elegir('v1.0');
    falso.punto = async () => {
      await elegir('v2.0');
      return [];
    };
    expect(await calcular(partidas)).toEqual([]);
    expect(falso.puntosPedidos).toHaveLength(1);
    expect(await partidas.proyecto(id)).toMatchObject({ estado: 'sin-calcular', version: 2 });
  });

  it('of a project that was deleted meanwhile is ended without a failure, and computed once the project is back', async () => {
    await analizar(app, id);
    await elegir('v1.0');
    falso.punto = hastaAbortar;
    const calculada = calcular(partidas);
    await expect.poll(() => falso.puntosPedidos.length).toBe(1);
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` });
    expect(await calculada).toEqual([]);
    const { estado } = await app.db.selectFrom('partidas').select('estado').executeTakeFirstOrThrow();
    expect(estado).toBe('sin-calcular');
  });
});
