import { readRecording } from '@mantenible/doubles';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { prepararProyecto, rutaAnalisis } from '../support/analysis.ts';
import { calcularAMano, conMiles, porcentaje } from '../support/figures.ts';
import { expect, test } from '../support/journey.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { cerrarDialogo } from '../support/press.ts';

test.use({ producto: 'analisis' });

const propiedades = z.array(z.object({ propiedad: z.string(), valor: z.number() }));
const valoraciones = z.array(z.object({ valor1: z.number(), valor2: z.number(), criterio: z.string() }));

const fila = (page: Page, nombre: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(nombre, { exact: true }) });

const figura = (page: Page, nombre: string) => fila(page, nombre).getByRole('cell').last();

/** Opens '¿Cómo se calcula?' of a figure and checks that inputs, formula and result stand there. */
async function explicado(lugar: Locator, nombre: string, resultado: RegExp): Promise<void> {
  await lugar.getByRole('button', { name: `¿Cómo se calcula? ${nombre}`, exact: true }).click();
  const dialogo = lugar.page().getByRole('dialog', { name: `¿Cómo se calcula? ${nombre}` });
  await expect(dialogo.getByRole('heading', { name: 'Datos' })).toBeVisible();
  await expect(dialogo.getByRole('heading', { name: 'Fórmula' })).toBeVisible();
  await expect(dialogo.getByText(resultado).first()).toBeVisible();
}

for (const [lenguaje, grabacion] of [
  ['JavaScript', 'tienda-de-ejemplo'],
  ['Python', 'biblioteca-de-ejemplo'],
] as const) {
  test(`the figures of a ${lenguaje} project are those worked out by hand from what the service measured`, async ({
    page,
    foto,
    api,
    dobles,
  }) => {
    const aMano = calcularAMano(readRecording(grabacion));
    const proyecto = await prepararProyecto({ api, dobles }, lenguaje, { estado: { analysis: grabacion } });
    const umbrales = await api.llamar('GET', '/propiedadCalidad', propiedades);
    const valoracion = await api.llamar('GET', '/valoracionMantenibilidad', valoraciones);
    await page.goto(rutaAnalisis(proyecto));

    const informacion = page.getByRole('region', { name: 'Información del proyecto' });
    await expect(informacion).toContainText(porcentaje(aMano.grado));
    await expect(informacion).toContainText(conMiles(aMano.ncloc));
    const rango = valoracion.find(({ valor1, valor2 }) => valor1 <= aMano.grado && aMano.grado <= valor2);
    await expect(informacion).toContainText(rango?.criterio ?? 'Sin descripción');
    for (const texto of [proyecto.nombre, proyecto.link, 'main'])
      await expect(informacion).toContainText(texto);

    const metricas = Object.entries(aMano.metricas);
    await expect(page.getByRole('table', { name: 'Métricas de calidad' }).getByRole('row')).toHaveCount(11);
    for (const [nombre, valor] of metricas) await expect(figura(page, nombre)).toHaveText(porcentaje(valor));
    const tarjetas = page.getByRole('region', { name: 'Propiedades de calidad' }).getByRole('listitem');
    await expect(tarjetas).toHaveCount(6);
    for (const [i, { porcentaje: valor, defecto }] of aMano.tarjetas.entries()) {
      const { propiedad = '', valor: umbral = NaN } = umbrales[i] ?? {};
      const tarjeta = tarjetas.nth(i);
      await expect(tarjeta.getByRole('heading')).toHaveText(propiedad);
      await expect(tarjeta.getByRole('img')).toHaveAccessibleName(porcentaje(valor));
      await expect(
        tarjeta.getByText(defecto(umbral) ? 'DEFECTO' : 'ACEPTABLE', { exact: true }),
      ).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'No hay informe de cobertura' })).toBeVisible();
    await foto(`analisis-${lenguaje.toLowerCase()}`);

    const pdf = await descargarPdf(page);
    for (const parte of [
      'Reporte del análisis estático',
      proyecto.nombre,
      'puntos que faltan',
      'Propiedades de calidad',
      `${lenguaje}: `,
      'Incidencias por archivo',
      'Qué conviene saber del grado',
    ])
      expect(pdf).toContain(parte);
    expect(pdf).toMatch(porcentaje(aMano.grado));

    await page.getByText('Subcaracterísticas', { exact: true }).click();
    for (const [nombre, valor] of Object.entries(aMano.subcaracteristicas))
      await expect(figura(page, nombre)).toHaveText(porcentaje(valor));
    await expect(fila(page, 'Diseño')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Subcaracterísticas' })).toBeChecked();
    await expect(fila(page, 'Modularidad')).toBeVisible();
    await foto(`analisis-${lenguaje.toLowerCase()}-subcaracteristicas`);
    await page.getByRole('link', { name: 'Ir a Proyectos' }).click();
    await expect(page).toHaveURL(/\/lista_proyectos$/);
  });
}

test('every figure explains its calculation', async ({ page, foto, api, dobles }) => {
  const { grado, metricas, subcaracteristicas, tarjetas } = calcularAMano(readRecording('tienda-de-ejemplo'));
  const estado = { analysis: 'tienda-de-ejemplo' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Explicada', { estado });
  const umbrales = await api.llamar('GET', '/propiedadCalidad', propiedades);
  await page.goto(rutaAnalisis(proyecto));

  await explicado(page.getByRole('main'), 'Grado de mantenibilidad', porcentaje(grado));
  await expect(page.getByRole('dialog').getByText('Se aplica:')).toBeVisible();
  await foto('explicacion-grado');
  const faltan = page.getByRole('dialog').getByRole('table', { name: /puntos que faltan$/ });
  await expect(faltan.getByRole('row')).toHaveCount(7);
  await page.getByText('Ninguna propuesta del plan de mejora cambia').scrollIntoViewIfNeeded();
  await foto('explicacion-grado-partes');
  await cerrarDialogo(page);
  for (const [nombre, valor] of Object.entries(metricas)) {
    await explicado(page.getByRole('table'), nombre, porcentaje(valor));
    if (nombre === 'Diseño') await foto('explicacion-metrica');
    await cerrarDialogo(page);
  }
  for (const [i, { porcentaje: valor }] of tarjetas.entries()) {
    const boton = page
      .getByRole('region', { name: 'Propiedades de calidad' })
      .getByRole('button', { name: /Cómo se calcula/ })
      .nth(i);
    await boton.click();
    const dialogo = page.getByRole('dialog');
    await expect(dialogo.getByText(porcentaje(valor)).first()).toBeVisible();
    await expect(dialogo.getByRole('rowheader', { name: umbrales[i]?.propiedad ?? '' })).toContainText(
      'Se aplica',
    );
    if (i === 0) await foto('explicacion-tarjeta');
    await cerrarDialogo(page);
    await expect(boton).toBeFocused();
  }
  await page.getByText('Subcaracterísticas', { exact: true }).click();
  for (const [nombre, valor] of Object.entries(subcaracteristicas)) {
    await explicado(page.getByRole('table'), nombre, porcentaje(valor));
    if (nombre === 'Modularidad') await foto('explicacion-subcaracteristica');
    await cerrarDialogo(page);
  }
});

test('a missing measure is never shown as zero, and a percentage above 100 is clamped with a note', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const estado = { analysis: 'tienda-de-ejemplo', measures: { coverage: '55.0', complexity: '1000' } };
  const proyecto = await prepararProyecto({ api, dobles }, 'Sin cobertura', { estado });
  const poner = (measures: object) => dobles.servicio.poner({ projects: { [proyecto.clave]: { measures } } });
  await page.goto(rutaAnalisis(proyecto));
  await expect(figura(page, 'Diseño')).toHaveText(/^100,00\s%\s*valor acotado\s*sin acotar: 144,51\s%$/);
  await expect(page.getByRole('heading', { name: 'No hay informe de cobertura' })).toHaveCount(0);
  await foto('analisis-acotado');

  await poner({ lines_to_cover: null, coverage: null });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Faltan medidas' })).toBeVisible();
  await expect(page.getByText(/Líneas por cubrir \(lines_to_cover\): Cobertura/)).toBeVisible();
  await expect(fila(page, 'Cobertura')).toContainText('sin medida');
  await expect(fila(page, 'Cobertura')).not.toContainText(/\d/);
  await expect(page.getByRole('region', { name: 'Información del proyecto' })).not.toContainText('%');
  await expect(page.getByText('Sin veredicto')).toHaveCount(1);
  await foto('analisis-sin-cobertura');
  await page.getByRole('button', { name: '¿Cómo se calcula? Cobertura', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/No se calcula: falta/)).toBeVisible();
  await foto('explicacion-sin-medida');
  await cerrarDialogo(page);

  await poner({ ncloc: '0' });
  await page.reload();
  await expect(page.getByText('No hay medidas relevantes disponibles').first()).toBeVisible();
  await expect(page.getByText(/no encontró ninguna línea de código/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await foto('analisis-sin-lineas');
  await poner({ ncloc: null });
  await page.reload();
  await expect(page.getByText(/no da las líneas de código/)).toBeVisible();
  await foto('analisis-sin-ncloc');
});
