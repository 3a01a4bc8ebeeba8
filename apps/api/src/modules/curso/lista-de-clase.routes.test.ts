// seguridad: 2, 3
import { listaSimulada } from '@mantenible/contracts/curso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens, type Person } from '../../testing/tokens.ts';
import { abrirCurso, leerInvitacionDe, unirA } from './curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const leer = (as: Person, id: string) => app.call({ as, method: 'GET', url: `/cursos/${id}` });
const cerrar = (id: string) =>
  app.call({ as: 'dora', method: 'PUT', url: `/cursos/${id}/estado`, body: { estado: 'cerrado' } });

describe('a class list', () => {
  const simular = (id: string, contenido: string, as: Person = 'dora') =>
    app.call({ as, method: 'POST', url: `/cursos/${id}/lista/simular`, body: { contenido } });
  const guardar = (id: string, contenido: string) =>
    app.call({ as: 'dora', method: 'PUT', url: `/cursos/${id}/lista`, body: { contenido } });

  test('is shown row by row before it replaces the stored one, which it does whole', async () => {
    const { _id } = await abrirCurso(app);
    expect(await guardar(_id, 'usuario,nombre\nana,Ana Ruiz\nbeto,Beto')).toMatchObject({
      body: { filas: 2, unidas: 0 },
    });
    const nueva = 'usuario;nombre;grupo;nota\nana;Ana Ruiz Peña;A;9\ncarla;Carla;B;8';
    const { filas, ignoradas } = listaSimulada.parse((await simular(_id, nueva)).body);
    expect(ignoradas).toEqual(['nota']);
    expect(filas.map(({ usuario, estado, cambios }) => [usuario, estado, cambios.length])).toEqual([
      ['ana', 'cambia', 2],
      ['carla', 'nueva', 0],
      ['beto', 'se-quita', 0],
    ]);
    await guardar(_id, nueva);
    expect(await leer('dora', _id)).toMatchObject({ body: { enLista: 2 } });
    expect(await simular(_id, nueva, 'ana')).toMatchObject({ status: 403 });
    expect(await simular(_id, nueva, 'omar')).toMatchObject({ status: 404 });
    expect(
      await app.call({ as: 'omar', method: 'PUT', url: `/cursos/${_id}/lista`, body: { contenido: nueva } }),
    ).toMatchObject({ status: 404 });
  });

  test('is not replaced where another lecturer saved one since it was compared', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const comparar = async (contenido: string) =>
      listaSimulada.parse((await simular(_id, contenido)).body).version;
    const cambiar = (contenido: string, version: number) =>
      app.call({
        as: 'dora',
        method: 'PUT',
        url: `/cursos/${_id}/lista`,
        body: { contenido },
        headers: { 'if-match': `"${version}"` },
      });
    const [suya, otra] = ['usuario,nombre\nana,Ana', 'usuario,nombre\nbeto,Beto'];
    const primera = await comparar(suya);
    expect(await cambiar(otra, primera)).toMatchObject({ status: 200 });
    expect(await cambiar(suya, primera)).toMatchObject({ status: 412, body: { codigo: 'version-antigua' } });
    expect((await simular(_id, otra)).body).toMatchObject({ filas: [{ usuario: 'beto', estado: 'igual' }] });
    const segunda = await comparar(suya);
    // A person who joins changes no row of it.
    await app.db.updateTable('personas').set({ usuario: 'beto' }).where('sub', '=', 'sub-beto').execute();
    await unirA(app, 'beto', codigo);
    expect(await cambiar(suya, segunda)).toMatchObject({ status: 200, body: { filas: 1 } });
  });

  test('counts people, of whom each has a line for each project', async () => {
    const { _id } = await abrirCurso(app);
    const lineas = Array.from({ length: 2400 }, (_, i) => `u${i % 1200}`);
    expect(await guardar(_id, ['usuario', ...lineas].join('\n'))).toMatchObject({ body: { filas: 1200 } });
  });

  test('is matched by the mail that the provider vouches for, at joining and afterwards', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await guardar(_id, 'First name,Last name,Email address\nAna,Ruiz,Ana@Uni.es\nBeto,Paz,beto@uni.es');
    const unirCon = async (as: Person, claims: Record<string, unknown>) => {
      const headers = { authorization: `Bearer ${await (await testTokens()).sign(as, claims)}` };
      const { aviso } = await leerInvitacionDe(app, 'eva', codigo);
      return app.call({
        as: null,
        method: 'POST',
        url: `/unirse/${codigo}`,
        body: { aviso: aviso.version },
        headers,
      });
    };
    await unirCon('ana', { email: 'ana@uni.es', email_verified: true });
    await unirCon('beto', { email: 'beto@uni.es', email_verified: false });
    const filas = await app.db
      .selectFrom('curso_lista')
      .select(['nombre', 'sub'])
      .where('curso_id', '=', _id)
      .orderBy('posicion')
      .execute();
    expect(filas).toEqual([
      { nombre: 'Ana Ruiz', sub: 'sub-ana' },
      { nombre: 'Beto Paz', sub: null },
    ]);
    expect(await guardar(_id, 'correo\nana@uni.es')).toMatchObject({ body: { filas: 1, unidas: 1 } });
  });

  test('leaves what its columns do not have as it was', async () => {
    const { _id } = await abrirCurso(app);
    await guardar(_id, 'usuario,nombre,correo,grupo\nana,Ana Ruiz,ana@uni.es,A\nbeto,Beto,,B');
    const sinGrupo = 'usuario,nombre\nana,Ana Ruiz\nbeto,Beto Paz';
    const { filas } = listaSimulada.parse((await simular(_id, sinGrupo)).body);
    expect(
      filas.map(({ estado, cambios, grupo }) => [estado, cambios.map(({ campo }) => campo), grupo]),
    ).toEqual([
      ['igual', [], 'A'],
      ['cambia', ['nombre'], 'B'],
    ]);
    await guardar(_id, sinGrupo);
    const guardadas = await app.db
      .selectFrom('curso_lista')
      .select(['nombre', 'correo', 'grupo'])
      .where('curso_id', '=', _id)
      .orderBy('posicion')
      .execute();
    expect(guardadas).toEqual([
      { nombre: 'Ana Ruiz', correo: 'ana@uni.es', grupo: 'A' },
      { nombre: 'Beto Paz', correo: null, grupo: 'B' },
    ]);
    const vacia = listaSimulada.parse((await simular(_id, 'usuario,grupo\nana,\nbeto,B')).body);
    expect(vacia.filas.map(({ estado, grupo }) => [estado, grupo])).toEqual([
      ['cambia', null],
      ['igual', 'B'],
    ]);
  });

  test('names no more people than the course admits beside those who joined', async () => {
    const { _id, codigo } = await abrirCurso(app);
    for (const as of ['ana', 'beto'] as const) await unirA(app, as, codigo);
    await app.db.updateTable('personas').set({ usuario: 'ana' }).where('sub', '=', 'sub-ana').execute();
    const conOtros = (cuantos: number) =>
      ['usuario', 'ana', ...Array.from({ length: cuantos }, (_, i) => `u${i}`)].join('\n');
    const lleno = { status: 409, body: { codigo: 'curso-lleno' } };
    expect(await simular(_id, conOtros(1999))).toMatchObject(lleno);
    expect(await guardar(_id, conOtros(1999))).toMatchObject(lleno);
    expect(await guardar(_id, conOtros(1998))).toMatchObject({ body: { filas: 1999, unidas: 1 } });
  });

  test('is matched before or after a person who joins, or a course that closes, while it is saved', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const [guardada] = await Promise.all([guardar(_id, 'correo\nana@ejemplo.es'), unirA(app, 'ana', codigo)]);
    expect(guardada.status).toBe(200);
    const { sub, correo } = await app.db
      .selectFrom('curso_personas as p')
      .leftJoin('curso_lista as l', (join) =>
        join.onRef('l.curso_id', '=', 'p.curso_id').onRef('l.sub', '=', 'p.sub'),
      )
      .select(['l.sub', 'p.correo'])
      .where('p.curso_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(sub).toBe(correo === 'ana@ejemplo.es' ? 'sub-ana' : null);
    const [, tarde] = await Promise.all([cerrar(_id), guardar(_id, 'usuario\ncarla')]);
    expect((await leer('dora', _id)).body).toMatchObject({ estado: 'cerrado', enLista: 1 });
    // Two connections reach the course in either order; the list is that of the answer.
    const { usuario } = await app.db
      .selectFrom('curso_lista')
      .select('usuario')
      .where('curso_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect([tarde.status, usuario]).toEqual(usuario === 'carla' ? [200, 'carla'] : [409, null]);
    expect((await guardar(_id, 'usuario\ncarla')).status).toBe(409);
  });

  test('with a faulty row changes nothing', async () => {
    const { _id } = await abrirCurso(app);
    const salida = await guardar(_id, 'usuario,correo,nombre\nana,,Ana\nANA,,Otra\n,,Nadie\nbeto,no,B');
    expect(salida).toMatchObject({
      status: 400,
      body: {
        codigo: 'filas-con-errores',
        detalles: [
          { mensaje: 'línea 3: el usuario se repite: ya está en otra línea' },
          { mensaje: 'línea 4: no tiene usuario ni correo por el que reconocer a la persona' },
          { mensaje: 'línea 5: el correo no es válido' },
        ],
      },
    });
    expect(await leer('dora', _id)).toMatchObject({ body: { enLista: 0 } });
  });

  test.each([
    ['', 'cabecera'],
    ['nombre\nAna', '«usuario» o «correo»'],
    ['usuario,username\na,b', 'dos columnas'],
    ['usuario', 'ninguna persona'],
    [`usuario\n${Array.from({ length: 2001 }, (_, i) => `u${i}`).join('\n')}`, '2\u202f000 personas'],
    [`usuario\n${'u\n'.repeat(10_001)}`, '10\u202f000 líneas'],
    ['usuario\n"ana', 'comillas'],
  ])('is refused with a sentence where it cannot be read', async (contenido, mensaje) => {
    const { _id } = await abrirCurso(app);
    expect(await simular(_id, contenido)).toMatchObject({
      status: 400,
      body: { mensaje: expect.stringContaining(mensaje) as string },
    });
  });

  test('does not change once the course is closed', async () => {
    const { _id } = await abrirCurso(app);
    await cerrar(_id);
    expect(await guardar(_id, 'usuario\nana')).toMatchObject({ status: 409 });
    expect(await simular(_id, 'usuario\nana')).toMatchObject({ status: 409 });
  });
});
