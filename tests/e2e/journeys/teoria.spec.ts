import { expect, test } from '../support/journey.ts';

test.use({ ancho: 'movil' });

test('the theory and the glossary are reached from the information page', async ({ page, foto }) => {
  await page.goto('informacion');
  await page.getByRole('main').getByRole('link', { name: 'Teoría' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'La complejidad, paso a paso' })).toBeVisible();
  await page.getByRole('link', { name: 'Lo que el grado no distingue' }).click();
  await expect(page).toHaveURL(/teoria#limites$/);
  await foto('teoria');
  await page.goto('glosario_estudiantes#modularidad');
  await expect(page.getByRole('term').filter({ hasText: 'modularity' })).toBeInViewport();
  await foto('glosario-termino');
  await page.goto('glosario_estudiantes?buscar=hotspot');
  await expect(page.getByRole('term')).toHaveText(['punto crítico hotspot']);
  await page.getByRole('searchbox').clear();
  await expect(page.getByRole('term').filter({ hasText: 'coupling' })).toBeVisible();
  await foto('glosario');
});
