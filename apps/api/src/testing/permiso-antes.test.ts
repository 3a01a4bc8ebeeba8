// seguridad: 1, 2, 3, 4, 5
import { afterAll, beforeAll, expect, test } from 'vitest';

import { crearProyecto, sembrarCatalogo, uid } from './muestra.ts';
import { llenarProyecto } from './resultados.ts';
import { pedirRuta, rutasDeProyecto, type Cosas } from './rutas-de-proyecto.ts';
import { createTestApp, type Answer, type TestApp } from './test-app.ts';

let t: TestApp;
let rutas: readonly string[];
let suyas: Cosas;
const ningunas: Cosas = { proyecto: uid(88), clave: 'ninguna', prueba: uid(89) };

beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  const { _id, clave } = await crearProyecto(t, 'ana');
  await llenarProyecto(t, _id, 5, 20);
  const { id } = await t.db.selectFrom('respuestas').select('id').executeTakeFirstOrThrow();
  suyas = { proyecto: _id, clave, prueba: id };
  rutas = await rutasDeProyecto(t);
  // The first call of a person stores their name.
  await t.call({ as: 'beto', method: 'GET', url: '/pautas' });
});
afterAll(() => t.close());

async function pedir(
  ruta: string,
  cosas: Cosas,
): Promise<Answer & { readonly sentencias: readonly string[] }> {
  let dada: Answer | undefined;
  const sentencias = await t.statementsOf(async () => {
    dada = await pedirRuta(t, ruta, cosas, 'beto');
  });
  if (!dada) throw new Error('no answer');
  return { ...dada, sentencias };
}

/** Columns whose size a person chooses. */
const grandes =
  /"(?:plan|promedios|paquete|incidencias|texto_cifrado|archivos|base|parte|omitidos|ancla)"|"respuestas"\."respuestas"|"(?:respuestas|analisis|borradores|pasados)"\.\*/;
/** Reads the caller's own draft and own earlier save in the statement that finds the project. */
const leeLoPropio = 'POST /respuestas/guardar-respuestas';

test('another person’s project takes the same statements as a missing one, none of which reads large data', async () => {
  expect(rutas.length).toBeGreaterThan(35);
  for (const ruta of rutas) {
    const [ajena, ninguna] = [await pedir(ruta, suyas), await pedir(ruta, ningunas)];
    expect([ruta, ajena.status, ajena.body]).toEqual([ruta, 404, ninguna.body]);
    expect([ruta, ajena.sentencias]).toEqual([ruta, ninguna.sentencias]);
    if (ruta !== leeLoPropio)
      expect([ruta, ajena.sentencias.filter((sql) => grandes.test(sql))]).toEqual([ruta, []]);
  }
});
