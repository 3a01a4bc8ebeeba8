// seguridad: 64
import { randomBytes } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import type { ResultadoRepository } from './resultado.port.ts';
import { createResultadoRepository } from './resultado.repository.ts';

let t: TestDatabase;
let resultados: ResultadoRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  resultados = createResultadoRepository(t.db, {
    settle: () => Promise.resolve(true),
    empezarPuntos: () => Promise.resolve(),
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('proyectos').execute();
  for (const n of [1, 2])
    await t.db
      .insertInto('proyectos')
      .values(filaProyecto(n, { id_persona: `sub-${n}` }))
      .execute();
});

describe('parts of files', () => {
  const huellas = Array.from({ length: 2001 }, (_, i) => `h${i}`);

  it('are found by fingerprint in their project, also many at once, and kept first', async () => {
    await resultados.guardarPartes(
      uid(1),
      huellas.map((huella) => ({ huella, parte: `de ${huella}` })),
    );
    await resultados.guardarPartes(uid(2), [{ huella: 'h0', parte: 'ajena' }]);
    await resultados.guardarPartes(uid(1), [{ huella: 'h0', parte: 'otra' }]);
    expect(await resultados.partes(uid(1), [...huellas, 'nada'])).toHaveLength(2001);
    expect(await resultados.partes(uid(1), ['h0', 'nada'])).toEqual([{ huella: 'h0', parte: 'de h0' }]);
    expect(await resultados.partes(uid(1), [])).toEqual([]);
    await resultados.conservarPartes(uid(1), ['h7', 'nada']);
    expect(await resultados.partes(uid(1), huellas)).toEqual([{ huella: 'h7', parte: 'de h7' }]);
    await resultados.conservarPartes(uid(1), []);
    expect(await resultados.partes(uid(1), huellas)).toEqual([]);
    expect(await resultados.partes(uid(2), huellas)).toEqual([{ huella: 'h0', parte: 'ajena' }]);
  });

  it('are deleted in slices of at most 500 and 1 MB where no analysis uses them', async () => {
    // No compression makes them smaller.
    const grandes = huellas.slice(0, 4).map((huella) => ({ huella, parte: texto(700_000) }));
    await resultados.guardarPartes(uid(1), [
      ...grandes,
      ...huellas.slice(4, 900).map((huella) => ({ huella, parte: 'corta' })),
    ]);
    const sentencias = await t.statementsOf(() => resultados.conservarPartes(uid(1), ['h899']));
    expect(await resultados.partes(uid(1), huellas)).toEqual([{ huella: 'h899', parte: 'corta' }]);
    // Their fingerprints, four slices and one that finds none.
    expect(sentencias).toHaveLength(6);
  });
});

describe('details whose analyses were deleted', () => {
  it('go after the next result, in slices of at most 1 MB', async () => {
    for (let n = 0; n < 4; n += 1)
      await t.db
        .insertInto('detalles_analisis')
        .values({
          proyecto_id: uid(1),
          commit_id: `c${n}`,
          huella: 'h',
          version: '1',
          paquete: texto(700_000),
        })
        .execute();
    await abrir();
    const publicada = {
      commit: 'c9',
      rama: 'main',
      grado: 80,
      medidas: {},
      omitidos: [],
      ambito: null,
      reglas: {},
      huella: 'h',
    };
    const detalle = { version: '1', paquete: 'nuevo' };
    const sentencias = await t.statementsOf(() =>
      resultados.publicar({ id: uid(100), attempt: 0 }, { ...publicada, detalle, now: new Date(0) }),
    );
    const quedan = await t.db.selectFrom('detalles_analisis').select('commit_id').execute();
    expect(quedan).toEqual([{ commit_id: 'c9' }]);
    // Two, two and none.
    expect(sentencias.filter((una) => una.includes('delete from "detalles_analisis"'))).toHaveLength(3);
  });
});

const texto = (largo: number) => randomBytes((largo * 3) / 4).toString('base64');

const abrir = () =>
  t.db
    .insertInto('analisis')
    .values({
      id: uid(100),
      proyecto_id: uid(1),
      id_persona: 'sub-1',
      estado: 'en-curso',
      rama: 'main',
      enlace: 'https://x.org/a',
      creado: new Date(0),
      fase: 'en-cola',
      hechos: 0,
      total: 0,
    })
    .execute();
