import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { createCatalogueApi } from '../support/api.ts';
import { claveDeDemo, prepararCurso } from '../support/demo.ts';
import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio } from '../support/product.ts';
import { entrarComo } from '../support/sign-in.ts';

// The course of the demonstration, as its people find it (lab/pictures.ts takes the guide's pictures here).
test.use({ producto: 'demo', cuenta: null });
test.describe.configure({ mode: 'serial' });

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function entrarEnDemo(page: Page, usuario: string): Promise<void> {
  await page.goto('cursos');
  await entrarComo(page, usuario, claveDeDemo(usuario));
  await expect(page.getByRole('heading', { name: 'Cursos', level: 1 })).toBeVisible();
}

/** Enters as the lecturer who opened the course, once its class is analysed. */
async function entrarComoDocente(page: Page) {
  await entrarEnDemo(page, 'carmen.ordonez');
  return prepararCurso(createCatalogueApi(page, inicio('demo')));
}

test('a lecturer finds the class, its distribution and who has done nothing', async ({ page, foto }) => {
  const { curso } = await entrarComoDocente(page);
  await page.goto(`curso/${curso}`);
  const tabla = page.getByRole('table', { name: 'Personas y proyectos' });
  await expect(tabla.getByRole('row')).toHaveCount(14);
  await expect(tabla.getByRole('row', { name: /Valeria Mora/u })).toContainText('82,06');
  await expect(tabla.getByRole('row', { name: /Esteban Guerra/u })).toContainText('69,61');
  await foto('demo-curso', page);
  await page.getByRole('combobox', { name: 'Quiénes' }).selectOption('sin-nada');
  await expect(tabla).toContainText('Nicolás Salas');
  await page.getByRole('link', { name: 'Clase', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Distribución del grado de mantenibilidad' })).toBeVisible();
  // Three bars of ten.
  await expect(page.getByText('1 proyecto', { exact: true })).toHaveCount(2);
  await expect(page.getByText('2 proyectos', { exact: true })).toBeVisible();
  await foto('demo-clase', page);
});

test('a lecturer finds what was delivered, its comments and its agreement', async ({ page, foto }) => {
  const { cerrada } = await entrarComoDocente(page);
  await page.goto(`entrega/${cerrada}`);
  await expect(page.getByText('3 entregados, 0 incompletos, 1 fuera de plazo, 2 sin nada.')).toBeVisible();
  await foto('demo-entrega', page);
  await page.getByRole('link', { name: 'Tienda Arrayán' }).click();
  await expect(page.getByRole('heading', { name: /Tienda Arrayán/u, level: 1 })).toBeVisible();
  await foto('demo-entregado');
  await page.goto(`entrega/${cerrada}/acuerdo`);
  await expect(page.getByRole('heading', { name: 'Acuerdo en Modularidad', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tienda Ceibo/u }).first()).toContainText('92,86 %');
  await foto('demo-acuerdo', page);
  await page.goto(`entrega/${cerrada}/rubrica`);
  await expect(page.getByRole('textbox', { name: 'Nombre' }).first()).toHaveValue(
    'Fundamento de las respuestas',
  );
  await foto('demo-rubrica', page);
});

test('a student reads the published mark with its comments', async ({ page, foto }) => {
  await entrarEnDemo(page, 'lucia.andrade');
  await page.getByRole('main').getByRole('link', { name: 'Calidad de software' }).click();
  await expect(page.getByRole('heading', { name: 'Mis entregas' })).toBeVisible();
  await foto('demo-curso-de-estudiante');
  await page.getByRole('link', { name: 'Modularidad', exact: true }).click();
  // The page before has a link of the same name.
  await expect(page.getByRole('heading', { name: 'Modularidad', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Tienda Ceibo' }).click();
  await page.getByRole('link', { name: 'Nota y comentarios' }).click();
  await expect(page.getByText('¿Qué cambiarían primero para que').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Su nota' })).toContainText('Aprueba');
  await foto('demo-nota-de-estudiante');
});

test('a lecturer marks a delivery in at most 12 presses, and publishes and exports the class in 6 more', async ({
  page,
  foto,
}) => {
  const { curso } = await entrarComoDocente(page);
  let pulsaciones = 0;
  const pulsar = async (donde: Locator) => {
    pulsaciones += 1;
    await donde.click();
  };
  await page.goto(`curso/${curso}/entregas`);
  await pulsar(page.getByRole('link', { name: 'Modularidad', exact: true }));
  await pulsar(page.getByRole('link', { name: 'Notas', exact: true }));
  await expect(page.getByRole('heading', { name: 'Notas de Modularidad', level: 1 })).toBeVisible();
  await foto('demo-notas', page);
  await pulsar(page.getByRole('link', { name: 'Tienda Balsa' }));
  await expect(page.getByRole('heading', { name: 'Nota de Tienda Balsa', level: 1 })).toBeVisible();
  await pulsar(page.getByRole('link', { name: 'Ver lo entregado' }));
  await expect(page.getByRole('heading', { name: /^Tienda Balsa/u, level: 1 })).toBeVisible();
  await pulsar(page.getByRole('link', { name: 'Nota y comentarios' }));
  await expect(page.getByRole('heading', { name: 'Nota de Tienda Balsa', level: 1 })).toBeVisible();
  await pulsar(page.getByRole('radio', { name: /Se mira una parte y se generaliza/u }));
  await page
    .getByRole('textbox', { name: 'Comentario' })
    .fill('Citen en cada respuesta el archivo y las líneas que miraron.');
  await foto('demo-nota', page);
  await pulsar(boton(page, 'Comentar'));
  await avisado(page, 'Se guardó el comentario.');
  await pulsar(boton(page, 'Guardar'));
  await avisado(page, 'Se guardó la corrección.');
  expect(pulsaciones).toBeLessThanOrEqual(12);

  pulsaciones = 0;
  await pulsar(page.getByRole('link', { name: 'Modularidad', exact: true }));
  await pulsar(boton(page, 'Publicar las notas listas'));
  await expect(page.getByRole('row', { name: /Tienda Balsa/u })).toContainText('Publicada');
  const bajando = page.waitForEvent('download');
  await pulsar(boton(page, 'Descargar para Moodle'));
  const archivo = readFileSync(await (await bajando).path(), 'utf8');
  expect(archivo).toContain('esteban.guerra@universidad.example');
  expect(pulsaciones).toBeLessThanOrEqual(6);
});

test('a student with a narrow screen opens the deliveries of the course', async ({ page }) => {
  await entrarEnDemo(page, 'nicolas.salas');
  await page.getByRole('main').getByRole('link', { name: 'Calidad de software' }).click();
  await expect(page.getByText('Ninguno de sus proyectos está en este curso').first()).toBeVisible();
  await fotografiar(page, 'movil', 'demo-curso-sin-proyecto');
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('reads what the end of a term takes and leaves, and changes nothing', async ({ page, foto }) => {
    await page.goto('cursos');
    await page.getByRole('link', { name: 'Calidad de software' }).click();
    await page
      .getByRole('navigation', { name: 'Páginas del curso' })
      .getByRole('link', { name: 'Cuentas' })
      .click();
    await expect(page.getByText(/de la lista de clase no se uni/u)).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar a las personas de la clase' }).click();
    const fin = page.getByRole('dialog', { name: '¿Eliminar a las personas de la clase?' });
    await expect(fin).toContainText('Queda, a nombre de «Persona eliminada»');
    await foto('curso-cuentas-eliminar');
    await fin.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Desactivar las cuentas de la clase' }).click();
    await expect(page.getByRole('dialog')).toContainText('puede activarse de nuevo');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await foto('curso-cuentas');
  });
});
