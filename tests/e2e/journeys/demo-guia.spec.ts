import { termina } from '../support/analysis.ts';
import { prepararDemo } from '../support/demo.ts';
import { expect, test } from '../support/journey.ts';
import { guardado } from '../support/run-test.ts';
import { paginaDe, pestana } from '../support/tabs.ts';

// The screens that the guide shows (lab/pictures.ts) and no other journey reaches in the demonstration.
test.use({ producto: 'demo' });

const metrica = 'Reusabilidad de activos';
const pregunta = /líneas de código de producción está en fragmentos repetidos/u;

test('a student answers one question with its measure, a reason and a place in the repository', async ({
  page,
  api,
  foto,
}) => {
  const id = await prepararDemo(api);
  await page.goto('lista_proyectos');
  await expect(page.getByRole('link', { name: 'Proyecto de demostración', exact: true })).toBeVisible();
  await foto('demo-proyectos');
  await page.goto(`pruebas/${id}`);
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await page.getByLabel('Seleccione la métrica').selectOption({ label: `${metrica} (5 preguntas)` });
  await foto('demo-planificacion');
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();

  const ligada = page.getByRole('group', { name: pregunta });
  await ligada.getByRole('radio', { name: /según el análisis/ }).check();
  await page
    .getByLabel('Comentario de la pregunta 2')
    .fill('Son copias los informes mensual y anual de informes.cjs, y los de socio y libro de informes.py.');
  await page.getByRole('button', { name: 'Añadir evidencia a la pregunta 2' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Un archivo del repositorio').check();
  await dialogo.getByLabel('Ruta del archivo').fill('tienda/servidor/informes.cjs');
  await dialogo.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Evidencias de la pregunta 2' })).toContainText('informes.cjs');
  await guardado(page);
  await foto('demo-evidencias', ligada);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await foto('demo-ejecucion');

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  await page.getByRole('button', { name: /^Descartar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('link', { name: /^Continuar/ })).toHaveCount(0);
});

test('a student reads the saved tests, a report and the analysis', async ({ page, api, foto }) => {
  const id = await prepararDemo(api);
  await page.goto(`projectresponses/${id}`);
  await expect(page.getByText('Segunda entrega').first()).toBeVisible();
  await foto('demo-repositorio');
  await page.goto(`proyecto/${id}`);
  await page
    .getByRole('link', { name: 'Evaluación completa de la tienda y la biblioteca', exact: true })
    .first()
    .click();
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  await foto('demo-reporte-entero');
  await pestana(page, 'Análisis').click();
  await paginaDe(page, 'Análisis', 'Resultado').click();
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible();
  await foto('demo-analisis');
});

test('a student reads what the analysis of a repository with tests and a submodule covers', async ({
  page,
  api,
  foto,
}) => {
  await prepararDemo(api);
  await page.goto('lista_proyectos');
  await page.getByRole('link', { name: 'Tienda con pruebas y alcance', exact: true }).click();
  await pestana(page, 'Análisis').click();
  const terminado = page.getByRole('region', { name: 'Análisis terminado' });
  await expect(terminado).toBeVisible(termina);
  const analizado = page.locator('details').filter({ hasText: 'Qué se analizó' });
  await analizado.locator('summary').click();
  for (const [parte, archivos] of [
    ['Código principal', '16'],
    ['Pruebas del software', '2'],
    ['Excluido por el alcance', '1'],
    ['Submódulos (aviso)', '1'],
  ] as const)
    await expect(
      analizado.getByRole('row', {
        name: new RegExp(`^${parte.replace(/[()]/gu, '\\$&')} ${archivos} `, 'u'),
      }),
    ).toBeVisible();
  await expect(analizado).toContainText('El archivo sonar-project.properties del commit analizado');
  await expect(page.getByRole('button', { name: /^Dejar fuera: .*generado/u })).toBeVisible();
  await analizado.evaluate((parte) => {
    parte.scrollIntoView({ block: 'start' });
  });
  await foto('demo-alcance', page);
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('reads a guideline with its measure, the criteria, the accounts and the audit trail', async ({
    page,
    foto,
  }) => {
    await page.goto('lista_pauta?buscar=infracciones');
    await page
      .getByRole('link', { name: /^Editar / })
      .first()
      .click();
    const medida = page.getByRole('group', { name: 'Medida del análisis estático' });
    await expect(medida.getByRole('textbox').first()).toBeVisible();
    await foto('demo-pauta', medida);
    await page.goto('editar_criterioVerificacion');
    await expect(page.getByRole('table', { name: /Lista de Verificación/ })).toBeVisible();
    await foto('demo-criterios');
    await page.goto('cuentas');
    await expect(page.getByRole('row').filter({ hasText: 'Es su cuenta' })).toContainText('admin');
    await foto('demo-cuentas');
    await page.goto('auditoria');
    await expect(page.getByRole('table', { name: 'Auditoría' }).getByRole('row').nth(1)).toBeVisible();
    await foto('demo-auditoria', page);
  });
});

test.describe('a person without a session', () => {
  test.use({ cuenta: null });

  test('signs in', async ({ page, foto }) => {
    await page.goto('informacion');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await foto('demo-acceso');
  });
});
