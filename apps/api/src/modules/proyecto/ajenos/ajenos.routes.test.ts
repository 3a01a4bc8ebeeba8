// seguridad: 57
import { proyectosAjenos } from '@mantenible/contracts/proyecto-ajeno';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { crearProyecto, pruebaDeMetrica, sembrarCatalogo, uid } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/tokens.ts';

let app: TestApp;
let tienda: string;

async function analizar(
  proyecto_id: string,
  n: number,
  cambios: { readonly estado?: string; readonly grado: number | null },
): Promise<void> {
  const creado = new Date(Date.UTC(2026, 9, n));
  const enlace = 'https://github.com/usuario/repositorio';
  const fila = { id: uid(900 + n), proyecto_id, id_persona: 'sub-ana', enlace, rama: 'main', creado };
  const avance = { fase: 'analizando', hechos: 1, total: 1 };
  await app.db
    .insertInto('analisis')
    .values({ ...fila, ...avance, estado: 'listo', fin: creado, ...cambios })
    .execute();
}

async function probar(proyectoId: string, intentos: number, valor: number, nombre: string): Promise<void> {
  const base = pruebaDeMetrica(proyectoId, { intentos, nombre });
  const respuestas = base.respuestas.map((respuesta) => ({ ...respuesta, valor }));
  const body = { ...base, respuestas };
  const { status } = await app.call({
    as: 'ana',
    method: 'POST',
    url: '/respuestas/guardar-respuestas',
    body,
  });
  expect(status).toBe(201);
}

beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  tienda = (await crearProyecto(app, 'ana', 'Tienda en línea'))._id;
  const biblioteca = (await crearProyecto(app, 'beto', 'Álbum_100%'))._id;
  await crearProyecto(app, 'beto', '=HYPERLINK("x");y');
  await crearProyecto(app, 'admin', 'Propio');
  await probar(tienda, 1, 0, 'Primera');
  await probar(tienda, 2, 0.5, 'Segunda');
  await analizar(tienda, 1, { grado: 70 });
  await analizar(tienda, 2, { grado: 85.256 });
  await analizar(tienda, 3, { estado: 'fallido', grado: null });
  await analizar(biblioteca, 4, { grado: null });
});
afterAll(() => app.close());

const pedir = (consulta: string, as: Person | null = 'admin') =>
  app.call({ as, method: 'GET', url: `/proyectos/otras-personas${consulta}` });
const nombres = async (consulta: string) =>
  proyectosAjenos.parse((await pedir(consulta)).body).proyectos.map(({ nombre }) => nombre);

describe('other people’s projects', () => {
  it('have their person and newest results, and leave out those of the caller', async () => {
    const { proyectos, total } = proyectosAjenos.parse((await pedir('')).body);
    expect(total).toBe(3);
    expect(proyectos[0]).toEqual({
      _id: tienda,
      nombre: 'Tienda en línea',
      link: 'https://github.com/usuario/repositorio',
      branch: 'main',
      persona: { nombre: 'Ana', usuario: null },
      analisis: {
        fecha: '2026-10-02T00:00:00.000Z',
        grado: 85.26,
        enlace: 'https://github.com/usuario/repositorio',
        rama: 'main',
        cambios: [],
      },
      prueba: {
        _id: expect.any(String) as string,
        nombre: 'Segunda',
        fecha: expect.any(String) as string,
        promedio: 50,
      },
    });
    expect(JSON.stringify(proyectos)).not.toContain('CANARIO');
  });

  it.each([
    ['?orden=proyecto', ['=HYPERLINK("x");y', 'Álbum_100%', 'Tienda en línea']],
    ['?orden=proyecto&sentido=desc', ['Tienda en línea', 'Álbum_100%', '=HYPERLINK("x");y']],
    ['?orden=analisis&sentido=desc', ['Álbum_100%', 'Tienda en línea', '=HYPERLINK("x");y']],
    ['?orden=grado', ['Tienda en línea']],
    ['?orden=prueba', ['Tienda en línea']],
    ['?orden=persona', ['Tienda en línea']],
  ])('are sorted by %s, those without a value last', async (consulta, primeros) => {
    expect((await nombres(consulta)).slice(0, primeros.length)).toEqual(primeros);
  });

  it.each([
    ['LINEA', ['Tienda en línea']],
    ['album_1', ['Álbum_100%']],
    ['0%', ['Álbum_100%']],
    ['%', ['Álbum_100%']],
    ['a_b', []],
    ['\\', []],
    ['ana', ['Tienda en línea']],
    ['github.com/USUARIO', ['Tienda en línea', '=HYPERLINK("x");y', 'Álbum_100%']],
  ])('are found by «%s», without case, accents or patterns', async (buscar, hallados) => {
    const consulta = `?buscar=${encodeURIComponent(buscar)}`;
    expect((await nombres(consulta)).toSorted()).toEqual(hallados.toSorted());
  });

  it('a page beyond the last one is empty and has the total', async () => {
    expect((await pedir('?pagina=9')).body).toEqual({ proyectos: [], total: 3 });
  });

  it.each([
    '?pagina=0',
    '?pagina=-1',
    '?pagina=1e9',
    '?orden=token',
    '?sentido=up',
    `?buscar=${'a'.repeat(201)}`,
  ])('refuses %s', async (consulta) => {
    expect((await pedir(consulta)).status).toBe(400);
  });

  it('are visible to administrators only', async () => {
    expect((await pedir('', 'ana')).status).toBe(403);
    expect((await pedir('/csv', 'ana')).status).toBe(403);
    expect((await pedir('', null)).status).toBe(401);
  });
});

describe('the same list as CSV', () => {
  it('has a byte order mark, semicolons, decimal commas, and no cell that a spreadsheet would run', async () => {
    const { body, headers } = await pedir('/csv?orden=proyecto');
    const lineas = String(body).split('\r\n');
    expect(lineas[0]).toMatch(/^\uFEFFProyecto;Enlace;Rama;Persona;Usuario;/);
    expect(lineas[1]).toMatch(/^"'=HYPERLINK\(""x""\);y";https:/);
    expect(lineas[3]).toMatch(
      /^Tienda en línea;https:\/\/github\.com\/usuario\/repositorio;main;Ana;;85,26;02\/10\/2026 00:00:00;;;;Segunda;50,00;/,
    );
    expect(lineas).toHaveLength(5);
    const deAqui = String((await pedir('/csv?orden=proyecto&zona=America/Guayaquil')).body).split('\r\n');
    expect(deAqui[0]).toContain(';Fecha del análisis (America/Guayaquil);');
    expect(deAqui[3]).toContain(';01/10/2026 19:00:00;');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="proyectos-\d{4}-\d\d-\d\d\.csv"$/);
  });

  it('is complete beyond one batch of projects', async () => {
    const filas = Array.from({ length: 205 }, (_, n) => ({
      id: uid(2000 + n),
      nombre: `Serie ${n}`,
      link: 'https://github.com/a/b',
      branch: 'main',
      token_cifrado: '',
      token_clave: '',
      id_persona: 'sub-otro',
      clave: `serie-${n}`,
      version: 1,
      creado: new Date(0),
    }));
    await app.db.insertInto('proyectos').values(filas).execute();
    const { body } = await pedir('/csv?buscar=serie');
    const series = String(body)
      .split('\r\n')
      .slice(1, -1)
      .map((linea) => linea.split(';')[0]);
    expect(new Set(series).size).toBe(205);
    expect(await nombres('?buscar=serie&pagina=11')).toHaveLength(5);
  });
});

describe('another person’s project', () => {
  it('names its owner to an admin, and not to the owner', async () => {
    const leer = async (as: Person) =>
      (await app.call({ as, method: 'GET', url: `/proyectos/${tienda}?token=no` })).body;
    expect(await leer('admin')).toMatchObject({ propietario: { nombre: 'Ana', usuario: null } });
    expect(await leer('ana')).not.toHaveProperty('propietario');
  });
});
