import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLectorDeProyecto } from './lector-de-proyecto.repository.ts';

let t: TestApp;
let proyecto: string;
beforeAll(async () => {
  t = await createTestApp();
  proyecto = (await crearProyecto(t))._id;
});
afterAll(() => t.close());

/** A finished analysis with that number of files. */
async function analizado(n: number, archivos: number): Promise<void> {
  const fin = new Date(Date.UTC(2026, 0, n));
  await sql`insert into analisis (id, proyecto_id, id_persona, estado, enlace, rama, creado, fin, fase, hechos, total)
    values (${uid(n)}, ${proyecto}, 'sub-ana', 'listo', '', '', ${fin}, ${fin}, '', 0, 0)`.execute(t.db);
  await sql`insert into analisis_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado, texto_clave)
    select ${uid(n)}, i, ${`${String(n)}/`} || i, 'js', true, '{}', '[]', '', '' from generate_series(0, ${archivos - 1}::int) i`.execute(
    t.db,
  );
}

it('the files of an export are those of one analysis, whatever is analysed while it is sent', async () => {
  await analizado(1, 3);
  await analizado(2, 120);
  let turns = 0;
  const lector = createLectorDeProyecto(t.db, async (leer) => {
    turns += 1;
    const leido = await leer();
    if (turns === 2) await analizado(3, 120);
    return leido;
  });
  const rutas: string[] = [];
  for await (const { ruta } of lector.archivos(proyecto)) rutas.push(ruta);
  expect(rutas).toEqual(Array.from({ length: 120 }, (_, i) => `2/${String(i)}`));
  // The analysis, and three batches of fifty.
  expect(turns).toBe(4);
});

it('actions of one moment come once each, beyond one batch, also when others are deleted meanwhile', async () => {
  await sql`insert into acciones_mejora (id, proyecto_id, origen_tipo, origen_clave, texto, esfuerzo, estado, version, enlace, rama, creado)
    select gen_random_uuid(), ${proyecto}, 'propia', '', 'Acción ' || i, 'medio', 'pendiente', 1, '', '',
      '2026-01-01'::timestamptz + (i / 100) * interval '1 microsecond' from generate_series(0, 449) i`.execute(
    t.db,
  );
  let turns = 0;
  const lector = createLectorDeProyecto(t.db, async (leer) => {
    turns += 1;
    if (turns === 2)
      await sql`delete from acciones_mejora where creado = '2026-01-01'::timestamptz`.execute(t.db);
    return leer();
  });
  const textos: string[] = [];
  for await (const { texto } of lector.acciones(proyecto)) textos.push(texto);
  expect(textos).toHaveLength(450);
  expect(new Set(textos).size).toBe(450);
});
