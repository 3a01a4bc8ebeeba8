import { expect, test } from '../support/journey.ts';
import { pestana } from '../support/tabs.ts';

const proyecto = '00000000-0000-8000-8000-0000000000e1';

test('the solved example is reached from the information page and read through its tabs', async ({
  page,
  foto,
}) => {
  await page.goto('informacion');
  await page.getByRole('main').getByRole('link', { name: 'Ver el ejemplo resuelto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await expect(page.getByText(/^Ejemplo resuelto: una evaluación completa/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Análisis estático' })).toContainText(/\d\d,\d\d/);
  await foto('ejemplo-resumen');
  await pestana(page, 'Pruebas').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Segunda entrega' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Repetir prueba/ })).toHaveCount(0);
  await foto('ejemplo-pruebas');
  await pestana(page, 'Plan').click();
  await expect(page.getByText('Quitar los saltos que sobran en la ruta de los pedidos')).toBeVisible();
  await foto('ejemplo-mejora');
});

test('the analysis of the example shows its code, and is not repeated', async ({ page, foto }) => {
  await page.goto(`sonarqube/${proyecto}`);
  await expect(page.getByText('El ejemplo viene ya analizado con el producto')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Analizar/ })).toHaveCount(0);
  await foto('ejemplo-analisis');
  await page
    .getByRole('button', { name: /^Ver Código/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('class ');
  await foto('ejemplo-codigo', page.getByRole('dialog'));
});

test('the forms of a project lead to a sentence on the example', async ({ page, foto }) => {
  await page.goto(`pruebas/${proyecto}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Solo de consulta' })).toBeVisible();
  await foto('ejemplo-solo-de-consulta');
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('hides the example and shows it again', async ({ page, foto }) => {
    // Other journeys read the same example at the same time.
    let visible = true;
    await page.route('**/api/ejemplo', (ruta) => {
      if (ruta.request().method() === 'PUT') visible = !visible;
      return ruta.fulfill({ json: { proyecto, visible } });
    });
    await page.goto('cuotas');
    await page.getByRole('button', { name: 'Ocultar el ejemplo' }).click();
    await expect(page.getByText('los estudiantes no lo encuentran')).toBeVisible();
    await foto('ejemplo-oculto');
    await page.getByRole('button', { name: 'Mostrar el ejemplo' }).click();
    await expect(page.getByText('Todas las personas pueden consultar')).toBeVisible();
    await foto('ejemplo-visible');
  });
});
