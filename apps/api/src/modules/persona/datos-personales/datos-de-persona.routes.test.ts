import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readWorkbook } from '../../../spreadsheets/read-workbook.ts';
import { sembrarCurso, sembrarMiembro } from '../../../testing/muestra-curso.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
} from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/tokens.ts';
import { columnasDePersona } from './columnas-de-persona.fixture.ts';

let t: TestApp;
let solo: string;
let conEquipo: string;
beforeEach(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  solo = (await crearProyecto(t, 'ana', 'Sola'))._id;
  conEquipo = (await crearProyecto(t, 'ana', 'Compartida'))._id;
  await crearProyecto(t, 'beto', 'Compartida');
  await t.db
    .insertInto('miembros')
    .values({ proyecto_id: conEquipo, sub: 'sub-beto', ingreso: new Date(0) })
    .execute();
  await guardarPrueba(t, pruebaDeMetrica(conEquipo));
  const titulo = { texto: 'A medias', version: 1 };
  await t.call({
    as: 'ana',
    method: 'PUT',
    url: `/borradores/${solo}/singleMetrica/${uid(21)}/1`,
    body: { titulo },
  });
  await cuenta();
});
afterEach(() => t.close());

const cuenta = () =>
  t.db
    .insertInto('cuentas')
    .values({
      sub: 'sub-ana',
      usuario: 'ana.ruiz',
      nombre: 'Ana Ruiz',
      correo: 'ana@a.example',
      clave_hash: '',
      roles: '["estudiante"]',
      activa: true,
      debe_cambiar_clave: false,
      creado: new Date(0),
    })
    .execute();
/** Names a scope and a starting point for the team's project. */
async function ajustar() {
  const llamar = (url: string, body: object) => t.call({ as: 'ana', method: 'PUT', url, body });
  await llamar(`/alcances/${conEquipo}`, { ambito: null });
  await llamar(`/partidas/${conEquipo}`, { partida: null });
}
const pedir = (as: Person, url: string, method: 'GET' | 'DELETE' = 'GET') => t.call({ as, method, url });

describe('what is kept of a person, as a file', () => {
  it('is given to that person, and to an admin', async () => {
    const propia = await pedir('ana', '/personas/propia/exportacion?formato=json');
    expect(propia).toMatchObject({
      status: 200,
      headers: { 'content-disposition': 'attachment; filename="datos-personales.json"' },
      body: {
        formato: 'mantenible-persona',
        persona: [{ identificador: 'sub-ana', usuario: 'ana.ruiz', correo: 'ana@a.example' }],
        proyectos: [
          { nombre: 'Sola', papel: 'propietario' },
          { nombre: 'Compartida', papel: 'propietario' },
        ],
        pruebas: [
          { proyecto: 'Compartida', prueba: 'Primera prueba', pregunta: '¿P1?', respuesta: 'Nivel 1' },
          { pregunta: '¿P2?', respuesta: 'Nivel 0.5', comentario: 'a medias' },
        ],
        borradores: expect.any(Array) as unknown,
      },
    });
    await ajustar();
    const ajena = await pedir('admin', '/personas/sub-ana/exportacion');
    const proyecto = 'Compartida';
    expect(ajena.body).toMatchObject({
      ajustes: [
        { proyecto, ajuste: 'Alcance' },
        { proyecto, ajuste: 'Punto de partida' },
      ],
    });
    expect(ajena.body).toMatchObject({ pruebas: [{ prueba: 'Primera prueba' }, {}] });
    expect((await pedir('beto', '/personas/sub-ana/exportacion')).status).toBe(403);
    expect((await pedir('admin', '/personas/nadie/exportacion')).status).toBe(404);
    const exportadas = await t.db
      .selectFrom('auditoria')
      .select('objeto')
      .where('accion', '=', 'exportacion')
      .execute();
    // In no order: a repetition is counted in the row that it repeats.
    expect(exportadas.map(({ objeto }) => objeto).toSorted()).toEqual([
      'Datos de: Ana',
      'Datos de: Ana Ruiz',
    ]);
  });

  it('as a workbook has a sheet for each kind, and nothing of others', async () => {
    const { bytes } = await pedir('beto', '/personas/propia/exportacion?formato=xlsx');
    const limites = { maxUnpacked: 1e6, maxRows: 1000, maxCells: 10_000, maxCharacters: 5_000_000 };
    const hojas = readWorkbook(bytes, limites);
    expect(hojas.map(({ name }) => name).join(', ')).toBe(
      'Persona, Proyectos, Pruebas, Invitaciones, Borradores, Análisis, Evoluciones, Ajustes de análisis, Acciones de mejora, Marcas, Papelera, Auditoría, ' +
        'Cursos, Listas de clase, Entregas, Notas publicadas, Comentarios, Correcciones, Frases, Avisos, Avisos por correo',
    );
    const pruebas = hojas.find(({ name }) => name === 'Pruebas');
    expect(pruebas?.rows).toHaveLength(1);
  });

  it('is found by a part of the name, without accents, or by the whole subject', async () => {
    const buscar = async (texto: string) => (await pedir('admin', `/personas?buscar=${texto}`)).body;
    expect(await buscar('BÉT')).toMatchObject([{ sub: 'sub-beto', nombre: 'Beto' }]);
    expect(await buscar('sub-beto')).toMatchObject([{ sub: 'sub-beto' }]);
    expect((await pedir('admin', '/personas?buscar=a')).status).toBe(400);
  });
});

describe('the erasure of a person (requisito: erased-people)', () => {
  const borrar = () => pedir('admin', '/personas/sub-ana', 'DELETE');

  it('is announced by numbers, and leaves neither subject, name, user name nor mail in any table', async () => {
    const sub = 'sub-ana';
    await t.db
      .insertInto('analisis_turnos')
      .values({ id: uid(900), id_persona: sub, momento: new Date(0) })
      .execute();
    await ajustar();
    // Alone in one course, with another lecturer in the second; the third is archived.
    await sembrarCurso(t, 1, { docentes: ['ana'], proyectos: [] });
    await sembrarCurso(t, 2, { docentes: ['ana', 'dora'], proyectos: [] });
    const archivado = await sembrarCurso(t, 3, { docentes: ['ana'], proyectos: [] });
    await t.db.updateTable('cursos').set({ estado: 'archivado' }).where('id', '=', archivado).execute();
    expect((await pedir('admin', '/personas/sub-ana/borrado')).body).toEqual({
      persona: { sub, nombre: 'Ana Ruiz', usuario: 'ana.ruiz' },
      cuenta: {
        proyectosBorrados: 1,
        proyectosCedidos: 1,
        borradores: 1,
        equipos: 0,
        invitaciones: 0,
        cursos: 3,
        cursosSinDocente: 1,
        frases: 0,
        avisos: 0,
        pruebasAnonimas: 1,
        analisisAnonimos: 0,
        accionesAnonimas: 0,
        marcasAnonimas: 0,
        entregadosAnonimos: 0,
        filasDeClaseAnonimas: 0,
        comentariosAnonimos: 0,
        correccionesAnonimas: 0,
        papeleraAnonima: 0,
        apuntesAnonimos: expect.any(Number) as unknown,
        cuenta: 1,
      },
    });
    expect((await borrar()).status).toBe(204);
    const restos: string[] = [];
    for (const { name, isView } of await t.database.root.introspection.getTables()) {
      // The end of the account's sessions is kept while access tokens hold.
      if (isView || name === 'sesiones_terminadas') continue;
      const { rows } = await sql<{ fila: string }>`select t::text as fila from ${sql.table(name)} t`.execute(
        t.db,
      );
      for (const { fila } of rows)
        if (/sub-ana|Ana Ruiz|ana\.ruiz|ana@a/u.test(fila)) restos.push(`${name}: ${fila}`);
    }
    expect(restos).toEqual([]);
  });

  it('gives a team’s project to its first member under a free name, without the token, and keeps its tests', async () => {
    await borrar();
    const { body } = await pedir('beto', `/proyectos/${conEquipo}`);
    expect(body).toMatchObject({ nombre: 'Compartida (2)', idPersona: 'sub-beto', githubtoken: '' });
    const { body: exportado } = await pedir('beto', `/proyectos/${conEquipo}/exportacion`);
    expect(exportado).toMatchObject({ pruebas: [{ nombre: 'Primera prueba', quien: 'Persona eliminada' }] });
    expect((await pedir('admin', `/proyectos/${solo}`)).status).toBe(404);
    const apuntes = await t.db.selectFrom('auditoria').select(['nombre', 'accion', 'objeto']).execute();
    expect(apuntes).toContainEqual({
      nombre: 'Admin',
      accion: 'persona-eliminada',
      objeto: 'Persona eliminada',
    });
  });

  it('gives it to the member who joined first, ends its open invitations, and takes the person out of other teams', async () => {
    const { _id: deEva } = await crearProyecto(t, 'eva', 'Suya');
    await sembrarMiembro(t, conEquipo, 'eva', new Date('2026-03-02T00:00:00Z'));
    await sembrarMiembro(t, deEva, 'ana');
    const enlace = await t.call({ as: 'ana', method: 'POST', url: `/equipos/${conEquipo}/enlace` });
    await t.call({
      as: 'ana',
      method: 'POST',
      url: `/equipos/${conEquipo}/invitaciones`,
      body: { usuario: 'otra' },
    });
    expect((await borrar()).status).toBe(204);
    const { body } = await pedir('beto', `/equipos/${conEquipo}`);
    expect(body).toMatchObject({
      papel: 'propietario',
      miembros: [{ _id: 'sub-eva' }],
      enlace: null,
      invitaciones: [],
    });
    const { clave } = enlace.body as { clave: string };
    const url = '/invitaciones/enlace/leer';
    expect((await t.call({ as: 'admin', method: 'POST', url, body: { clave } })).status).toBe(404);
    expect((await pedir('eva', `/equipos/${deEva}`)).body).toMatchObject({ miembros: [] });
  });

  it('replaces the person in copies of deliveries and in class lists', async () => {
    const curso = {
      id: uid(800),
      nombre: 'Calidad',
      periodo: '2026',
      zona: 'UTC',
      escala: 10,
      aprobado: 7,
      estado: 'abierto',
      version: 1,
      creado: new Date(0),
    };
    await t.db
      .insertInto('cursos')
      .values({ ...curso, codigo: null, cerrado: null, archivado: null })
      .execute();
    await t.db
      .insertInto('curso_lista')
      .values({
        id: uid(801),
        curso_id: uid(800),
        posicion: 0,
        usuario: 'ana.ruiz',
        correo: 'ana@a.example',
        nombre: 'Ana Ruiz',
        grupo: null,
        sub: 'sub-ana',
      })
      .execute();
    await borrar();
    const lista = await t.db
      .selectFrom('curso_lista')
      .select(['nombre', 'usuario', 'correo', 'sub'])
      .execute();
    expect(lista).toEqual([{ nombre: 'Persona eliminada', usuario: null, correo: null, sub: null }]);
  });

  it('reaches every column of the database that names a person', async () => {
    const { rows } = await sql<{ columna: string }>`
      select c.table_name || '.' || c.column_name as columna from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in
        ('sub', 'id_persona', 'propietario', 'miembros', 'quien', 'usuario', 'correo', 'tarde_por', 'autor', 'persona', 'por')
      order by 1
    `.execute(t.db);
    expect(rows.map(({ columna }) => columna)).toEqual(columnasDePersona);
  });

  it('is refused for oneself, for an unknown person and to a student', async () => {
    expect(await pedir('admin', '/personas/sub-admin', 'DELETE')).toMatchObject({
      status: 409,
      body: { codigo: 'persona-propia' },
    });
    expect((await pedir('admin', '/personas/nadie', 'DELETE')).status).toBe(404);
    expect((await pedir('admin', '/personas/eliminada/borrado')).status).toBe(404);
    expect((await pedir('beto', '/personas/sub-ana', 'DELETE')).status).toBe(403);
  });
});
