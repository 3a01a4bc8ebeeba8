import { curso } from '@mantenible/contracts/curso';

import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { createCatalogueApi } from '../support/api.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: 'admin' });

const lista =
  'Nombre,"Apellido(s)","Dirección de correo",Grupo\nAna,"Ruiz Peña",ana.ruiz@uni.es,A\nBeto,Paz,beto.paz@uni.es,B';

test('a lecturer opens a course, a student joins it and brings a project, and the lecturer reviews it', async ({
  page,
  browser,
  api,
  foto,
  esperar,
}) => {
  esperar(/412/u);
  const [nombre, tienda] = [unico('Calidad'), unico('Tienda')];
  await page.goto('cursos');
  await page.getByRole('button', { name: 'Abrir un curso' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Abrir un curso' });
  await dialogo.getByRole('button', { name: 'Abrir' }).click();
  await expect(dialogo.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await dialogo.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await dialogo.getByRole('textbox', { name: 'Periodo' }).fill('2026-1');
  await foto('curso-abrir');
  await dialogo.getByRole('button', { name: 'Abrir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
  await expect(page.getByText('Todavía no hay nadie en el curso')).toBeVisible();
  await foto('curso-vacio');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { codigo } = await api.llamar('GET', `/cursos/${id}`, curso);

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(lista) });
  const vista = page.getByRole('dialog', { name: 'Lista de clase' });
  await expect(vista).toContainText('Nueva: 2');
  await foto('curso-lista');
  // Another lecturer saves a list meanwhile.
  await api.llamar('PUT', `/cursos/${id}/lista`, z.unknown(), { contenido: 'usuario,nombre\ncarla,Carla' });
  await vista.getByRole('button', { name: 'Guardar la lista' }).click();
  await expect(vista).toContainText('otra persona guardó una lista');
  await expect(vista).toContainText('Se quita: 1');
  await foto('curso-lista-cambiada');
  await vista.getByRole('button', { name: 'Guardar la lista' }).click();
  await avisado(page, 'Lista de clase guardada');
  await foto('curso-ajustes');

  const estudiante = await browser.newPage({
    storageState: sesionDe('estudiante', 'principal'),
    baseURL: inicio('principal'),
  });
  const { _id: proyecto } = await createCatalogueApi(estudiante, inicio('principal')).crearProyecto(tienda);
  await estudiante.goto(`unirse/${codigo ?? ''}`);
  await expect(estudiante.getByRole('heading', { name: 'Antes de unirse: sus datos' })).toBeVisible();
  await expect(estudiante.getByText('no le pide consentimiento')).toBeVisible();
  await estudiante.getByRole('button', { name: 'Unirme al curso' }).click();
  await expect(estudiante.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
  await expect(estudiante.getByRole('navigation', { name: 'Principal' })).toContainText('Cursos');
  await estudiante.getByRole('combobox', { name: 'Proyecto' }).selectOption(tienda);
  await estudiante.getByRole('button', { name: 'Poner en el curso' }).click();
  await expect(estudiante.getByRole('button', { name: `Sacar del curso: ${tienda}` })).toBeVisible();
  await estudiante.close();

  await page.goto(`curso/${id}`);
  const tabla = page.getByRole('table', { name: 'Personas y proyectos' });
  await expect(tabla.getByRole('row')).toHaveCount(4);
  await foto('curso-personas');
  await tabla.getByRole('button', { name: `Sacar el proyecto ${tienda} del curso` }).click();
  await expect(page.getByRole('dialog', { name: '¿Sacar el proyecto del curso?' })).toContainText(tienda);
  // The picture changes the width of the window, at which the table becomes lines: the dialog stays.
  await foto('curso-sacar');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('combobox', { name: 'Quiénes' }).selectOption('sin-unirse');
  await expect(tabla.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Quiénes' }).selectOption('todas');
  await tabla.getByRole('button', { name: 'Proyecto', exact: true }).click();
  await expect(tabla.getByRole('columnheader', { name: 'Proyecto' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('combobox', { name: 'Columnas' }).selectOption('Subcaracterísticas, análisis');
  await expect(tabla.getByRole('columnheader', { name: 'Modularidad' })).toBeVisible();
  await foto('curso-subcaracteristicas');
  await page.getByRole('link', { name: 'Clase', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Distribución del grado de mantenibilidad' })).toBeVisible();
  await foto('curso-clase');

  await page.getByRole('link', { name: 'Personas y proyectos' }).click();
  await tabla.getByRole('link', { name: tienda }).click();
  await expect(page).toHaveURL(new RegExp(`/curso/${id}/proyecto/${proyecto}`, 'u'));
  const revision = page.getByRole('navigation', { name: 'Revisión del curso' });
  await expect(revision).toContainText('Proyecto 1 de 1');
  await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
  await foto('curso-revision');
  await page.getByRole('link', { name: 'Análisis' }).first().click();
  await expect(revision).toContainText('Proyecto 1 de 1');
  await revision.getByRole('link', { name: nombre }).click();
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Cerrar el curso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar el curso' }).click();
  await expect(page.getByRole('list', { name: 'Datos del curso' })).toContainText('Cerrado');
});

test.describe('a student', () => {
  test.use({ cuenta: 'estudiante', ancho: 'movil' });

  test('reads the privacy notice before joining, and leaves again', async ({
    page,
    browser,
    foto,
    esperar,
  }) => {
    esperar(/404/u);
    const deDocente = await browser.newPage({
      storageState: sesionDe('admin', 'principal'),
      baseURL: inicio('principal'),
    });
    const cuerpo = { nombre: unico('Pruebas'), periodo: '2026-1', zona: 'UTC', escala: 10, aprobado: 7 };
    const { codigo } = await createCatalogueApi(deDocente, inicio('principal')).llamar(
      'POST',
      '/cursos',
      curso,
      cuerpo,
    );
    await deDocente.close();

    await page.goto('unirse/ZZZZZZZZ');
    await expect(page.getByText('Ningún curso abierto tiene este código')).toBeVisible();
    await foto('unirse-sin-curso');
    await page.getByLabel('Código para unirse a un curso').fill(codigo?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Ver el curso' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de unirse: sus datos' })).toBeVisible();
    await foto('unirse');
    await page.getByRole('button', { name: 'Unirme al curso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: cuerpo.nombre, exact: true })).toBeVisible();
    await foto('curso-participante');
    await page.getByRole('button', { name: 'Salir del curso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await avisado(page, 'Salió del curso');
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    await foto('cursos-sin-ninguno');
  });
});
