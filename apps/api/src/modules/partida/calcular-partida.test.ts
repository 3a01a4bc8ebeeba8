import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
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

/** Names a starting point that an analysis is computing. */
async function enCurso(): Promise<void> {
  await partidas.guardar(id, { tipo: 'etiqueta', valor: 'v1.0' }, null, new Date());
  await app.db.updateTable('partidas').set({ estado: 'calculando', empezado: new Date() }).execute();
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
    const avisados: string[] = [];
    const log = {
      info: (_fields: object, mensaje: string) => avisados.push(mensaje),
      error: () => undefined,
    };
    const deps = {
      partidas,
      analizador: { version: 'v', huella: () => 'huella', analizar: falso.analizar },
      partesDe: () => () => Promise.resolve(new Map<string, string>()),
      recolector: () => ({ agregar: () => undefined, empaquetar: () => Promise.resolve(null) }),
      tokens: { decrypt: () => '' },
      now: () => new Date(),
      log,
    };
    const token = { cifrado: '', clave: '' };
    const trabajo = { id, attempt: 0, proyectoId: id, idPersona: 'sub-ana', enlace, rama: 'main', token };
    await calcularPartida(deps, trabajo, new AbortController().signal);
    expect(avisados).toEqual(['the starting point is being analysed already']);
    expect(falso.puntosPedidos).toEqual([]);
  });
});
