import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';

test('a project is registered, edited without touching its token, and deleted', async ({ page, foto }) => {
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
    .fill('https://github.com/mantenible/tienda');
  await foto('proyecto-formulario');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await avisado(page, 'Proyecto creado exitosamente.');
  await expect(page).toHaveURL(/\/lista_proyectos$/);
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
  await expect(page.getByText(/sonar\.projectKey=tienda-en-linea-/).first()).toBeVisible();
  await foto('instrucciones');

  await ir(page, 'lista_proyectos');
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'La copia que tenga el servicio de análisis no se elimina',
  );
  await foto('proyecto-eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('heading', { name: nombre })).toHaveCount(0);
});

test('a step that fails keeps what was typed, and a repeat completes the project', async ({
  page,
  foto,
  esperar,
}) => {
  esperar(/503/);
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
  await expect(page.getByRole('heading', { name: nombre })).toHaveCount(1);
});
