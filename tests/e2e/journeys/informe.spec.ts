import { pauta } from '@mantenible/contracts/pauta';
import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { descargarPdf } from '../support/pdf-text.ts';

test.use({ cuenta: 'admin', ancho: 'movil' });

const conId = z.object({ _id: z.string() });

test('the report, its PDF, and both unmoved by later edits of the catalogue', async ({ page, api, foto }) => {
  const tema = unico('Señalización');
  const proyecto = await api.crearProyecto(tema);
  const metrica = await api.crearMetrica(tema, 3);
  const completa = z.array(z.object({ listaVerificacion: conId }));
  const [leida] = await api.llamar('GET', `/metricas/one/${metrica._id}`, completa);
  const respuestas = metrica.pautas.map((pautaId, i) => ({
    pautaId,
    listaVerificacion: leida?.listaVerificacion._id,
    valor: i === 0 ? 0 : 1,
    comentario: i === 1 ? `Comprobado: «ñandú» — ${'muy largo '.repeat(60)}` : '',
  }));
  const cuerpo = { proyectoId: proyecto._id, tipo: 'singleMetrica', metricaId: metrica._id, intentos: 1 };
  const guardada = await api.llamar('POST', '/respuestas/guardar-respuestas', conId, {
    ...cuerpo,
    nombre: 'Revisión de señales',
    respuestas,
  });

  await page.goto(`calculos/${guardada._id}`);
  await expect(page.getByRole('heading', { name: 'REPORTE DE LA PRUEBA' })).toBeVisible();
  // 2 of 3 questions reach the highest level: 66,67 %.
  await expect(page.getByText('66,67 %').first()).toBeVisible();
  await expect(page.getByText('Suficiente: se requiere un plan de mejora').first()).toBeVisible();
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  await foto('reporte-metrica');

  const antes = await descargarPdf(page);
  expect(antes).toContain('Reporte de Cálculos del Proyecto');
  expect(antes).toContain('66,67 %');
  expect(antes).toContain('Sin comentario');
  expect(antes).toContain('«ñandú» —');
  expect(antes).toContain('Suficiente: se requiere un plan de mejora');

  for (const id of metrica.pautas.slice(0, 2)) await api.llamar('DELETE', `/pautas/${id}`, z.unknown());
  const nivelesCumplimiento = [{ descripcion: 'Otro', valor: 9 }];
  await api.llamar('PUT', `/pautas/${metrica.pautas[2]}`, pauta, {
    descripcion: 'Cambiada',
    pregunta: '¿Cambió?',
    nivelesCumplimiento,
  });
  await api.llamar('DELETE', `/metricas/${metrica._id}`, z.unknown());
  await page.reload();
  await expect(page.getByText('66,67 %').first()).toBeVisible();
  await expect(page.getByText('¿Cambió?')).toHaveCount(0);

  await page.getByRole('link', { name: 'Regresar al repositorio' }).click();
  await expect(page).toHaveURL(new RegExp(`/projectresponses/${proyecto._id}$`));
});

test('a failed load of the report is shown', async ({ page, foto, esperar }) => {
  esperar(/404/);
  await page.goto('calculos/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('Error al obtener cálculos')).toBeVisible();
  await foto('reporte-error');
});
