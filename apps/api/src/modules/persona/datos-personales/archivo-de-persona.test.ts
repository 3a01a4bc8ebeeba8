import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readWorkbook } from '../../../spreadsheets/read-workbook.ts';
import { sembrarEntrega } from '../../../testing/muestra-entrega.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
} from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createDatosDePersonaRepository } from './datos-de-persona.repository.ts';

let t: TestApp;
let proyecto: string;
const por = JSON.stringify({ sub: 'sub-ana', nombre: 'Ana' });
const momento = '2026-02-03T04:05:06.789Z';

/** One row of each thing that names Ana, as they are stored. */
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  proyecto = (await crearProyecto(t, 'ana', 'Tienda'))._id;
  await guardarPrueba(t, pruebaDeMetrica(proyecto));
  const entrega = await sembrarEntrega(t, 1, {
    personas: ['ana'],
    entregados: [{ proyecto, nombre: 'Tienda', propietario: 'beto', miembros: ['ana'] }],
  });
  await sql`insert into cuentas (sub, usuario, nombre, correo, clave_hash, roles, activa, debe_cambiar_clave, creado)
    values ('sub-ana', 'Ana.Ruiz', 'Ana Ruiz', 'ana@a.example', '', '[]', true, false, ${momento}),
      ('sub-nueva', 'nueva', 'Sin Entrar', null, '', '[]', true, false, ${momento})`.execute(t.db);
  await sql`insert into equipo_invitaciones values (${uid(1)}, ${proyecto}, 'ana.ruiz', ${momento}, ${momento})`.execute(
    t.db,
  );
  await sql`insert into borradores (id, id_persona, proyecto_id, tipo, elemento, intentos, adicionales, titulo, titulo_version, plan,
      cambios, creado, actualizado)
    values (${uid(2)}, 'sub-ana', ${proyecto}, 'allMetricas', 'todos', 1, '[]', 'Sin respuestas', 1, '{}', '[]', ${momento}, ${momento})`.execute(
    t.db,
  );
  for (const tabla of ['analisis', 'pasados'])
    await sql`insert into ${sql.table(tabla)} (id, proyecto_id, id_persona, estado, enlace, rama, creado, fase, hechos, total)
      values (${uid(3)}, ${proyecto}, 'sub-ana', 'listo', '', 'main', ${momento}, '', 0, 0)`.execute(t.db);
  await sql`insert into acciones_mejora (id, proyecto_id, origen_tipo, origen_clave, texto, esfuerzo, estado, version, enlace, rama,
      creado, id_persona)
    values (${uid(4)}, ${proyecto}, 'propia', '', 'Dividir', 'medio', 'pendiente', 1, '', '', ${momento}, 'sub-ana')`.execute(
    t.db,
  );
  await sql`insert into marcas (id, proyecto_id, decision, razon, ancla, creado, id_persona)
    values (${uid(5)}, ${proyecto}, 'se-acepta', 'Porque sí', '{"regla":"r1","ruta":"a.js"}', ${momento}, 'sub-ana')`.execute(
    t.db,
  );
  await sql`insert into papelera (id, tabla, nombre, contenido, version, creado, borrado, quien)
    values (${uid(6)}, 'metricas', 'Vieja', '{}', 1, ${momento}, ${momento}, 'sub-ana')`.execute(t.db);
  // The row of the class list names her by mail: she has not joined since.
  await sql`insert into curso_lista (id, curso_id, posicion, nombre, correo)
    values (${uid(7)}, ${uid(7001)}, 1, 'RUIZ, ANA', 'ANA@a.example')`.execute(t.db);
  await sql`insert into calificaciones (id, entrega_id, proyecto_id, orden, medidas, calculado, niveles, enlaces, publicado, publicada,
      version, por, cambiado)
    values (${uid(8)}, ${entrega}, ${proyecto}, 1, '{}', ${momento}, '{}', '{}', '{"nota":8.5}', ${momento}, 1, ${por}, ${momento})`.execute(
    t.db,
  );
  await sql`insert into calificacion_cambios (id, calificacion_id, que, nota, por, momento)
    values (${uid(9)}, ${uid(8)}, 'publicada', 8.5, ${por}, ${momento})`.execute(t.db);
  await sql`insert into observaciones (id, entrega_id, proyecto_id, lugar, clave, texto, por, de_docente, cuando, version, creado, cambiado)
    values (${uid(10)}, ${entrega}, ${proyecto}, 'todo', '', 'Gracias', ${por}, false, 'con-la-nota', 1, ${momento}, ${momento})`.execute(
    t.db,
  );
  await sql`insert into frases (id, sub, texto, creado) values (${uid(11)}, 'sub-ana', 'Bien', ${momento})`.execute(
    t.db,
  );
  await sql`insert into avisos (id, sub, tipo, entrega_id, texto, creado)
    values (${uid(12)}, 'sub-ana', 'nota', ${entrega}, 'Hay nota', ${momento})`.execute(t.db);
});
afterAll(() => t.close());

const exportar = (formato: string, quien = 'propia') =>
  t.call({
    as: quien === 'propia' ? 'ana' : 'admin',
    method: 'GET',
    url: `/personas/${quien}/exportacion?formato=${formato}&zona=America/Guayaquil`,
  });

describe('the file of a person', () => {
  it('has all that names the person, with moments in UTC', async () => {
    const { body } = await exportar('json');
    expect(body).toMatchObject({
      persona: [{ usuario: 'Ana.Ruiz', correo: 'ana@a.example', roles: [], alta: momento }],
      proyectos: [{ nombre: 'Tienda', papel: 'propietario' }],
      pruebas: [{ pauta: 'P1', guardada: expect.stringMatching(/T.*Z$/u) as unknown }, { pauta: 'P2' }],
      invitaciones: [{ proyecto: 'Tienda', creada: momento }],
      borradores: [{ titulo: 'Sin respuestas', pauta: null, actualizado: momento }],
      analisis: [{ creado: momento, rama: 'main' }],
      evoluciones: [{ creada: momento }],
      acciones: [{ texto: 'Dividir', creada: momento, verificada: null }],
      marcas: [{ razon: 'Porque sí', regla: 'r1', ruta: 'a.js' }],
      papelera: [{ nombre: 'Vieja', eliminado: momento }],
      cursos: [{ curso: 'Curso 1', papel: 'estudiante', correo: 'ana@ejemplo.es', aviso: 'v' }],
      listasDeClase: [{ nombre: 'RUIZ, ANA', correo: 'ANA@a.example' }],
      entregados: [{ proyecto: 'Tienda', cuenta: true, prueba: { nombre: 'P' } }],
      notas: [{ correccion: 1, publicada: momento, nota: { nota: 8.5 } }],
      comentarios: [{ texto: 'Gracias' }],
      correcciones: [{ que: 'publicada', nota: 8.5 }],
      frases: [{ texto: 'Bien' }],
      avisos: [{ texto: 'Hay nota', leido: null }],
    });
    expect(JSON.stringify(body)).not.toMatch(/"_(?:a|b|orden)"|curso_id|entrega_id/u);
  });

  it('as a workbook has the moments of the zone, which the titles name', async () => {
    const hojas = readWorkbook((await exportar('xlsx')).bytes, {
      maxUnpacked: 1e6,
      maxRows: 1000,
      maxCells: 10_000,
      maxCharacters: 5_000_000,
    });
    const frases = hojas.find(({ name }) => name === 'Frases');
    const celdas = frases?.rows.map(({ cells }) => [...cells.values()].map(({ value }) => value));
    expect(celdas).toEqual([
      ['texto', 'creada (America/Guayaquil)'],
      ['Bien', '02/02/2026 23:05:06'],
    ]);
  });

  it('of another person has none of it', async () => {
    const { body } = await exportar('json', 'sub-nueva');
    const {
      formato: _formato,
      version: _version,
      persona: _persona,
      ...listas
    } = body as Record<string, unknown[]>;
    expect(Object.values(listas).flat()).toEqual([]);
  });

  it('has each entry once, beyond one batch, also where many are of one moment', async () => {
    await sql`insert into auditoria (id, momento, ultimo, veces, sub, nombre, accion, objeto, detalle)
      select gen_random_uuid(), ${momento}::timestamptz + (i % 3) * interval '1 microsecond', ${momento}, 1, 'sub-nueva', '', 'acceso',
        i::text, '' from generate_series(1, 1203) as i`.execute(t.db);
    const { body } = await exportar('json', 'sub-nueva');
    const { auditoria } = body as { readonly auditoria: readonly { objeto: string }[] };
    expect(new Set(auditoria.map(({ objeto }) => objeto)).size).toBe(1203);
    expect(auditoria).toHaveLength(1203);
  });

  it('is read a batch at a time, each in its turn', async () => {
    let turns = 0;
    const partes = createDatosDePersonaRepository(t.db).partes('sub-nueva', (leer) => {
      turns += 1;
      return leer();
    });
    for await (const _fila of partes.find(({ clave }) => clave === 'auditoria')?.filas ?? []);
    expect(turns).toBe(3);
  });
});

it('a person is found by an account without a sign-in, and an erased one is not', async () => {
  const buscar = async (texto: string) =>
    (await t.call({ as: 'admin', method: 'GET', url: `/personas?buscar=${encodeURIComponent(texto)}` })).body;
  expect(await buscar('sin entr')).toEqual([{ sub: 'sub-nueva', nombre: 'Sin Entrar', usuario: 'nueva' }]);
  await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-nueva' });
  for (const texto of ['eliminada', 'sin entr']) expect(await buscar(texto)).toEqual([]);
});

it('the erasure is announced with the number of each, and replaces the person in a class list that was not joined', async () => {
  const { body } = await t.call({ as: 'admin', method: 'GET', url: '/personas/sub-ana/borrado' });
  expect(body).toMatchObject({
    cuenta: {
      proyectosBorrados: 1,
      borradores: 1,
      invitaciones: 1,
      cursos: 1,
      frases: 1,
      avisos: 1,
      entregadosAnonimos: 1,
      filasDeClaseAnonimas: 1,
      comentariosAnonimos: 1,
      correccionesAnonimas: 1,
      papeleraAnonima: 1,
      // They go with the project of one person.
      pruebasAnonimas: 0,
      analisisAnonimos: 0,
    },
  });
  await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-ana' });
  const lista = await t.db.selectFrom('curso_lista').select(['nombre', 'correo']).execute();
  expect(lista).toEqual([{ nombre: 'Persona eliminada', correo: null }]);
});
