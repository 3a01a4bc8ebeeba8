import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { cargar, ir } from '../support/navigate.ts';
import { resultado } from '../support/product.ts';
import { abrirRepositorios } from '../support/repositories.ts';

test('the measuring sheet, the blank checklist and the laboratory are reached from the information page', async ({
  page,
  foto,
}) => {
  const main = page.getByRole('main');
  await page.goto('informacion');
  await main.getByRole('link', { name: 'Hoja de medición' }).click();
  await page.getByRole('searchbox').fill('complejidad superior a 10');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^Orden: .*, Python$/ })).toContainText('lizard --csv');
  await foto('hoja-de-medicion');

  await page.goto('informacion');
  await main.getByRole('link', { name: 'Lista de verificación en blanco' }).click();
  await page.getByLabel('Qué imprimir').selectOption({ label: 'Adecuación de la complejidad ciclomática' });
  await expect(page).toHaveURL(/lista_en_blanco\?metrica=/);
  await expect(page.getByText('6 preguntas.')).toBeVisible();
  await foto('lista-en-blanco');
  await page.pdf({ path: resultado('capturas/lista-en-blanco.pdf'), format: 'A4' });

  await page.goto('informacion');
  await main.getByRole('link', { name: 'Laboratorio' }).click();
  await expect(page.getByRole('heading', { name: /^4\. Haga cada cambio/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Solución/ })).toHaveCount(0);
  await foto('laboratorio');
});

test('a question of a run shows how to measure it, on a phone too', async ({ page, api, foto }) => {
  const repositorios = await abrirRepositorios();
  const nombre = unico('Medir');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  await cargar(page);
  await ir(page, `pruebas/${proyecto._id}`);
  await expect(page.getByRole('link', { name: 'hoja de medición' })).toBeVisible();
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  const metrica = 'Adecuación de la complejidad ciclomática (6 preguntas)';
  await page.getByLabel('Seleccione la métrica').selectOption({ label: metrica });
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  const medir = page.getByRole('button', { name: '¿Cómo lo mido? Pregunta 2' });
  await expect(medir).toBeVisible();
  await expect(page.getByRole('button', { name: /Cómo lo mido.*Pregunta 1$/ })).toHaveCount(0);
  await foto('medir-cerrado');
  await medir.click();
  await expect(page.getByRole('group', { name: /^Orden: .*, Python$/ })).toContainText('lizard --csv');
  await foto('medir-abierto');
  await repositorios.cerrar();
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('sees the solution of the laboratory, also in print', async ({ page, foto }) => {
    await page.goto('laboratorio');
    await expect(page.getByRole('row', { name: /^Añadir mil líneas de datos/ })).toContainText('+9,52');
    await foto('laboratorio-solucion');
    await page.pdf({ path: resultado('capturas/laboratorio.pdf'), format: 'A4' });
  });
});
