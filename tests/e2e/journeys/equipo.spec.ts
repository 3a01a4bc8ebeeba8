import { randomUUID } from 'node:crypto';

import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi, type Api } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio } from '../support/product.ts';
import { guardado, responderTodo } from '../support/run-test.ts';

test.use({ cuenta: 'admin' });

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const conClave = z.object({ clave: z.string() });
const metricas = z.array(z.object({ _id: z.string() }));

interface Persona {
  readonly page: Page;
  readonly api: Api;
  readonly usuario: string;
  readonly nombre: string;
}

/** Opens an account of its own for a student, who signs in at an address and replaces the initial password. */
async function entrar(
  browser: Browser,
  admin: Api,
  nombre: string,
  direccion = 'lista_proyectos',
): Promise<Persona> {
  const usuario = `equipo-${randomUUID().slice(0, 8)}`;
  const cuenta = { usuario, nombre, correo: '', rol: 'estudiante' };
  const { clave } = await admin.llamar('POST', '/cuentas', conClave, cuenta);
  const storageState = { cookies: [], origins: [] };
  const page = await (await browser.newContext({ baseURL: inicio('principal'), storageState })).newPage();
  const api = createCatalogueApi(page, inicio('principal'));
  await page.goto(direccion);
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await boton(page, 'Entrar').click();
  const nueva = randomUUID();
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
  await page.getByLabel('Repita la contraseña nueva').fill(nueva);
  await boton(page, 'Guardar y continuar').click();
  return { page, api, usuario, nombre };
}

/** A project and its owner, on the page of its team. */
async function duenaConEquipo(
  browser: Browser,
  admin: Api,
): Promise<Persona & { nombreProyecto: string; id: string }> {
  const duena = await entrar(browser, admin, 'Ana Dueña');
  await expect(duena.page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  const nombreProyecto = unico('Tienda');
  const { _id: id } = await duena.api.crearProyecto(nombreProyecto);
  await duena.page.goto(`proyecto/${id}`);
  await duena.page.getByRole('button', { name: 'Más acciones del proyecto' }).click();
  await duena.page.getByRole('link', { name: 'Equipo', exact: true }).click();
  await expect(duena.page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeVisible();
  return { ...duena, nombreProyecto, id };
}

test('the owner invites by user name; the member saves a test first, and the owner of the same attempt chooses', async ({
  page: admin,
  api,
  browser,
}) => {
  await admin.goto('cuentas');
  const duena = await duenaConEquipo(browser, api);
  const { page, id, nombreProyecto } = duena;
  const foto = (nombre: string, de = page) => fotografiar(de, 'escritorio', nombre);
  await expect(page.getByText('Este proyecto todavía no tiene miembros.')).toBeVisible();
  await foto('equipo-vacio');
  await boton(page, 'Invitar').click();
  await expect(page.getByText('Escriba el usuario de la persona')).toBeVisible();

  const miembro = await entrar(browser, api, 'Beto Miembro');
  await expect(miembro.page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  await page.getByLabel('Usuario de la persona').fill(miembro.usuario);
  await boton(page, 'Invitar').click();
  await avisado(page, `Invitación para «${miembro.usuario}» guardada`);
  await expect(boton(page, `Retirar la invitación de ${miembro.usuario}`)).toBeVisible();
  await foto('equipo-invitada');

  await miembro.page.goto('lista_proyectos');
  const recibidas = miembro.page.getByRole('region', { name: 'Invitaciones a equipos' });
  await expect(recibidas).toContainText(`Ana Dueña le invita al equipo de ${nombreProyecto}`);
  await foto('invitacion-recibida', miembro.page);
  await boton(miembro.page, `Aceptar la invitación a ${nombreProyecto}`).click();
  await avisado(miembro.page, 'Ya es del equipo.');
  await expect(miembro.page).toHaveURL(new RegExp(`/proyecto/${id}$`, 'u'));

  await expect(miembro.page.getByText('Del equipo de Ana Dueña')).toBeVisible();
  await foto('panorama-miembro', miembro.page);
  await boton(miembro.page, 'Más acciones del proyecto').click();
  await expect(miembro.page.getByRole('link', { name: 'Equipo', exact: true })).toBeVisible();
  await expect(miembro.page.getByRole('link', { name: 'Editar', exact: true })).toHaveCount(0);
  await expect(boton(miembro.page, 'Eliminar')).toHaveCount(0);
  await miembro.page.keyboard.press('Escape');
  await ir(miembro.page, 'lista_proyectos');
  const tarjeta = miembro.page.getByRole('listitem').filter({ hasText: nombreProyecto });
  await expect(tarjeta).toContainText('Del equipo de Ana Dueña');
  await expect(tarjeta.getByRole('link', { name: `Editar ${nombreProyecto}` })).toHaveCount(0);
  await foto('proyectos-miembro', miembro.page);

  const [metrica] = await duena.api.llamar('GET', '/metricas', metricas);
  const prueba = `metricaresponse/${metrica?._id ?? ''}/${id}/1`;
  await responder(page, prueba, 'De Ana', 2);
  await responder(miembro.page, prueba, 'De Beto', 1);
  await boton(miembro.page, 'Guardar respuestas').click();
  await avisado(miembro.page, 'Respuestas guardadas exitosamente');

  await boton(page, 'Guardar respuestas').click();
  const dialogo = page.getByRole('dialog', { name: 'Otra persona guardó esta prueba antes' });
  await expect(dialogo).toContainText('Beto Miembro ya guardó el intento 1 de esta prueba.');
  await foto('guardada-por-otra');
  await boton(page, 'Comparar con lo guardado').click();
  await expect(dialogo.getByRole('region', { name: 'Preguntas con otra respuesta' })).toContainText(
    'Guardado:',
  );
  await foto('guardada-por-otra-comparada');
  const descarga = page.waitForEvent('download');
  await boton(page, 'Descargar mis respuestas').click();
  expect((await descarga).suggestedFilename()).toBe('mis-respuestas.txt');
  await boton(page, 'Guardar como intento 2').click();
  await avisado(page, 'Respuestas guardadas exitosamente');
  await ir(page, `projectresponses/${id}`);
  for (const texto of ['De Ana', 'De Beto', 'Ana Dueña', 'Beto Miembro'])
    await expect(page.getByRole('main').getByText(texto).first()).toBeVisible();
  await foto('repositorio-de-equipo');

  await ir(page, `proyecto/${id}/equipo`);
  await expect(boton(page, 'Traspasar el proyecto: Beto Miembro')).toBeVisible();
  await foto('equipo-con-miembro');

  await ir(miembro.page, `alcance/${id}`);
  await boton(miembro.page, 'Fijar un alcance').click();
  await miembro.page.getByLabel('Código que queda fuera').fill('src/api/**');
  await boton(miembro.page, 'Guardar el alcance').click();
  await avisado(miembro.page, 'Alcance guardado.');
  await ir(page, `alcance/${id}`);
  await expect(page.getByRole('region', { name: 'Quién fija el alcance' })).toContainText(
    'Último cambio: Beto Miembro.',
  );
  await foto('alcance-de-equipo');
  await duena.page.context().close();
  await miembro.page.context().close();
});

async function responder(page: Page, prueba: string, titulo: string, nivel: number): Promise<void> {
  await page.goto(prueba);
  await page.getByLabel('Título de la prueba').fill(titulo);
  await responderTodo(page, nivel);
  await guardado(page);
}

test('a person joins by the link, is refused what is the owner’s, and leaves', async ({
  page: admin,
  api,
  browser,
}) => {
  await admin.goto('cuentas');
  const duena = await duenaConEquipo(browser, api);
  const { id, nombreProyecto } = duena;
  await boton(duena.page, 'Crear enlace').click();
  await expect(duena.page.getByText('no se vuelve a mostrar')).toBeVisible();
  await fotografiar(duena.page, 'escritorio', 'equipo-enlace');
  const enlace = await duena.page.locator('code').filter({ hasText: '/unirse_equipo/' }).innerText();

  // A person without a session signs in, and comes to the invitation.
  const { page } = await entrar(browser, api, 'Beto Miembro', enlace);
  const foto = (nombre: string) => fotografiar(page, 'movil', nombre);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('main')).toContainText(
    `Ana Dueña le invita al equipo del proyecto ${nombreProyecto}`,
  );
  await foto('unirse-equipo');
  await boton(page, 'Unirme al equipo').click();
  await avisado(page, 'Ya es del equipo.');
  await expect(page.getByText('Del equipo de Ana Dueña')).toBeVisible();

  await ir(page, `editar_proyecto/${id}`);
  await expect(page.getByRole('heading', { name: 'Proyecto del equipo', level: 1 })).toBeVisible();
  await expect(boton(page, 'Guardar cambios')).toHaveCount(0);
  await foto('editar-miembro');

  await ir(page, `proyecto/${id}/equipo`);
  await expect(page.getByRole('listitem').filter({ hasText: '(usted)' })).toContainText('Beto Miembro');
  await expect(page.getByRole('heading', { name: 'Invitar' })).toHaveCount(0);
  await foto('equipo-miembro');
  await boton(page, 'Salir del equipo').click();
  await foto('equipo-salir');
  await boton(page, 'Salir').click();
  await avisado(page, 'Salió del equipo.');
  await expect(page.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  await expect(page.getByText(nombreProyecto)).toHaveCount(0);

  await duena.page.goto(`proyecto/${id}/equipo`);
  await expect(duena.page.getByText('Este proyecto todavía no tiene miembros.')).toBeVisible();
  await boton(duena.page, 'Anular el enlace').click();
  await avisado(duena.page, 'El enlace ya no vale.');
  await page.goto(enlace);
  await expect(page.getByText('Este enlace de invitación no es válido')).toBeVisible();
  await foto('unirse-equipo-anulado');
  await duena.page.context().close();
  await page.context().close();
});
