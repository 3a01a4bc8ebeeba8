// seguridad: 51, 57
import type { CatalogoExportado } from '@mantenible/contracts/traslado';
import type { TrasladoSimulado } from '@mantenible/domain/traslado';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { changeWorkbook } from '../../../spreadsheets/testing/change-workbook.ts';
import { builder } from '../../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const tipo = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let t: TestApp;
const apps: TestApp[] = [];
const abrir = async () => {
  const app = await createTestApp();
  apps.push(app);
  return app;
};
beforeEach(async () => {
  t = await abrir();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const enJson = async (app: TestApp) =>
  (await app.call({ as: 'admin', method: 'GET', url: '/catalogo/exportacion' })).body as CatalogoExportado;

const exportar = async (app: TestApp) =>
  (await app.call({ as: 'ana', method: 'GET', url: '/catalogo/exportacion/xlsx' })).bytes;

const enviar = (app: TestApp, ruta: string, body: Buffer | object, headers = { 'content-type': tipo }) =>
  app.call({ as: 'admin', method: 'POST', url: `/catalogo/importacion/xlsx${ruta}`, body, headers });

const simular = async (app: TestApp, libro: Buffer) =>
  (await enviar(app, '/simular?modo=reemplazar', libro)).body as TrasladoSimulado;

const importar = async (app: TestApp, libro: Buffer) => {
  const simulado = await simular(app, libro);
  expect(simulado.reparos).toEqual([]);
  const { status, body } = await enviar(app, `?modo=reemplazar&huella=${simulado.huella}`, libro);
  expect([status, body]).toEqual([200, simulado]);
  return simulado;
};

/** Guidelines with all that a file must keep: a tie with a gap, five levels, lines, signs of formulas, order. */
const llenar = async (app: TestApp) => {
  const crear = builder(app);
  const nivel = (descripcion: string, valor: number) => ({ descripcion, valor });
  const una = await crear.pauta({ medida: { nombre: 'Diseño', sentido: 'menor', cotas: [null, 1.5] } });
  const otra = await crear.pauta({
    descripcion: '=HYPERLINK("http://a")',
    pregunta: 'Dos\nlíneas, <b> & «_x0041_» 😀',
    nivelesCumplimiento: [
      nivel('-1', 0),
      nivel('007', 0.25),
      nivel('a', 1e-7),
      nivel('VERDADERO', 1),
      nivel('e', 1),
    ],
  });
  const lista = await crear.lista([otra, una]);
  const [primera, segunda] = [await crear.metrica(lista), await crear.metrica(await crear.lista([una]))];
  await crear.subcaracteristica([segunda, primera]);
};

describe('the catalogue as a workbook', () => {
  it('imported into an empty installation gives the same catalogue, and a second time changes nothing', async () => {
    await llenar(t);
    const libro = await exportar(t);
    const otra = await abrir();
    await builder(otra).pauta({ descripcion: 'Sobra' });
    expect((await importar(otra, libro)).totales).toMatchObject({ seEliminan: 1, iguales: 0 });
    expect(await enJson(otra)).toEqual(await enJson(t));
    expect((await simular(otra, libro)).cambios).toEqual([]);
    expect(await exportar(otra)).toEqual(libro);
  });

  it('is a download, and takes a row without an id as a new record', async () => {
    await llenar(t);
    const { headers } = await t.call({ as: 'ana', method: 'GET', url: '/catalogo/exportacion/xlsx' });
    expect(headers).toMatchObject({
      'content-type': tipo,
      'content-disposition': 'attachment; filename="catalogo-mantenible.xlsx"',
    });
    const fila = `<row r="9">${['C9:Nueva', 'D9:¿Es nueva?', 'E9:No', 'G9:Sí']
      .map((celda) => celda.split(':'))
      .map(([r = '', texto = '']) => `<c r="${r}" t="inlineStr"><is><t>${texto}</t></is></c>`)
      .join('')}<c r="F9" t="str"><v>0,5</v></c><c r="H9"><v>1</v></c></row></sheetData>`;
    const libro = await changeWorkbook(await exportar(t), 'xl/worksheets/sheet2.xml', (xml) =>
      xml.replace('</sheetData>', fila),
    );
    const { cambios } = await importar(t, libro);
    expect(cambios).toEqual([{ parte: 'pautas', nombre: 'Nueva', cambio: 'nuevo' }]);
    const nueva = (await enJson(t)).pautas.find(({ descripcion }) => descripcion === 'Nueva');
    expect(nueva?.nivelesCumplimiento).toEqual([
      { descripcion: 'No', valor: 0.5 },
      { descripcion: 'Sí', valor: 1 },
    ]);
    expect((await simular(t, libro)).cambios).toEqual([]);
  });
});

describe('a workbook with faults names each place, and changes nothing', () => {
  const casos: readonly [string, number, (xml: string) => string, string, string][] = [
    [
      'a formula',
      2,
      (xml) => xml.replace(/<c r="D2"[^>]*>/u, '<c r="D2" t="str"><f>1+1</f>'),
      'Hoja «Pautas», fila 2',
      'La columna «Pregunta» tiene una fórmula: escriba su valor',
    ],
    [
      'merged cells',
      2,
      (xml) => xml.replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>'),
      'Hoja «Pautas», A2:A3',
      'Tiene celdas combinadas: sepárelas y escriba el valor en cada una',
    ],
    [
      'an unknown column',
      2,
      (xml) => xml.replace('>Clave inicial<', '>Notas<'),
      'Hoja «Pautas»',
      'La columna «Notas» no es de esta hoja: quítela o corrija su título',
    ],
    [
      'a column twice',
      2,
      (xml) => xml.replace('>Clave inicial<', '>pregunta <'),
      'Hoja «Pautas»',
      'La columna «Pregunta» está dos veces',
    ],
    [
      'a missing column',
      2,
      (xml) => xml.replace('>Pregunta<', '>Clave<'),
      'Hoja «Pautas»',
      'Falta la columna «Pregunta»',
    ],
    [
      'a text instead of a number',
      2,
      (xml) => xml.replace(/<c r="F2"[^>]*><v>[^<]*/u, '<c r="F2" t="str"><v>mucho'),
      'Hoja «Pautas», fila 2, columna «Valor 1»',
      'Escriba un número',
    ],
    [
      'a bound that is too large',
      2,
      (xml) => xml.replace('<v>1.5</v>', '<v>101</v>'),
      'Hoja «Pautas», fila 2, columna «Cota 2»',
      'La cota no puede pasar de 100',
    ],
    [
      'an id twice',
      2,
      (xml) =>
        xml.replace(/<c r="A3".*?<\/c>/u, (/<c r="A2".*?<\/c>/u.exec(xml)?.[0] ?? '').replace('A2', 'A3')),
      'Hoja «Pautas», fila 3',
      'Repite el identificador de: Hoja «Pautas», fila 2',
    ],
    [
      'a reference of a record that is missing',
      4,
      (xml) => xml.replace(/(<c r="A2"[^>]*><is><t[^>]*>)[^<]*/u, '$1otra'),
      'Hoja «Pautas de las listas», fila 2',
      'La columna «Lista de verificación» no tiene el identificador de un elemento del libro',
    ],
    [
      'an unknown property',
      10,
      (xml) =>
        xml.replace(
          '</sheetData>',
          '<row r="9"><c r="A9" t="inlineStr"><is><t>Belleza</t></is></c><c r="B9"><v>1</v></c></row></sheetData>',
        ),
      'Propiedad de calidad «Belleza»',
      'Esta instalación no tiene esa propiedad: quítela o corrija su nombre',
    ],
    [
      'another version',
      1,
      (xml) => xml.replace('<v>1</v>', '<v>2</v>'),
      'Archivo',
      'Es de una versión que este producto no conoce',
    ],
  ];
  it.each(casos)('%s', async (_caso, hoja, cambio, lugar, mensaje) => {
    await llenar(t);
    await builder(t)
      .lista([])
      .catch(() => null);
    const antes = await enJson(t);
    const libro = await changeWorkbook(await exportar(t), `xl/worksheets/sheet${String(hoja)}.xml`, cambio);
    const { cambios, reparos, huella } = await simular(t, libro);
    expect(reparos).toContainEqual({ lugar, mensaje });
    expect(cambios).toEqual([]);
    expect((await enviar(t, `?modo=reemplazar&huella=${huella}`, libro)).status).toBe(409);
    expect(await enJson(t)).toEqual(antes);
  });

  it('a sheet of another name', async () => {
    const libro = await changeWorkbook(await exportar(t), 'xl/workbook.xml', (xml) =>
      xml.replace('"Umbrales"', '"Hoja1"'),
    );
    expect((await simular(t, libro)).reparos).toEqual([
      { lugar: 'Hoja «Hoja1»', mensaje: 'No es una hoja del catálogo: quítela o corrija su nombre' },
    ]);
  });

  it('with thousands of columns of long titles has few and short faults', async () => {
    const celda = `<c t="inlineStr"><is><t>${'x'.repeat(1000)}</t></is></c>`;
    const libro = await changeWorkbook(await exportar(t), 'xl/worksheets/sheet2.xml', (xml) =>
      xml.replace('</row>', `${celda.repeat(5000)}</row>`),
    );
    const { reparos, masReparos } = await simular(t, libro);
    expect(reparos.length + masReparos).toBeLessThanOrEqual(200);
    expect(reparos[0]?.mensaje).toBe(
      `La columna «${'x'.repeat(80)}…» no es de esta hoja: quítela o corrija su título`,
    );
  });

  it.each(['Pautas de las listas', 'Métricas de subcaract.'])(
    'without the sheet «%s», whose absence would empty the records of another sheet',
    async (hoja) => {
      await llenar(t);
      const antes = await enJson(t);
      const libro = await changeWorkbook(await exportar(t), 'xl/workbook.xml', (xml) =>
        xml.replace(new RegExp(`<sheet name="${hoja}"[^>]*/>`, 'u'), ''),
      );
      const { cambios, reparos, huella } = await simular(t, libro);
      expect([cambios, reparos]).toEqual([[], [{ lugar: 'Archivo', mensaje: `Falta la hoja «${hoja}»` }]]);
      expect((await enviar(t, `?modo=reemplazar&huella=${huella}`, libro)).status).toBe(409);
      expect(await enJson(t)).toEqual(antes);
    },
  );

  it('two sheets of one name, a bomb of rows and what is not a workbook are refused', async () => {
    const libro = await exportar(t);
    const repetida = await changeWorkbook(libro, 'xl/workbook.xml', (xml) =>
      xml.replace('"Umbrales"', '"PAUTAS"'),
    );
    const filas = await changeWorkbook(libro, 'xl/worksheets/sheet2.xml', (xml) =>
      xml.replace('</sheetData>', `${'<row/>'.repeat(100_000)}</sheetData>`),
    );
    const codigos = [];
    for (const uno of [repetida, filas, Buffer.from('hola')])
      codigos.push((await enviar(t, '/simular', uno)).body);
    expect(codigos).toMatchObject([
      { codigo: 'hoja-repetida' },
      { codigo: 'libro-demasiado-grande' },
      { codigo: 'libro-ilegible' },
    ]);
    expect((await enviar(t, '/simular', { pautas: [] }, { 'content-type': 'application/json' })).status).toBe(
      400,
    );
    expect((await enviar(t, '/simular', Buffer.alloc(5_000_000))).status).toBe(413);
    expect((await enviar(t, '/simular', libro, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
