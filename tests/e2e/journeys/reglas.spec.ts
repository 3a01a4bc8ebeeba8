import { expect, test } from '../support/journey.ts';

test('the cards of all rules can be searched, opened by their address, and printed', async ({
  page,
  foto,
}) => {
  await page.goto('informacion');
  await page.getByRole('link', { name: 'Reglas del análisis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reglas' })).toBeVisible();
  await page.getByRole('heading', { level: 2, name: 'Django' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'S6553' })).toBeVisible();
  await foto('reglas');
  await page.getByRole('searchbox').fill('lazy quantifier');
  await page.getByRole('combobox', { name: 'Lenguaje' }).selectOption('Python');
  await expect(page).toHaveURL(/reglas\?buscar=lazy\+quantifier&lenguaje=python$/);
  await expect(page.getByRole('status').filter({ hasText: '1 de' })).toBeVisible();
  await page.getByRole('link', { name: 'Un cuantificador perezoso necesita algo después' }).click();
  await expect(page.getByRole('group', { name: 'Código, después' })).toBeVisible();
  const address = page.url();
  expect(new URL(address).pathname).toMatch(/\/reglas\/python(?::|%3A)S6019$/);
  await page.goto(address);
  await expect(page.getByRole('group', { name: 'Código, después' })).toBeVisible();
  await foto('regla');
  await page.getByRole('link', { name: 'cuantificador' }).click();
  await expect(page).toHaveURL(/glosario_estudiantes#cuantificador$/);
  await expect(page.getByRole('term').filter({ hasText: 'quantifier' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Código, después' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await foto('regla-impresa');
  await page.emulateMedia({ media: null });
});
