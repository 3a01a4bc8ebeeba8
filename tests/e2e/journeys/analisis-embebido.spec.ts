import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { cerrarDialogo } from '../support/press.ts';
import { inicio, sesionDe } from '../support/product.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

// A person has one analysis at a time: these journeys go one after the other.
test.describe.configure({ mode: 'serial' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const panel = (page: Page, nombre: string) => page.getByRole('region', { name: nombre });
const barra = (page: Page) => page.getByRole('progressbar', { name: 'Progreso del análisis' });
const grado = (page: Page) => page.getByRole('term').getByText('Grado de mantenibilidad', { exact: true });
const boton = (page: Page, nombre: string) => page.getByRole('button', { name: nombre, exact: true });

async function proyectoNuevo(api: Api, nombre: string, branch = 'main') {
  const propio = unico(nombre);
  const repositorio = `${propio.replace(/\W+/g, '-').toLowerCase()}.git`;
  const proyecto = await api.crearProyecto(propio, { link: repositorios.crear(repositorio), branch });
  return { ...proyecto, repositorio };
}

test('a student registers a project and has it analysed, without setting anything up', async ({
  page,
  foto,
}) => {
  const nombre = unico('Tienda embebida');
  await page.goto('crear_proyecto');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill(repositorios.crear('tienda.git'));
  await page.getByLabel('Token de acceso').fill('ghp_prueba');
  await boton(page, 'Crear proyecto').click();
  await avisado(page, 'Proyecto creado exitosamente.');
  await ir(page, 'lista_proyectos');
  const tarjeta = page.getByRole('listitem').filter({ hasText: nombre });
  await tarjeta.getByRole('link', { name: 'Instrucciones' }).click();
  await expect(
    page.getByRole('heading', { name: 'No necesita configurar nada: pulse Analizar' }),
  ).toBeVisible();
  await foto('embebido-instrucciones');
  await page.getByRole('link', { name: 'Ir al análisis' }).click();
  await expect(panel(page, 'Todavía no hay ningún análisis')).toBeVisible();
  await expect(grado(page)).toHaveCount(0);
  await foto('embebido-sin-analizar');

  repositorios.retener();
  await boton(page, 'Analizar').click();
  await expect(barra(page)).toBeVisible();
  await foto('embebido-en-curso');
  repositorios.soltar();
  await expect(panel(page, 'Análisis terminado')).toBeVisible(termina);
  await expect(grado(page)).toBeVisible();
  // What a SonarQube 10.7 counts of the same sources (tests/projects).
  await expect(page.getByRole('definition').getByText('692', { exact: true })).toBeVisible();
  await expect(page.getByText(/Este es el único análisis del proyecto/)).toBeVisible();
  await foto('embebido-listo');

  await boton(page, 'Ver Código').first().click();
  await expect(
    page.getByRole('dialog').getByRole('note', { name: 'Mensaje de la incidencia' }),
  ).toBeVisible();
  await cerrarDialogo(page);
  const abreFicha = boton(page, 'Ver ficha de la regla').first();
  await abreFicha.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Por qué importa' })).toBeVisible();
  await foto('embebido-ficha');
  await cerrarDialogo(page);
  await expect(abreFicha).toBeFocused();

  await page
    .getByRole('radiogroup', { name: 'Cómo ver las incidencias' })
    .getByText('Lista completa', { exact: true })
    .click();
  await expect(page.getByRole('list', { name: 'Incidencias' })).toBeVisible();
  await foto('embebido-lista');

  repositorios.cambiar('tienda.git', [
    { path: 'src/nuevo.js', content: 'export const doble = (n) => { var sobra = 1; return n * 2; };\n' },
    { path: 'src/Main.java', content: 'class Main {}\n' },
    { path: 'vendor/ajena.js', content: 'ajena();\n' },
  ]);
  await boton(page, 'Analizar de nuevo').click();
  const historia = page.getByRole('table', { name: /^Análisis del proyecto/ });
  await expect(historia.getByText('Terminado')).toHaveCount(2, termina);
  await expect(page.getByRole('definition').getByText('693', { exact: true })).toBeVisible();
  await expect(page.getByText(/contiene además Java \(1 archivo\), que no se analiza/)).toBeVisible();
  await page.getByText(/^1 archivo no se analizó/).click();
  await expect(page.getByText('vendor/ajena.js')).toBeVisible();
  await foto('embebido-historia');

  const lista = page.getByRole('list', { name: 'Incidencias' });
  await page.getByRole('combobox', { name: 'Nuevas desde' }).selectOption({ index: 1 });
  await expect(lista).not.toContainText('servidor/app.cjs');
  await expect(lista.getByRole('listitem').first()).toContainText('src/nuevo.js');
  const nuevas = await lista.getByRole('listitem').count();
  await expect(page.getByRole('status').filter({ hasText: ' incidencias' })).toContainText(
    new RegExp(`^${nuevas} de \\d+ incidencias`),
  );
  await expect(page).toHaveURL(/vista=lista&desde=[0-9a-f-]{36}$/);
  await foto('nuevas-desde');
  await page.reload();
  await expect(lista.getByRole('listitem')).toHaveCount(nuevas);
  await page.getByText('Una por una', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Incidencias, una por una' })).toContainText('src/nuevo.js');
  await page.goto(page.url().replace(/desde=[^&]+/, 'desde=00000000-0000-7000-8000-000000000000'));
  await expect(page.getByText(/no está entre los anteriores/)).toBeVisible();
  await foto('nuevas-desde-perdido');
  await boton(page, 'Mostrar todas las incidencias').click();
  await expect(page.getByRole('region', { name: 'Incidencias, una por una' })).toBeVisible();

  const analisis = page.url();
  await page.getByRole('link', { name: 'Comparar dos análisis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar análisis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grado de mantenibilidad' })).toContainText('puntos');
  await expect(page.getByText('src/nuevo.js:1').first()).toBeVisible();
  await foto('comparar-analisis');
  await page.getByText(/^Siguen \(/).click();
  await expect(page.getByRole('navigation', { name: 'Páginas de incidencias' })).toBeVisible();
  await ir(page, analisis.replace('/sonarqube/', '/editar_proyecto/'));
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill(repositorios.crear('otra.git'));
  await boton(page, 'Guardar cambios').click();
  await avisado(page, 'Proyecto actualizado exitosamente.');
  await ir(page, analisis);
  const ajenos = panel(page, 'Resultados de otro repositorio');
  await expect(ajenos.getByText(/Estos resultados son de .*tienda\.git/)).toBeVisible();
  await expect(historia.getByText(/tienda\.git/)).toHaveCount(2);
  await expect(grado(page)).toBeVisible();
  await foto('embebido-otro-repositorio');
});

test('what needs no defects is measured and shown before they are found', async ({ page, foto, api }) => {
  const proyecto = await proyectoNuevo(api, 'Medidas primero');
  await buscandoDefectos(page, proyecto._id);
  await page.goto(rutaAnalisis(proyecto));
  repositorios.retener();
  await boton(page, 'Analizar').click();
  const medidas = panel(page, 'Medidas del código');
  await expect(medidas.getByText('Aún se buscan las incidencias.')).toBeVisible();
  await expect(medidas.getByRole('definition').getByText('692', { exact: true })).toBeVisible();
  await expect(barra(page)).toHaveAttribute('aria-valuetext', /Buscando incidencias/);
  await expect(grado(page)).toHaveCount(0);
  await expect(page.getByText(/olores|sin medida/i)).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await foto('embebido-medidas-primero');
  repositorios.soltar();
  await expect(panel(page, 'Análisis terminado')).toBeVisible(termina);
  await expect(medidas).toHaveCount(0);
  await expect(grado(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Métricas de calidad' })).toBeVisible();
});

test('a missing branch is reported, and the analysis succeeds once the branch exists', async ({
  page,
  foto,
  api,
}) => {
  const proyecto = await proyectoNuevo(api, 'Sin rama', 'desarrollo');
  await page.goto(rutaAnalisis(proyecto));
  await boton(page, 'Analizar').click();
  const fallo = panel(page, 'El último análisis falló');
  await expect(fallo.getByText(/no tiene la rama/)).toBeVisible(termina);
  await expect(fallo.getByRole('link', { name: 'Editar el proyecto' })).toBeVisible();
  await expect(grado(page)).toHaveCount(0);
  await foto('embebido-fallido');
  repositorios.cambiar(
    proyecto.repositorio,
    [{ path: 'a.js', content: 'export const a = 1;\n' }],
    'desarrollo',
  );
  await boton(page, 'Reintentar').click();
  await expect(panel(page, 'Análisis terminado')).toBeVisible(termina);
  await expect(grado(page)).toBeVisible();
});

test('an analysis is cancelled by its owner; an admin sees it all and commands nothing', async ({
  page,
  foto,
  api,
  browser,
}) => {
  const proyecto = await proyectoNuevo(api, 'Cancelado');
  // Git waits twenty seconds for a silent host: both are on the page before it falls silent.
  const admin = await comoAdmin(browser, page);
  await admin.goto(rutaAnalisis(proyecto));
  await page.goto(rutaAnalisis(proyecto));
  repositorios.retener();
  await boton(page, 'Analizar').click();
  await expect(barra(page)).toBeVisible();
  await admin.reload();
  await expect(barra(admin)).toBeVisible();
  await expect(boton(admin, 'Cancelar')).toHaveCount(0);
  await boton(page, 'Cancelar').click();
  await expect(panel(page, 'El último análisis se canceló')).toBeVisible();
  await expect(barra(page)).toHaveCount(0);
  await expect(panel(admin, 'El último análisis se canceló')).toBeVisible();
  await foto('embebido-cancelado');
  repositorios.soltar();
  await boton(page, 'Analizar').click();
  await expect(panel(page, 'Análisis terminado')).toBeVisible(termina);
  await admin.reload();
  await expect(panel(admin, 'Análisis terminado')).toBeVisible();
  await expect(grado(admin)).toBeVisible();
  await expect(admin.getByText(/Solo la persona a la que pertenece el proyecto/)).toBeVisible();
  await expect(admin.getByRole('button', { name: /Analizar/ })).toHaveCount(0);
  await admin.context().close();
});

/**
 * Replaces the page's progress by «all measured» while the repository holds the analysis back: the duration of the
 * real search for defects is not controllable.
 */
async function buscandoDefectos(page: Page, id: string): Promise<void> {
  const medidas = {
    ncloc: 692,
    complexity: 163,
    cognitive_complexity: 87,
    duplicated_lines: 58,
    lines_to_cover: 297,
    comment_lines_density: 8.1,
  };
  await page.route(`**/api/analisis/${id}/progreso`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
  await page.route(`**/api/analisis/${id}`, async (route) => {
    const response = await route.fetch();
    const estado = z.looseObject({ estado: z.string() }).parse(await response.json());
    const progreso = { fase: 'analizando', hechos: 23, total: 38 };
    const json = estado.estado === 'en-curso' ? { ...estado, progreso, medidas } : estado;
    await route.fulfill({ response, json });
  });
}

/** An admin's page of the same size. */
async function comoAdmin(browser: Browser, page: Page): Promise<Page> {
  const suyo = await browser.newContext({
    storageState: sesionDe('admin', 'principal'),
    baseURL: inicio('principal'),
    viewport: page.viewportSize(),
  });
  return suyo.newPage();
}
