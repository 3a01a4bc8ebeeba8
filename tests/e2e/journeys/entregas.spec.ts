import { randomUUID } from 'node:crypto';

import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { curso, invitacionACurso } from '@mantenible/contracts/curso';
import { incidenciasEntregadas } from '@mantenible/contracts/entrega';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { createCatalogueApi, type Api } from '../support/api.ts';
import { abrirHasta } from '../support/deliveries.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio, sesionDe } from '../support/product.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

test.use({ cuenta: 'admin' });

const zona = 'America/Guayaquil';
let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const conId = z.object({ _id: z.string() });
const conClave = z.object({ clave: z.string() });

interface Persona {
  readonly page: Page;
  readonly api: Api;
}

/** Signs a new lecturer in, who replaces the initial password. */
async function entrarDocente(browser: Browser, usuario: string, clave: string): Promise<Persona> {
  const storageState = { cookies: [], origins: [] };
  const page = await (await browser.newContext({ baseURL: inicio('principal'), storageState })).newPage();
  const api = createCatalogueApi(page, inicio('principal'));
  await page.goto('lista_proyectos');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await boton(page, 'Entrar').click();
  const nueva = randomUUID();
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
  await page.getByLabel('Repita la contraseña nueva').fill(nueva);
  await boton(page, 'Guardar y continuar').click();
  await expect(page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  return { page, api };
}

async function abrirEstudiante(browser: Browser): Promise<Persona> {
  const storageState = sesionDe('estudiante', 'principal');
  const page = await (await browser.newContext({ baseURL: inicio('principal'), storageState })).newPage();
  const api = createCatalogueApi(page, inicio('principal'));
  await page.goto('lista_proyectos');
  await expect(page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  return { page, api };
}

/** The current minute by the clocks of the course. */
function esteMinuto(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: zona }).slice(0, 16).replace(' ', 'T');
}

/** What the delivered code has beyond the template: two findings that are alike, and no use of a name. */
const nuevo = {
  path: 'src/nuevo.js',
  content:
    "import { cosa } from './otra.js';\nexport function una() {}\nexport const dos = function () {};\n",
};

type Foto = (nombre: string) => Promise<void>;

/** The new findings alone, and a comment on the first of them, which stands beside it. */
async function comentarLoNuevo(page: Page, foto: Foto): Promise<void> {
  const mostrado = page.url();
  await page.getByText('Nuevas desde la plantilla').click();
  await expect(page.getByText(/incidencias? nuevas?: la plantilla no/u)).toBeVisible();
  await page.getByRole('link', { name: 'Comentar la incidencia 1' }).click();
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Quite lo que no usa.');
  await boton(page, 'Comentar').click();
  await avisado(page, 'Se guardó el comentario.');
  await page.goto(mostrado);
  await page.getByText('Nuevas desde la plantilla').click();
  const lista = page.getByRole('list', { name: 'Comentarios' });
  await expect(lista).toContainText('Quite lo que no usa.');
  await foto('entregado-nuevas');
}

interface DeMarca {
  readonly entregaId: string;
  readonly proyecto: string;
  readonly foto: Foto;
}

/** The student marks a new finding, and the lecturer accepts the mark: it counts no more. */
async function aceptarMarca(
  docente: Persona,
  estudiante: Persona,
  { entregaId, proyecto, foto }: DeMarca,
): Promise<void> {
  const { page } = docente;
  const nuevas = `/entregas/${entregaId}/proyectos/${proyecto}/incidencias?cuales=nuevas`;
  const { incidencias } = await docente.api.llamar('GET', nuevas, incidenciasEntregadas);
  const [primera] = incidencias;
  await estudiante.page.goto(rutaAnalisis({ _id: proyecto }));
  await boton(estudiante.page, 'Analizar').click();
  await expect(estudiante.page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);
  const { historia } = await estudiante.api.llamar('GET', `/analisis/${proyecto}`, situacionAnalisis);
  await estudiante.api.llamar('POST', `/marcas/${proyecto}`, z.unknown(), {
    analisis: historia[0]?.id,
    regla: primera?.regla,
    archivo: primera?.ruta,
    linea: primera?.linea,
    mensaje: primera?.mensaje,
    decision: 'falsa-alarma',
    razon: 'La usa la plantilla, que el análisis no ve.',
  });
  const linea = { id: 'nuevas', fuente: 'nuevas', nombre: 'Incidencias nuevas', modo: 'puntua', puntos: 10 };
  const lineas = [{ ...linea, bajo: 20, alto: 0, penalizaciones: [] }];
  await docente.api.llamar('PUT', `/entregas/${entregaId}/rubrica`, z.unknown(), { lineas, motivo: null });
  await page.goto(`entrega/${entregaId}/nota/${proyecto}`);
  await page.getByRole('checkbox', { name: /^Aceptar la marca de/u }).check();
  await foto('nota-con-marcas');
  await boton(page, 'Guardar').click();
  await avisado(page, 'Se guardó la corrección.');
  await page.getByText('¿Cómo se calcula?').last().click();
  await expect(page.getByText(/^Incidencias nuevas: 10 × \(/u)).toBeVisible();
  await foto('nota-con-cuentas');
}

test('a lecturer asks for an analysis, a student sees it, and what was delivered is analysed after the deadline', async ({
  api,
  browser,
  page: admin,
}) => {
  await admin.goto('cuentas');
  const usuario = `docente-${randomUUID().slice(0, 8)}`;
  const cuenta = { usuario, nombre: 'Dora Docente', correo: '', rol: 'docente' };
  const { clave } = await api.llamar('POST', '/cuentas', conClave, cuenta);
  const docente = await entrarDocente(browser, usuario, clave);
  const estudiante = await abrirEstudiante(browser);

  const datos = { nombre: unico('Calidad'), periodo: '2026-2', zona, escala: 10, aprobado: 7 };
  const { _id: cursoId } = await docente.api.llamar('POST', '/cursos', conId, datos);
  const { codigo } = await docente.api.llamar('GET', `/cursos/${cursoId}`, curso);
  const invitacion = await estudiante.api.llamar('GET', `/unirse/${codigo}`, invitacionACurso);
  await estudiante.api.llamar('POST', `/unirse/${codigo}`, z.unknown(), { aviso: invitacion.aviso.version });
  const nombre = unico('Entregado');
  const repositorio = `${nombre.replace(/\W+/gu, '-').toLowerCase()}.git`;
  const link = repositorios.crear(repositorio);
  repositorios.cambiar(repositorio, [nuevo]);
  const base = unico('Base');
  await docente.api.crearProyecto(base, { link: repositorios.crear(`base-${repositorio}`) });
  const proyecto = await estudiante.api.crearProyecto(nombre, { link });
  await estudiante.api.llamar('PUT', `/cursos/${cursoId}/proyectos/${proyecto._id}`, z.unknown());

  const { page } = docente;
  const foto = (nombreDeFoto: string, de = page) => fotografiar(de, 'escritorio', nombreDeFoto);
  await page.goto(`curso/${cursoId}/entregas`);
  await expect(page.getByText('Todavía no hay entregas en este curso.')).toBeVisible();
  await foto('entregas-vacias');
  await page.getByRole('link', { name: 'Nueva entrega' }).click();
  await boton(page, 'Guardar').click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await foto('entrega-sin-titulo');
  await page.getByRole('textbox', { name: 'Título' }).fill('Análisis de la tienda');
  await page.getByRole('textbox', { name: 'Enunciado (opcional)' }).fill('Analice la rama main.');
  await page.getByRole('combobox', { name: 'Prueba que se pide' }).selectOption('Ninguna prueba');
  await page.getByRole('combobox', { name: 'Plantilla (opcional)' }).selectOption(base);
  await page.getByLabel(/^Abre/u).fill('2020-01-01T00:00');
  const cierra = page.getByLabel(/^Se cierra/u);
  await cierra.fill('2020-01-02T00:00');
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Ese plazo ya pasó: elija un momento futuro.').first()).toBeVisible();
  await cierra.fill(esteMinuto());
  await boton(page, 'Guardar').click();
  await avisado(page, 'Entrega creada.');
  await expect(page.getByRole('row').filter({ hasText: nombre })).toContainText('Nada');
  const direccion = page.url();
  await foto('entrega-abierta');

  await estudiante.page.goto(`curso/${cursoId}/entregas`);
  await expect(estudiante.page.getByRole('listitem').filter({ hasText: nombre })).toContainText('Nada');
  await foto('entregas-mias', estudiante.page);

  await abrirHasta(page, direccion, boton(page, 'Analizar lo entregado'));
  await boton(page, 'Analizar lo entregado').click();
  // The template is analysed too.
  await expect(page.getByText('2 análisis terminados.')).toBeVisible(termina);
  await foto('entrega-analizada');
  await page.getByRole('link', { name: nombre }).click();
  await expect(page.getByRole('heading', { name: 'Incidencias' })).toBeVisible();
  await foto('entregado');
  await comentarLoNuevo(page, foto);

  await estudiante.page.goto(direccion);
  // What a lecturer analyses changes no state of a team, which had analysed nothing in time.
  await expect(estudiante.page.getByRole('row').filter({ hasText: nombre })).toContainText('Nada');
  await expect(boton(estudiante.page, 'Analizar lo entregado')).toHaveCount(0);
  await foto('entrega-de-estudiante', estudiante.page);
  const entregaId = new URL(direccion).pathname.split('/').at(-1) ?? '';
  await aceptarMarca(docente, estudiante, { entregaId, proyecto: proyecto._id, foto });

  await page.goto(`${direccion}/editar`);
  await page.getByText('Alcance del análisis: todos los archivos').click();
  await page.getByLabel('Archivos que se dejan fuera (opcional)').fill('lib/**');
  await boton(page, 'Guardar').click();
  const dialogo = page.getByRole('dialog', { name: '¿Cambiar una entrega que ya se cerró?' });
  await expect(dialogo).toContainText('Se descartan los análisis de lo entregado');
  await foto('entrega-cerrada-que-cambia');
  const fotografiada = Promise.withResolvers<null>();
  await page.route(`**/api/entregas/${entregaId}`, async (route) => {
    if (route.request().method() === 'PUT') await fotografiada.promise;
    await route.continue();
  });
  await dialogo.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(page.getByText('puede durar hasta un minuto')).toBeVisible();
  await foto('entrega-que-se-guarda');
  fotografiada.resolve(null);
  await expect(page.getByRole('list', { name: 'Alcance del análisis' })).toContainText('lib/**');
  await foto('entrega-con-alcance');
  await docente.page.context().close();
  await estudiante.page.context().close();
});
