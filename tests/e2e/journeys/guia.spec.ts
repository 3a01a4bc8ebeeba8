import { expect, test } from '../support/journey.ts';

test('the guide is read from the information page by its headings, found by a word, and printed', async ({
  page,
  foto,
}) => {
  await page.goto('informacion');
  await page.getByRole('main').getByRole('link', { name: 'Guía', exact: true }).click();
  await expect(page).toHaveTitle('Guía · Mantenible');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await foto('guia', page);

  const indice = page.getByRole('navigation', { name: 'En esta guía' });
  await indice.getByRole('link', { name: 'Qué significa el grado' }).click();
  const grado = page.getByRole('heading', { name: 'Qué significa el grado' });
  await expect(grado).toBeFocused();
  await expect(grado).toBeInViewport();
  await foto('guia-apartado', page);
  await page.getByRole('searchbox', { name: 'Buscar en la guía' }).fill('evidencia');
  await expect(page.getByText(/^\d+ de \d+ apartados$/)).toBeVisible();
  await expect(indice.getByRole('link', { name: 'Reunir evidencias' })).toBeVisible();
  await foto('guia-busqueda', page);

  const figuras = page.getByRole('figure').getByRole('img');
  await expect(figuras.first()).toHaveJSProperty('loading', 'lazy');
  await figuras.last().scrollIntoViewIfNeeded();
  await expect.poll(() => figuras.last().evaluate((una: HTMLImageElement) => una.naturalWidth)).toBe(1280);

  await page.emulateMedia({ media: 'print' });
  await expect(indice).toBeHidden();
  await foto('guia-impresa', page);
  await page.emulateMedia({ media: null });
});

test.describe('on a telephone', () => {
  test.use({ ancho: 'movil' });

  test('a link from another page opens the guide at its heading, which stays there', async ({
    page,
    foto,
  }) => {
    await page.goto('lista_proyectos');
    // A load redirects to the sign-in and back, which would interrupt the next navigation.
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    await page.goto('guia#reunir-evidencias');
    const evidencias = page.getByRole('heading', { name: 'Reunir evidencias' });
    await expect(evidencias).toBeFocused();
    await expect(evidencias).toBeInViewport();
    await page.getByText('Apartados de la guía').click();
    await page
      .getByRole('navigation', { name: 'En esta guía' })
      .getByRole('link', { name: 'Crear el token con el permiso mínimo' })
      .click();
    await expect(page.getByRole('heading', { name: 'Crear el token con el permiso mínimo' })).toBeFocused();
    await foto('guia-tabla', page);
  });
});
