import { expect, test } from '../support/journey.ts';

test.use({ ancho: 'movil' });

test('the landing page describes the product and leads to the projects', async ({ page, foto }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Evaluación de la mantenibilidad de aplicaciones web',
  );
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
  await foto('portada');
  await page.getByRole('main').getByRole('link', { name: 'Proyectos' }).click();
  await expect(page).toHaveURL(/\/lista_proyectos$/);
});

test('the information page draws only what the institution set', async ({ page, foto }) => {
  await page.goto('informacion');
  await expect(page.getByText('Nombre del software')).toBeVisible();
  await expect(page.getByText('Dirección', { exact: true })).toHaveCount(0);
  await foto('informacion');
});

test('an unknown address shows that and links back', async ({ page, foto }) => {
  await page.goto('no-existe');
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await foto('no-encontrada');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mantenible\/?$/);
});

test('a screen that cannot be loaded shows the error screen without a stack', async ({
  page,
  foto,
  esperar,
}) => {
  esperar(/./);
  await page.goto('');
  await expect(page.getByRole('main').getByRole('link', { name: 'Proyectos' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Proyectos' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/ at .*\.js/)).toHaveCount(0);
  await foto('error');
});

test.describe('in the dark', () => {
  test('the landing page keeps its contrast', async ({ page, foto }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('');
    await expect(page.getByRole('main').getByRole('link', { name: 'Proyectos' })).toBeVisible();
    await foto('portada-oscura');
    await page.emulateMedia({ colorScheme: null });
  });
});
