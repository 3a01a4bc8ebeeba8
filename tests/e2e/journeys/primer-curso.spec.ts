import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { claveDe, resultado } from '../support/product.ts';

import type { Locator } from '@playwright/test';

// A product in which no other journey makes accounts or courses.
test.use({ cuenta: null, producto: 'portada' });

/** Sixty people as Moodle exports them, who have no accounts yet. */
const personas = Array.from({ length: 60 }, (_, i) => `Persona ${i};Ruiz;persona${i}@uni.es`);
const archivo = {
  name: 'clase.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Nombre;Apellido(s);Dirección de correo', ...personas].join('\r\n')),
};

/**
 * The password of the admin is that of the configuration, so no first one is replaced. Typing counts as no press; a choice in a list
 * counts as two, and so does a file: the field, and the file in the window of the browser.
 */
test('an empty installation has a course of sixty people, its link and an open delivery within 25 presses', async ({
  page,
  foto,
}, info) => {
  let pulsaciones = 0;
  const pulsar = async (donde: Locator) => {
    pulsaciones += 1;
    await donde.click();
  };
  const boton = (name: string) => page.getByRole('button', { name, exact: true });
  const enlace = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const elegirArchivo = async () => {
    pulsaciones += 2;
    await page.locator('input[type=file]').setInputFiles(archivo);
  };

  await page.goto('');
  await pulsar(boton('Iniciar sesión'));
  await page.getByLabel('Usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDe('admin'));
  await pulsar(boton('Entrar'));

  await pulsar(enlace('Cuentas'));
  await pulsar(boton('Importar clase'));
  await elegirArchivo();
  await expect(page.getByText('60 nuevas')).toBeVisible();
  await pulsar(boton('Importar'));
  await pulsar(enlace('Ver e imprimir'));
  await expect(page.getByRole('list', { name: 'Papeletas' }).getByRole('listitem')).toHaveCount(60);
  await foto('primer-curso-papeletas');
  await page.pdf({ path: resultado('capturas/primer-curso-papeletas.pdf'), format: 'A4' });

  await pulsar(enlace('Cursos'));
  await pulsar(boton('Abrir un curso').first());
  const dialogo = page.getByRole('dialog', { name: 'Abrir un curso' });
  await dialogo.getByRole('textbox', { name: 'Nombre' }).fill('Mantenibilidad');
  await dialogo.getByRole('textbox', { name: 'Periodo' }).fill('2026-2');
  await pulsar(dialogo.getByRole('button', { name: 'Abrir' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mantenibilidad' })).toBeVisible();
  await expect(page.getByText(/\/unirse\/[A-Z2-9]+$/u)).toBeVisible();

  await pulsar(enlace('Ajustes'));
  await elegirArchivo();
  await pulsar(boton('Guardar la lista'));
  await avisado(page, 'Lista de clase guardada');
  await expect(page.getByText(/\/unirse\/[A-Z2-9]+$/u)).toBeVisible();

  await pulsar(enlace('Entregas'));
  await pulsar(enlace('Nueva entrega'));
  await page.getByRole('textbox', { name: 'Título' }).fill('Primera entrega');
  await page.getByLabel(/^Abre/u).fill('2020-01-01T00:00');
  await page.getByLabel(/^Se cierra/u).fill('2099-12-31T23:59');
  await pulsar(boton('Guardar'));
  await avisado(page, 'Entrega creada.');
  await foto('primer-curso-entrega');

  await pulsar(enlace('Mantenibilidad'));
  await expect(page.getByText('60 personas en la clase')).toBeVisible();
  info.annotations.push({ type: 'pulsaciones', description: String(pulsaciones) });
  expect(pulsaciones).toBeLessThanOrEqual(25);
});
