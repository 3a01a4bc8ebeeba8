import { medicionesProyecto } from '@mantenible/contracts/medicion';
import { hecho } from '@mantenible/contracts/comun';
import { filasCalculo } from '@mantenible/contracts/calculo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
  const medida = JSON.stringify({ nombre: 'Mala práctica', sentido: 'menor', cotas: [100, 2, 1] });
  await app.db.updateTable('pautas').set({ medida }).where('id', '=', uid(1)).execute();
  proyectoId = (await crearProyecto(app))._id;
});

const dia = (n: number) => new Date(Date.UTC(2026, 9, n));
/** An analysis of 1000 lines in 8 files with so many findings. */
async function analizar(n: number, code_smells: number, cambios: object = {}): Promise<void> {
  const fila = { id: uid(900 + n), proyecto_id: proyectoId, id_persona: 'sub-ana', rama: 'main' };
  const avance = { fase: 'guardando', hechos: 1, total: 1, grado: 60, omitidos: '[]' } as const;
  const repositorio = { commit_id: `c${n}`, enlace: 'https://github.com/usuario/repositorio.git' };
  const medidas = JSON.stringify({ ncloc: 1000, files: 8, code_smells });
  const momento = { creado: dia(n), fin: dia(n) };
  const propio = { ...fila, ...avance, ...repositorio, ...momento, estado: 'listo', medidas };
  await app.db
    .insertInto('analisis')
    .values({ ...propio, ...cambios })
    .execute();
}

const pedir = (as: Person | null = 'ana', id = proyectoId) =>
  app.call({ as, method: 'GET', url: `/mediciones/${id}` });
const leer = async () => medicionesProyecto.parse((await pedir()).body).medido;

describe('what the newest analysis of a project measured', () => {
  it('is nothing without one, and follows the newest that ended', async () => {
    expect(await leer()).toBeNull();
    await analizar(1, 12);
    await analizar(2, 4);
    await analizar(3, 0, { estado: 'fallido' });
    expect(await leer()).toMatchObject({
      analisis: uid(902),
      fecha: dia(2).toISOString(),
      commit: 'c2',
      cifras: { 'Mala práctica': 0.4, 'Líneas por archivo': 125 },
    });
  });

  it('lists the files that it read, by path, and none of an analysis of other code', async () => {
    await analizar(1, 12);
    const archivo = (posicion: number, ruta: string, medidas: object) => ({
      posicion,
      ruta,
      analisis_id: uid(901),
      lenguaje: 'js',
      analizable: true,
      medidas: JSON.stringify(medidas),
      incidencias: '[]',
      texto_cifrado: '',
      texto_clave: '',
    });
    await app.db
      .insertInto('analisis_archivos')
      .values([archivo(0, 'src/b.js', {}), archivo(1, 'a.js', { lines: 30, ncloc: 20 })])
      .execute();
    const url = `/mediciones/${proyectoId}/archivos`;
    const archivos = async (as: Person = 'ana') => (await app.call({ as, method: 'GET', url })).body;
    expect(await archivos()).toEqual({
      commit: 'c1',
      archivos: [
        { ruta: 'a.js', lineas: 30 },
        { ruta: 'src/b.js', lineas: null },
      ],
    });
    expect(await archivos('beto')).toMatchObject({ codigo: 'no-encontrado' });
    await app.db.updateTable('proyectos').set({ branch: 'otra' }).execute();
    expect(await archivos()).toEqual({ commit: null, archivos: [] });
  });

  it('is nothing where that was another repository', async () => {
    await analizar(1, 12);
    await analizar(2, 4, { enlace: 'https://gitlab.com/otro/lugar' });
    expect(await leer()).toBeNull();
    await analizar(3, 1);
    expect((await leer())?.analisis).toBe(uid(903));
  });

  it('is for the owner and admins; to others the project does not exist', async () => {
    expect((await pedir('admin')).status).toBe(200);
    expect((await pedir('beto')).status).toBe(404);
    expect((await pedir('ana', uid(88))).body).toEqual((await pedir('beto')).body);
  });
});

describe('a saved test', () => {
  const guardar = async (cambios: object = {}) => {
    const body = { ...pruebaDeMetrica(proyectoId), ...cambios };
    const url = '/respuestas/guardar-respuestas';
    const guardada = await app.call({ as: 'ana', method: 'POST', url, body });
    const { _id } = hecho.parse(guardada.body);
    const informe = await app.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${_id}` });
    const [fila] = filasCalculo.parse(informe.body);
    return fila?.comentarios.map(({ medicion }) => medicion);
  };
  const medicion = { nombre: 'Mala práctica', cifra: 1.2, analisis: uid(901), commit: 'c1' };

  it('keeps what the screen showed, also when a newer analysis ended, and after the tie was removed', async () => {
    await analizar(1, 12);
    const b = borradoresDe(app, proyectoId);
    const { plan } = await b.puesto(b.primera, { titulo: { texto: 'T', version: 1 } });
    expect(plan.preguntas.map(({ medida }) => medida?.cotas)).toEqual([[100, 2, 1], undefined]);
    await app.db.updateTable('pautas').set({ medida: null }).execute();
    await analizar(2, 4);
    const esperada = { ...medicion, fecha: dia(1).toISOString(), nivel: 'Nivel 0.5' };
    expect(await guardar({ analisis: uid(901) })).toEqual([esperada, undefined]);
  });

  it('keeps a figure without level where no bound is met', async () => {
    const medida = JSON.stringify({ nombre: 'Mala práctica', sentido: 'menor', cotas: [null, null, 1] });
    await app.db.updateTable('pautas').set({ medida }).where('id', '=', uid(1)).execute();
    await analizar(1, 12);
    expect(await guardar({ analisis: uid(901) })).toMatchObject([{ ...medicion, nivel: null }, undefined]);
  });

  it('keeps nothing where nothing was shown, nor of an analysis that is not its own', async () => {
    await analizar(1, 12);
    expect(await guardar()).toEqual([undefined, undefined]);
    await app.db.deleteFrom('respuestas').execute();
    expect(await guardar({ analisis: uid(999) })).toEqual([undefined, undefined]);
    await app.db.deleteFrom('respuestas').execute();
    const { _id } = await crearProyecto(app, 'beto', 'Ajeno');
    await app.db.updateTable('analisis').set({ proyecto_id: _id }).execute();
    expect(await guardar({ analisis: uid(901) })).toEqual([undefined, undefined]);
  });

  it('gives the same test when the same save is repeated', async () => {
    await analizar(1, 12);
    const body = { ...pruebaDeMetrica(proyectoId), analisis: uid(901) };
    const call = { as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body } as const;
    const headers = { 'idempotency-key': 'una-clave-de-prueba' };
    const [una, otra] = [await app.call({ ...call, headers }), await app.call({ ...call, headers })];
    expect(una.status).toBe(201);
    expect(otra.body).toEqual(una.body);
  });
});
