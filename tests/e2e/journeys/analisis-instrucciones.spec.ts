import { prepararProyecto } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';

test.use({ producto: 'analisis' });

test('the instructions have everything filled in, for Server and Cloud, JavaScript and Python', async ({
  page,
  context,
  foto,
  api,
  dobles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { _id, clave } = await prepararProyecto({ api, dobles }, 'Con guía', { branch: 'desarrollo' });
  const propiedades = page.getByRole('group', { name: 'Contenido de sonar-project.properties' });
  const flujo = page.getByRole('group', { name: 'Contenido de .github/workflows/sonarqube.yml' });
  for (const servicio of ['server', 'cloud']) {
    for (const lenguaje of ['javascript', 'python']) {
      await page.goto(`sonarqube/instructions/${_id}?servicio=${servicio}&lenguaje=${lenguaje}`);
      await expect(propiedades).toContainText(`sonar.projectKey=${clave}`);
      await expect(flujo).toContainText('"desarrollo"');
      if (servicio === 'cloud') {
        await page.getByRole('textbox', { name: 'Clave de la organización' }).fill('nuestra-org');
        await expect(propiedades).toContainText('sonar.organization=nuestra-org');
        await expect(flujo).not.toContainText('SONAR_HOST_URL');
      } else {
        await expect(propiedades).not.toContainText('sonar.organization');
        await expect(flujo).toContainText(`SONAR_HOST_URL: "${dobles.servicio.origen}"`);
      }
      await expect(propiedades.getByText('sonar.python.version')).toHaveCount(lenguaje === 'python' ? 1 : 0);
      for (const archivo of [propiedades, flujo]) await expect(archivo).not.toContainText(/__[A-Z]/);
      await foto(`instrucciones-${servicio}-${lenguaje}`);
    }
  }
  await page.getByRole('button', { name: 'Copiar sonar-project.properties' }).click();
  await expect(page.getByText('sonar-project.properties copiado')).toBeVisible();
  const copiado = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiado).toBe(await propiedades.innerText());
  await page.getByText('con la orden mantenible').click();
  const alcance = page.getByRole('group', { name: 'Contenido de Alcance' });
  await expect(alcance).toContainText('sonar.exclusions=');
  await expect(page.getByText('npm pack --workspace mantenible')).toBeVisible();
  await foto('instrucciones-orden');
  await page.getByRole('link', { name: 'Ir a Proyectos' }).last().click();
  await expect(page).toHaveURL(/\/lista_proyectos$/);
});
