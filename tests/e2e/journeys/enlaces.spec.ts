import { rutaAnalisis, termina } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

test('an owner takes an analysis out, shares it with a person who has no account, and revokes the link', async ({
  page,
  api,
  foto,
  browser,
}) => {
  const nombre = unico('Compartido');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  await page.goto(rutaAnalisis(proyecto));
  await page.getByRole('button', { name: /^Analizar$/ }).click();
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);

  for (const [formato, final] of [
    ['SARIF, para editores y GitHub', /\.sarif$/u],
    ['Markdown, para un comentario', /\.md$/u],
  ] as const) {
    await page.getByRole('button', { name: 'Descargar en otro formato' }).click();
    const descarga = page.waitForEvent('download');
    await page.getByRole('button', { name: formato }).click();
    expect((await descarga).suggestedFilename()).toMatch(final);
  }

  await page.getByRole('button', { name: 'Más acciones del proyecto' }).click();
  await page.getByRole('link', { name: 'Compartir' }).click();
  await expect(page.getByText('El proyecto no tiene ningún enlace compartido.')).toBeVisible();
  await foto('enlaces-vacio');
  await page.getByRole('checkbox', { name: 'Mostrar también el código' }).check();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  await avisado(page, 'Enlace creado.');
  const nuevo = page.getByRole('region', { name: 'Su enlace' });
  const direccion = (await nuevo.getByText(/\/compartido\//).textContent()) ?? '';
  await expect(page.getByRole('table', { name: 'Enlaces del proyecto' })).toContainText('Con código');
  await foto('enlaces-creado');

  const ajeno = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const suya = await ajeno.newPage();
  const pedidas: string[] = [];
  suya.on('request', (peticion) => void pedidas.push(new URL(peticion.url()).pathname));
  await suya.goto(direccion);
  await expect(suya.getByRole('heading', { level: 1, name: 'Análisis estático' })).toBeVisible();
  await expect(suya.getByText(nombre)).toBeVisible();
  await expect(suya.getByRole('heading', { name: 'Incidencias' })).toBeVisible();
  await fotografiar(suya, 'movil', 'compartido-analisis');
  // No sign-in starts, and the page reads the link alone.
  expect(pedidas.filter((ruta) => ruta.includes('/auth/'))).toEqual([]);
  expect(pedidas.filter((ruta) => ruta.includes('/api/'))).toHaveLength(1);
  expect(new URL(suya.url()).pathname).toBe(new URL(direccion).pathname);

  await page.getByRole('button', { name: /^Retirar:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await avisado(page, 'Enlace retirado: ya no se abre.');
  await suya.reload();
  await expect(suya.getByText('Este enlace no existe, ha caducado o fue retirado.')).toBeVisible();
  await fotografiar(suya, 'movil', 'compartido-no-vale');
  await ajeno.close();
});
