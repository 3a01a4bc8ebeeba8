import { pauta } from '@mantenible/contracts/pauta';
import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { descargarPdf } from '../support/pdf-text.ts';

test.use({ cuenta: 'admin' });

const conId = z.object({ _id: z.string() });

test('two attempts are compared: means, bars, answers that changed, and a question that was rewritten', async ({
  page,
  api,
  foto,
}) => {
  const tema = unico('Señalización');
  const proyecto = await api.crearProyecto(tema);
  const metrica = await api.crearMetrica(tema, 3);
  const completa = z.array(z.object({ listaVerificacion: conId }));
  const [leida] = await api.llamar('GET', `/metricas/one/${metrica._id}`, completa);
  const guardar = (intentos: number, nombre: string, valores: readonly number[], comentario: string) =>
    api.llamar('POST', '/respuestas/guardar-respuestas', conId, {
      proyectoId: proyecto._id,
      tipo: 'singleMetrica',
      metricaId: metrica._id,
      intentos,
      nombre,
      respuestas: metrica.pautas.map((pautaId, i) => ({
        pautaId,
        listaVerificacion: leida?.listaVerificacion._id,
        valor: valores[i],
        comentario: i === 0 ? comentario : '',
      })),
    });
  await guardar(1, 'Primera revisión', [0, 0, 1], 'Faltan señales en dos pasos.');
  await api.llamar('PUT', `/pautas/${metrica.pautas[1]}`, pauta, {
    descripcion: 'Reescrita',
    pregunta: '¿Cada señal tiene un texto alternativo?',
    nivelesCumplimiento: [
      { descripcion: 'No', valor: 0 },
      { descripcion: 'Sí', valor: 1 },
    ],
  });
  await guardar(2, 'Segunda revisión', [1, 1, 1], 'Añadidas en el segundo ciclo.');

  await page.goto(`projectresponses/${proyecto._id}`);
  await page.getByRole('link', { name: 'Comparar con la anterior Segunda revisión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar pruebas' })).toBeVisible();
  const general = page.getByRole('region', { name: 'Promedio general' });
  // One of three questions reached its highest level in attempt 1, all of them in attempt 2.
  await expect(general).toContainText('33,33 %');
  await expect(general).toContainText('100,00 %');
  await expect(general).toContainText('+66,67 puntos');
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  await expect(page.getByText('Faltan señales en dos pasos.')).toBeVisible();
  await page.getByText('La pregunta cambió (1 pregunta)').click();
  await expect(page.getByText('¿Cada señal tiene un texto alternativo?')).toBeVisible();
  await foto('comparar-pruebas');
  const pdf = await descargarPdf(page);
  for (const parte of [
    'Comparación de pruebas',
    tema,
    'Primera revisión',
    'Segunda revisión',
    '+66,67 puntos mejora',
    'Faltan señales en dos pasos.',
    'La pregunta cambió (1 pregunta)',
    'No se cumple',
  ])
    expect(pdf).toContain(parte);

  await page.getByRole('button', { name: 'Intercambiar' }).click();
  await expect(general).toContainText('−66,67 puntos');
  await page.getByRole('link', { name: 'Primera revisión' }).click();
  await expect(page.getByRole('heading', { name: 'REPORTE DE LA PRUEBA' })).toBeVisible();
});

test('a comparison with a deleted test, or of one test with itself, shows the next step', async ({
  page,
  api,
  foto,
}) => {
  const proyecto = await api.crearProyecto(unico('Sin pruebas'));
  await page.goto(`comparar_pruebas/${proyecto._id}`);
  await expect(page.getByText(/Todavía no hay dos pruebas del mismo alcance/)).toBeVisible();
  await foto('comparar-pruebas-vacio');
  await page.getByRole('link', { name: 'Ir al repositorio de pruebas' }).click();
  await expect(page).toHaveURL(new RegExp(`/projectresponses/${proyecto._id}$`));
});
