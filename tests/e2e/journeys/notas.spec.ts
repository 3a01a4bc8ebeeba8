import { curso } from '@mantenible/contracts/curso';
import { notaDeProyecto } from '@mantenible/contracts/nota';
import { rubricaLeida } from '@mantenible/contracts/rubrica';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi } from '../support/api.ts';
import { abrirNotasCopiadas } from '../support/deliveries.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: 'admin' });

const zona = 'America/Guayaquil';
const conId = z.object({ _id: z.string() });
const nada = z.unknown();

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The current minute by the clocks of the course. */
const esteMinuto = () =>
  new Date().toLocaleString('sv-SE', { timeZone: zona }).slice(0, 16).replace(' ', 'T');

test('a lecturer marks a delivery by a rubric and publishes, and the student reads the mark', async ({
  page,
  browser,
  api,
  foto,
  esperar,
}) => {
  esperar(/4(?:09|12)/u);
  const storageState = sesionDe('estudiante', 'principal');
  const estudiante = await browser.newPage({ storageState, baseURL: inicio('principal') });
  const deEstudiante = createCatalogueApi(estudiante, inicio('principal'));
  await estudiante.goto('lista_proyectos');
  await expect(estudiante.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();

  await page.goto('cursos');
  const datos = { nombre: unico('Calidad'), periodo: '2026-2', zona, escala: 10, aprobado: 7 };
  const { _id: cursoId } = await api.llamar('POST', '/cursos', conId, datos);
  const { codigo } = await api.llamar('GET', `/cursos/${cursoId}`, curso);
  const unirse = `/unirse/${codigo ?? ''}`;
  const { aviso } = await deEstudiante.llamar(
    'GET',
    unirse,
    z.object({ aviso: z.object({ version: nada }) }),
  );
  await deEstudiante.llamar('POST', unirse, nada, { aviso: aviso.version });
  const nombre = unico('Calificado');
  const { _id: proyecto } = await deEstudiante.crearProyecto(nombre);
  await deEstudiante.llamar('PUT', `/cursos/${cursoId}/proyectos/${proyecto}`, nada);
  const { _id: entregaId } = await api.llamar('POST', `/cursos/${cursoId}/entregas`, conId, {
    titulo: 'Plan de mejora',
    texto: '',
    abre: '2020-01-01T00:00',
    cierra: esteMinuto(),
    pide: { prueba: null, analisis: true, plan: true },
    plantilla: null,
    ambito: null,
  });

  await page.goto(`entrega/${entregaId}`);
  await page.getByRole('link', { name: 'Rúbrica: cómo se califica' }).click();
  await expect(page.getByRole('heading', { name: 'Rúbrica de Plan de mejora', level: 1 })).toBeVisible();
  await foto('rubrica-vacia');
  await page
    .getByRole('combobox', { name: 'Partir de una rúbrica preparada' })
    .selectOption('Análisis y plan de mejora');
  await boton(page, 'Guardar la rúbrica').click();
  await avisado(page, 'Se guardó la rúbrica.');
  const motivo = page.getByRole('textbox', { name: 'Motivo del cambio' });
  await expect(motivo).toBeVisible();
  const prioridades = page.getByRole('textbox', { name: 'Nombre' }).first();
  await prioridades.fill('Orden del plan');
  await boton(page, 'Guardar la rúbrica').click();
  await expect(page.getByText('Escriba por qué cambia la rúbrica.')).toBeVisible();
  await foto('rubrica-sin-motivo');
  // Another lecturer changes the rubric meanwhile.
  const rubrica = `/entregas/${entregaId}/rubrica`;
  const { versiones } = await api.llamar('GET', rubrica, rubricaLeida);
  const lineas = versiones[0]?.lineas.map((linea) => ({ ...linea, nombre: `${linea.nombre} revisada` }));
  await api.llamar('PUT', rubrica, nada, { lineas, motivo: 'Otra revisión.' });
  await motivo.fill('Nombre más claro.');
  await boton(page, 'Guardar la rúbrica').click();
  await expect(page.getByRole('dialog')).toContainText('Este registro cambió');
  await foto('rubrica-conflicto');
  await page.getByRole('dialog').getByRole('button', { name: 'Sobrescribir' }).click();
  await expect(page.getByText('Versión 3')).toContainText('Nombre más claro.');
  await expect(prioridades).toHaveValue('Orden del plan');
  await foto('rubrica');
  await boton(page, 'Probar con tres entregas').click();
  await expect(page.getByText('estas tres son inventadas')).toBeVisible();
  await expect(page.getByText('Ejemplo: muy completo')).toBeVisible();
  await foto('rubrica-probada');

  await abrirNotasCopiadas(page, entregaId);
  await boton(page, 'Calcular las cifras').click();
  await avisado(page, 'Se calcularon las cifras');
  await foto('notas');
  await page.getByRole('link', { name: nombre }).click();
  await expect(page.getByRole('heading', { name: `Nota de ${nombre}`, level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /Las acciones se eligen por lo fácil que son/u }).check();
  await page.getByRole('radio', { name: /Se dice qué significan\.$/u }).check();
  await page.getByRole('textbox', { name: /^Nota, de 0 a 10/u }).fill('8,5');
  await boton(page, 'Guardar').click();
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await foto('nota-sin-motivo');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('La exposición aclaró el plan.');
  await boton(page, 'Guardar').click();
  await avisado(page, 'Se guardó la corrección.');
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Ordene el plan por su efecto.');
  await boton(page, 'Comentar').click();
  await avisado(page, 'Se guardó el comentario.');
  await boton(page, 'Cambiar el comentario «Ordene el plan por su efecto.»').click();
  const cambio = page.getByRole('form', { name: 'Cambiar el comentario' });
  await cambio.getByRole('textbox', { name: 'Comentario' }).fill('Ordene el plan por su efecto en el grado.');
  await foto('comentario-que-cambia');
  await boton(page, 'Guardar').and(cambio.getByRole('button')).click();
  await expect(
    boton(page, 'Cambiar el comentario «Ordene el plan por su efecto en el grado.»'),
  ).toBeFocused();
  // Another lecturer saves the correction meanwhile.
  const nota = `/entregas/${entregaId}/notas/${proyecto}`;
  const { rubrica: usada, correccion } = await api.llamar('GET', nota, notaDeProyecto);
  const manual = { nota: 8.5, motivo: 'La exposición aclaró el plan. Bien.' };
  await api.llamar('PUT', nota, nada, { ...correccion, manual, rubrica: usada?.version, cambio: null });
  await boton(page, 'Publicar esta nota').click();
  await expect(page.getByRole('dialog')).toContainText('La nota cambió desde que usted la leyó');
  await foto('nota-cambiada');
  await boton(page, 'Recargar').click();
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue(manual.motivo);
  await boton(page, 'Publicar esta nota').click();
  await avisado(page, 'Se publicó 1 nota.');
  await expect(page.getByText('Publicada: 8,5.')).toBeVisible();
  await page.getByText('¿Cómo se calcula?').last().click();
  await expect(page.getByText(/^Nota: 10 × \(/u)).toBeVisible();
  await foto('nota-corregida');
  await page.goto(`entrega/${entregaId}/acuerdo`);
  await expect(page.getByText('No hay pruebas entregadas que comparar.')).toBeVisible();
  await foto('acuerdo');

  await estudiante.goto('avisos');
  // Other journeys of this student have notices, too.
  const enlace = estudiante.locator(`a[href*="${entregaId}"]`);
  const suyo = estudiante.getByRole('listitem').filter({ has: enlace });
  await expect(suyo).toContainText('Sin leer');
  await fotografiar(estudiante, 'escritorio', 'avisos-de-estudiante');
  await boton(estudiante, 'Marcar como leídos').click();
  await expect(suyo).toContainText('Leído');
  await suyo.getByRole('link').click();
  const suya = estudiante.getByRole('region', { name: 'Su nota' });
  await expect(suya).toContainText('8,5 de 10 · Aprueba');
  await expect(suya).toContainText('La exposición aclaró el plan.');
  await expect(suya).toContainText('Orden del plan: 2 de 4 puntos');
  await expect(estudiante.getByText('Ordene el plan por su efecto en el grado.')).toBeVisible();
  await suya.getByText('¿Cómo se calcula?').click();
  await expect(suya.getByText('El docente puso otra nota: 8,5.')).toBeVisible();
  await expect(suya.getByText(/^Orden del plan: 2, los puntos del nivel elegido/u)).toBeVisible();
  await fotografiar(estudiante, 'escritorio', 'nota-de-estudiante');
  await estudiante.getByText('Pedir revisión', { exact: true }).first().click();
  await estudiante
    .getByRole('textbox', { name: 'Qué quiere que se revise' })
    .fill('La lectura del análisis.');
  await boton(estudiante, 'Pedir revisión').click();
  await expect(estudiante.getByText('Pidió la revisión de la nota')).toBeVisible();
  await fotografiar(estudiante, 'escritorio', 'nota-con-revision');
  await estudiante.getByRole('link', { name: 'Plan de mejora', exact: true }).click();
  await estudiante.getByRole('link', { name: 'Rúbrica: cómo se califica' }).click();
  await expect(estudiante.getByText('Hasta 4 puntos, por niveles.')).toBeVisible();
  await fotografiar(estudiante, 'escritorio', 'rubrica-de-estudiante');
  await estudiante.close();
});
