import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { anas, betos, criterio, enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar } = llamadasDeNotas(() => t);

describe('the files of the marks', () => {
  it('have the published ones alone for Moodle, one row a person, with a key of choice', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await corregir(id, betos, { niveles: { fundamento: 2 } });
    await publicar(id, [anas]);
    const bajar = (consulta = '', as: Person = 'dora') =>
      pedir('GET', `/entregas/${id}/notas/moodle${consulta}`, as);
    const { body, headers } = await bajar();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    // Eva has no mail: she did not join.
    expect(String(body).split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFFDirección de correo,Entrega \d+,Comentarios: Entrega \d+$/u),
      'ana@ejemplo.es,8,"Nota: 8 de 10.\nFundamento: 6 de 6 puntos.\ngrado: 75,00\u00A0%: 2 de 4 puntos."',
      '',
    ]);
    const otra = await bajar('?clave=usuario&separador=punto-y-coma&decimal=coma');
    expect(String(otra.body)).toMatch(/^\uFEFFNombre de usuario;/u);
    expect((await bajar('?separador=otro')).status).toBe(400);
    expect((await bajar('', 'ana')).status).toBe(403);
    expect((await bajar('', 'omar')).status).toBe(404);
  });

  it('have the first comments of a team that has 500, and count the others', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await publicar(id, [anas]);
    await sembrarComentarios(t, { entrega: id, proyecto: anas }, 500, 'x'.repeat(4000));
    const archivo = String((await pedir('GET', `/entregas/${id}/notas/moodle`, 'dora')).body);
    expect(archivo).toContain('Hay 498 comentarios más en la página de la nota.');
    expect(archivo.match(/x{4000}/gu)).toHaveLength(2);
  });

  it('leave out people without the key and those of two teams, who are named before', async () => {
    const id = await nueva({
      personas: ['ana', 'beto'],
      entregados: [
        { proyecto: anas, propietario: 'ana', miembros: ['eva', 'beto'] },
        { proyecto: betos, propietario: 'beto' },
      ],
    });
    for (const cual of [anas, betos]) await corregir(id, cual, { niveles: { fundamento: 2 } });
    await publicar(id);
    const personas = (as: Person) => pedir('GET', `/entregas/${id}/notas/moodle/personas?clave=correo`, as);
    expect(await personas('dora')).toMatchObject({
      status: 200,
      body: { filas: 1, sinClave: ['Eva'], repetidas: ['Beto'] },
    });
    expect((await personas('omar')).status).toBe(404);
    const { body } = await pedir('GET', `/entregas/${id}/notas/moodle`, 'dora');
    expect(String(body)).not.toContain('beto@');
  });

  it('have one column a line as a workbook', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const hoja = await pedir('GET', `/entregas/${id}/notas/hoja`, 'dora');
    expect([hoja.status, hoja.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="notas.xlsx"',
    ]);
    expect((await pedir('GET', `/entregas/${id}/notas/hoja`, 'omar')).status).toBe(404);
  });

  it('have what the table shows as CSV, in its words, with figures as numbers', async () => {
    const grado = {
      ...medida('grado', 1, 0, 100),
      id: 'media',
      nombre: 'Del código',
      modo: 'informa',
    } as const;
    const id = await nueva({}, [criterio, medida('grado', 4, 50, 100), grado]);
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    await publicar(id, [anas]);
    await sembrarComentarios(t, { entrega: id, proyecto: anas }, 2, 'Hola');
    const bajar = (as: Person) => pedir('GET', `/entregas/${id}/notas/csv`, as);
    const { body, headers } = await bajar('dora');
    expect(headers['content-disposition']).toBe('attachment; filename="notas.csv"');
    const [cabecera, ana, beto] = String(body).split('\r\n');
    expect(cabecera).toBe(
      '\uFEFFProyecto;Integrantes;Estado;Fuera de plazo;Segunda corrección;Comentarios abiertos;Nota;Resultado;Puesta por un docente;Nota publicada;Fundamento (de 6);grado (de 4);Del código (no puntúa, %)',
    );
    expect(ana).toMatch(/^Tienda de Ana;Ana, Eva;Publicada;No;No;\d+;8;Aprueba;No;8;6;2;75$/u);
    expect(beto).toMatch(/^Tienda de Beto;Beto;Falta decidir;No;No;0;.*;No;;;4;100$/u);
    expect((await bajar('omar')).status).toBe(404);
    expect((await bajar('ana')).status).toBe(403);
  });
});
