import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { pulsarSinEfecto } from '../support/press.ts';
import { pestana } from '../support/tabs.ts';

test.use({ ancho: 'movil' });

/** The alert's box and the thing's share no point, and the thing is in the window. */
async function aLaVista(page: Page, cosa: Locator): Promise<void> {
  await expect(cosa).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const caja = await cosa.boundingBox();
      const aviso = await page.getByRole('region', { name: 'Avisos' }).boundingBox();
      return caja !== null && aviso !== null && caja.y + caja.height <= aviso.y;
    })
    .toBe(true);
}

test('an alert closes with its cause or its screen, and does not cover the field that it names', async ({
  page,
  api,
  foto,
}) => {
  const proyecto = await api.crearProyecto(unico('Avisos'));
  const alertas = page.getByRole('alert');
  await page.goto(`pruebas/${proyecto._id}`);
  await pulsarSinEfecto(page.getByRole('button', { name: 'Iniciar prueba' }));
  await avisado(page, 'Elija el alcance de la prueba');
  await aLaVista(page, page.getByRole('radio').first());
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await expect(alertas).toHaveCount(0);
  await expect(page.getByLabel('Seleccione la métrica')).toBeVisible();
  await pulsarSinEfecto(page.getByRole('button', { name: 'Iniciar prueba' }));
  await expect(alertas).toHaveCount(1);
  await aLaVista(page, page.getByLabel('Seleccione la métrica'));
  await foto('aviso-planificacion');

  await ir(page, `metricsresponse/${proyecto._id}`);
  const guardar = page.getByRole('button', { name: 'Guardar respuestas' });
  await page.getByLabel('Título de la prueba').fill('');
  await pulsarSinEfecto(guardar);
  await avisado(page, /título de la (?:prueba|lista de verificación) está vacío/i);
  await aLaVista(page, page.getByLabel('Título de la prueba'));
  await foto('aviso-titulo');
  await page.getByLabel('Título de la prueba').fill('Con avisos');
  await expect(alertas).toHaveCount(0);
  await pulsarSinEfecto(guardar);
  await avisado(page, /xisten pautas sin responder/);
  await aLaVista(page, page.getByRole('radio').first());
  await foto('aviso-sin-responder');
  await pestana(page, 'Resumen').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(alertas).toHaveCount(0);
});

test('an alert of a form closes when its fields are corrected', async ({ page, foto }) => {
  await page.goto('crear_proyecto');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await avisado(page, 'Revise los campos señalados');
  const nombre = page.getByRole('textbox', { name: 'Nombre' });
  await expect(nombre).toBeFocused();
  await aLaVista(page, nombre);
  await foto('aviso-formulario');
  await nombre.fill('Avisos');
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill('https://github.com/a/b');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.getByLabel('Token de acceso').fill('x');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
