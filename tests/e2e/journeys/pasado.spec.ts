import { termina } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';
import { paginaDe, pestana } from '../support/tabs.ts';

test.use({ cuenta: 'admin' });
// A person has one job at a time.
test.describe.configure({ mode: 'serial' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const codigo = (funciones: number): string =>
  Array.from(
    { length: funciones },
    (_, i) => `export function paso${i}(a) {\n  let nada;\n  if (a > ${i}) return a;\n  return ${i};\n}\n`,
  ).join('\n');

test('the past of a repository is started, followed, cancelled and read in charts and a table', async ({
  page,
  api,
  foto,
}) => {
  const nombre = unico('Historia');
  const repositorio = `${nombre.replace(/\W+/g, '-').toLowerCase()}.git`;
  const link = repositorios.crear(repositorio);
  for (let i = 1; i <= 4; i += 1)
    repositorios.cambiar(repositorio, [{ path: 'src/pasos.js', content: codigo(i * 3) }]);
  const proyecto = await api.crearProyecto(nombre, { link });

  await page.goto(`proyecto/${proyecto._id}`);
  await pestana(page, 'Análisis').click();
  await paginaDe(page, 'Análisis', 'Historia').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historia del repositorio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Todavía no se ha analizado la historia' })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await foto('pasado-inicio');

  repositorios.retener();
  await page.getByRole('button', { name: 'Analizar la historia' }).click();
  await expect(page.getByRole('heading', { name: 'Analizando la historia' })).toBeFocused();
  const barra = page.getByRole('progressbar', { name: 'Progreso de la historia' });
  await expect(barra).toHaveAttribute('aria-valuetext', /Conectando con el repositorio/);
  await foto('pasado-en-curso');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'El análisis de la historia se canceló' })).toBeFocused();
  repositorios.soltar();

  await page.getByRole('button', { name: 'Analizar la historia' }).click();
  await expect(page.getByRole('heading', { name: 'Historia analizada' })).toBeVisible(termina);
  await expect(page.getByText('no permite descargar solo los archivos necesarios')).toBeVisible();
  const tabla = page.getByRole('table', { name: 'Commits analizados, el más reciente primero' });
  await expect(tabla.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('figure')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Duplicación' }).check();
  await page.getByRole('checkbox', { name: 'Incidencias' }).uncheck();
  await expect(page.getByRole('figure').filter({ hasText: 'Duplicación' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Incidencias' })).toBeHidden();
  await expect(page.locator('figure svg .recharts-line-dots circle')).toHaveCount(15);
  await foto('pasado-listo');
});
