import { expect, test } from '../support/journey.ts';
import { inicio } from '../support/product.ts';
import { entrar } from '../support/sign-in.ts';

test.use({ cuenta: null, producto: 'portada' });

test('with check-sso the landing page comes first, and who signs in is signed in on every tab', async ({
  page,
  context,
  foto,
}) => {
  // Questions to the provider for which the page leaves and returns: more than one for a page would be a loop.
  let preguntas = 0;
  context.on('request', (request) => {
    if (request.url().includes('prompt=none')) preguntas += 1;
  });
  const iniciar = page.getByRole('button', { name: 'Iniciar sesión' });
  const cerrar = page.getByRole('button', { name: 'Cerrar Sesión' });

  await page.goto('');
  await expect(iniciar).toBeVisible();
  await expect(cerrar).toHaveCount(0);
  await foto('portada-sin-sesion');
  await page.goto('lista_proyectos');
  await expect(iniciar).toBeVisible();
  await expect(page).toHaveURL(/\/mantenible\/?$/);
  expect(preguntas).toBe(0);

  await iniciar.click();
  await entrar(page, 'estudiante');
  await expect(cerrar).toBeVisible();
  await expect(page).toHaveURL(/\/mantenible\/?$/);

  const otra = await context.newPage();
  await otra.goto('informacion');
  await expect(otra.getByRole('heading', { level: 1, name: 'Información' })).toBeVisible();
  await expect(otra).toHaveURL(`${inicio('portada')}informacion`);
  expect(preguntas).toBe(1);

  await cerrar.click();
  await expect(iniciar).toBeVisible();
  await expect(page).toHaveURL(/\/mantenible\/?$/);
  await expect(otra.getByRole('dialog', { name: 'Su sesión ha caducado' })).toBeVisible();

  // 'Proyectos' leads on through the sign-in page.
  await page.getByRole('main').getByRole('button', { name: 'Proyectos' }).click();
  await entrar(page, 'estudiante');
  await expect(page).toHaveURL(/\/lista_proyectos$/);
});
