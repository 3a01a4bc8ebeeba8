// seguridad: 11, 55
import { pauta } from '@mantenible/contracts/pauta';
import * as z from 'zod/mini';

import { tokenDeEjemplo } from '../support/api.ts';
import { llaves, marca, muestra, vigilar } from '../support/hostile-text.ts';
import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { cargar, ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { cerrarDialogo } from '../support/press.ts';

test.use({ cuenta: 'admin', producto: 'fallos' });

const conId = z.object({ _id: z.string() });

/** Markup, a template's braces, and a word that fits no column; names refuse a turn of the writing direction. */
const hostil = (tema: string): string => `${unico(tema)} ${marca} ${llaves} ${'larguísima'.repeat(6)}`;

test('hostile text in every field is text on every screen, in dialogs, charts and the PDF', async ({
  page,
  api,
  foto,
}) => {
  vigilar(page);
  const nombres = {
    pauta: hostil('Pauta'),
    nivel: hostil('Nivel'),
    lista: hostil('Lista'),
    metrica: hostil('Métrica'),
    sub: hostil('Sub'),
    proyecto: hostil('Proyecto'),
    prueba: hostil('Prueba'),
    comentario: `${hostil('Comentario')} \u202Eabc`,
  };
  const suya = await api.llamar('POST', '/pautas', pauta, {
    descripcion: nombres.pauta,
    pregunta: `¿${nombres.pauta}?`,
    nivelesCumplimiento: [
      { descripcion: nombres.nivel, valor: 0 },
      { descripcion: `${nombres.nivel} a medias`, valor: 0.5 },
      { descripcion: `${nombres.nivel} entero`, valor: 1 },
    ],
  });
  const crear = async (ruta: string, cuerpo: object) => (await api.llamar('POST', ruta, conId, cuerpo))._id;
  const lista = await crear('/listasVerificacion', { nombre: nombres.lista, pautas: [suya._id] });
  const metrica = await crear('/metricas', { nombre: nombres.metrica, listaVerificacion: lista });
  const sub = await crear('/subcaracteristicas', { nombre: nombres.sub, metricas: [metrica] });
  const { _id: proyecto } = await api.crearProyecto(nombres.proyecto);

  const catalogo = [
    [`editar_pauta/${suya._id}`, null],
    [`editar_listaVerificacion/${lista}`, nombres.pauta],
    [`editar_metrica/${metrica}`, null],
    [`editar_subcaracteristica/${sub}`, nombres.metrica],
    [`proyecto/${proyecto}`, nombres.proyecto],
    [`editar_proyecto/${proyecto}`, null],
  ] as const;
  await cargar(page);
  for (const [ruta, texto] of catalogo) {
    await ir(page, ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (texto !== null) await muestra(page, texto);
    await foto(`hostil-${ruta.split('/')[0] ?? ''}`);
  }

  await ir(page, `subcategoryresponse/${sub}/${proyecto}/1`);
  await page.getByLabel('Título de la prueba').fill(nombres.prueba);
  await page.getByRole('radio').nth(1).click();
  await page.getByLabel('Comentario').first().fill(nombres.comentario);
  await muestra(page, nombres.pauta);
  await foto('hostil-ejecucion');
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await expect(page).toHaveURL(new RegExp(`/pruebas/${proyecto}$`));

  await ir(page, `projectresponses/${proyecto}`);
  await muestra(page, nombres.prueba);
  await foto('hostil-repositorio');
  await page
    .getByRole('link', { name: /[Rr]eporte/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'REPORTE DE LA PRUEBA' })).toBeVisible();
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  for (const texto of [nombres.sub, nombres.pauta, nombres.comentario]) await muestra(page, texto);
  await foto('hostil-reporte');
  const pdf = await descargarPdf(page);
  expect(pdf).toContain('onerror=alert(1)');
  expect(pdf).not.toContain(tokenDeEjemplo);
  const programas = await page
    .locator('script[src]')
    .evaluateAll((todos) => todos.map((uno) => (uno as HTMLScriptElement).src));
  expect(programas.length).toBeGreaterThan(0);
  for (const programa of programas) expect((await page.request.get(`${programa}.map`)).status()).toBe(404);

  await ir(page, `mejora/${proyecto}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await muestra(page, nombres.pauta);
  await foto('hostil-mejora');

  await ir(page, 'lista_proyectos');
  await page.getByRole('button', { name: `Más acciones de ${nombres.proyecto}` }).click();
  await page.getByRole('button', { name: `Eliminar ${nombres.proyecto}` }).click();
  await muestra(page, nombres.proyecto);
  await foto('hostil-eliminar');
  await confirmarEliminacion(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await ir(page, 'lista_pauta');
  await page.getByRole('searchbox').first().fill(nombres.pauta.slice(0, 14));
  await muestra(page, nombres.pauta);
  await page.getByRole('button', { name: `Eliminar ${nombres.pauta}` }).click();
  await expect(page.getByRole('dialog')).toContainText(nombres.lista);
  await foto('hostil-usos');
  await cerrarDialogo(page);

  for (const [ruta, id] of [
    ['/subcaracteristicas', sub],
    ['/metricas', metrica],
    ['/listasVerificacion', lista],
    ['/pautas', suya._id],
  ] as const)
    await api.llamar('DELETE', `${ruta}/${id}`, z.unknown());
  await ir(page, 'auditoria');
  await muestra(page, nombres.pauta.slice(0, 30));
  await foto('hostil-auditoria');
});
