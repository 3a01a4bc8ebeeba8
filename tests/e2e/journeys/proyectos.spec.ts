import type { Page } from '@playwright/test';

import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';

/** Answers the check of the access, whose code host is outside of the machine; that of a stored project fails. */
async function conAcceso(page: Page): Promise<void> {
  await page.route('**/api/proyectos/probar-acceso', (route) => {
    const { branch, proyectoId } = route.request().postDataJSON() as {
      readonly branch: string;
      readonly proyectoId?: string;
    };
    if (proyectoId !== undefined) {
      const rechazo = { correcto: false, mensaje: 'El repositorio rechazó el token.', campo: 'githubtoken' };
      return route.fulfill({ json: rechazo });
    }
    const mensaje = `El repositorio responde, pero no tiene la rama «${branch}».`;
    return route.fulfill({
      json:
        branch === 'main'
          ? { correcto: true, mensaje: 'Acceso correcto.' }
          : { correcto: false, mensaje, campo: 'branch' },
    });
  });
}

test('a project is registered, edited without touching its token, and deleted', async ({ page, foto }) => {
  await conAcceso(page);
  const nombre = unico('Tienda en línea');
  await page.goto('lista_proyectos');
  await page.getByRole('link', { name: 'Crear proyecto' }).first().click();
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(page.getByText('El siguiente campo es obligatorio')).toHaveCount(3);
  await foto('proyecto-incompleto');
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).focus();
  await expect(page.getByText(/^Compruebe que el enlace/)).toHaveAttribute('data-pista', 'true');
  await foto('proyecto-pista');

  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await expect(page.getByText(/tienda-en-linea-/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill('ftp://ejemplo/repo');
  const token = page.getByLabel('Token de acceso');
  await token.fill('ghp_no_existe');
  await expect(token).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar u ocultar el token' }).click();
  await expect(token).toHaveAttribute('type', 'text');
  await expect(page.getByRole('textbox', { name: 'Rama' })).toHaveValue('main');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(page.getByText(/Escriba el enlace completo/)).toBeVisible();
  await expect(token).toHaveValue('ghp_no_existe');
  await page
    .getByRole('textbox', { name: 'Enlace del repositorio' })
    .fill('https://www.github.com/mantenible/tienda/tree/desarrollo?tab=readme-ov-file');
  await page.getByText('¿Cómo lo consigo?').click();
  await expect(page.getByRole('link', { name: /en GitHub$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Enlace del repositorio' })).toHaveValue(
    'https://github.com/mantenible/tienda',
  );
  await expect(page.getByRole('textbox', { name: 'Rama' })).toHaveValue('desarrollo');
  await expect(page.getByText(/; rama: desarrollo\./)).toBeVisible();
  await expect(page.getByText('no tiene la rama «desarrollo»')).toBeVisible();
  await foto('proyecto-formulario-corte');
  await page.getByRole('textbox', { name: 'Rama' }).fill('main');
  await expect(page.getByText('Acceso correcto.')).toBeVisible();
  await foto('proyecto-formulario');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await avisado(page, 'Proyecto creado exitosamente.');
  await expect(page).toHaveURL(/\/proyecto\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await expect(page).toHaveTitle(`Resumen · ${nombre} · Mantenible`);
  await expect(page.getByText(/^No se pudo leer el repositorio: /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await foto('proyecto-sin-acceso');
  await page.getByRole('link', { name: 'Corregir' }).click();
  await expect(page).toHaveURL(/\/editar_proyecto\/[^/]+$/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await avisado(page, 'Proyecto actualizado exitosamente.');
  await expect(page).toHaveURL(/\/proyecto\/[^/]+$/);

  await ir(page, 'lista_proyectos');
  await expect(page.getByRole('heading', { name: nombre })).toBeVisible();
  await foto('proyectos');
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).not.toBeEditable();
  const enlace = page.getByRole('textbox', { name: 'Enlace del repositorio' });
  await enlace.fill('https://bitbucket.org/mantenible/tienda');
  await expect(token).toHaveValue('');
  await expect(page.getByText(/escriba un token de ese servidor/)).toBeVisible();
  await foto('proyecto-otro-servidor');
  await enlace.fill('https://github.com/mantenible/tienda');
  await expect(token).toHaveValue(/^•+$/);
  await page.getByRole('button', { name: 'Mostrar u ocultar el token' }).click();
  await expect(token).toHaveValue('ghp_no_existe');
  await page.getByRole('textbox', { name: 'Rama' }).fill('desarrollo');
  await foto('proyecto-edicion');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/lista_proyectos$/);
  const tarjeta = page.getByRole('listitem').filter({ hasText: nombre });
  await expect(tarjeta).toContainText('Rama desarrollo');

  await tarjeta.getByRole('link', { name: 'Análisis' }).click();
  await expect(page.getByRole('region', { name: 'Todavía no hay ningún análisis' })).toBeVisible();
  await foto('analisis-vacio');
  await page.getByRole('link', { name: 'Ir a Proyectos' }).click();
  await tarjeta.getByRole('link', { name: 'Instrucciones' }).click();
  await page.getByText('Para un servicio externo').click();
  await expect(page.getByText(/sonar\.projectKey=tienda-en-linea-/).first()).toBeVisible();
  await foto('instrucciones');

  await ir(page, 'lista_proyectos');
  await page.getByRole('button', { name: `Más acciones de ${nombre}` }).click();
  await foto('proyectos-mas-acciones');
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Esta acción no se puede deshacer.');
  await foto('proyecto-eliminar');
  await confirmarEliminacion(page);
  await expect(page.getByRole('heading', { name: nombre })).toHaveCount(0);
});

test('a step that fails keeps what was typed, and a repeat completes the project', async ({
  page,
  foto,
  esperar,
}) => {
  esperar(/503/);
  await conAcceso(page);
  const nombre = unico('A medias');
  let fallos = 1;
  await page.route('**/api/sonarqube/rename', async (route) => {
    if (fallos-- > 0)
      await route.fulfill({ status: 503, json: { codigo: 'x', mensaje: 'Servicio no disponible' } });
    else await route.continue();
  });
  await page.goto('crear_proyecto');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page
    .getByRole('textbox', { name: 'Enlace del repositorio' })
    .fill('https://github.com/mantenible/a-medias');
  await page.getByLabel('Token de acceso').fill('ghp_no_existe');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await avisado(page, 'Se produjo un error al crear el proyecto.');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(nombre);
  await foto('proyecto-error');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await avisado(page, 'Proyecto creado exitosamente.');
  await expect(page).toHaveTitle(`Resumen · ${nombre} · Mantenible`);
});
