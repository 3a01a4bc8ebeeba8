import { enlaceCreado, type EnlaceNuevo } from '@mantenible/contracts/enlace';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio } from '../support/product.ts';

test.use({ cuenta: 'admin' });

const conId = z.object({ _id: z.string() });

/** A page of a person without an account, at the width of a telephone; `visitar` closes it. */
async function visitar(browser: Browser, visita: (page: Page) => Promise<void>): Promise<void> {
  const contexto = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await visita(await contexto.newPage());
  await contexto.close();
}

test('a report, a comparison, an improvement plan and a badge are seen without an account, and none of their persons', async ({
  api,
  browser,
}) => {
  const tema = unico('Todo compartido');
  const proyecto = await api.crearProyecto(tema);
  const metrica = await api.crearMetrica(tema, 2);
  const completa = z.array(z.object({ listaVerificacion: conId }));
  const [leida] = await api.llamar('GET', `/metricas/one/${metrica._id}`, completa);
  const guardar = (intentos: number, nombre: string, valores: readonly number[]) =>
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
        comentario: i === 0 ? `Comentario de ${nombre}` : '',
      })),
    });
  const antes = await guardar(1, 'Primera vuelta', [0, 1]);
  const despues = await guardar(2, 'Segunda vuelta', [1, 1]);
  const accion = {
    origen: { tipo: 'propia', clave: '' },
    texto: 'Partir el módulo grande',
    esfuerzo: 'medio',
    estado: 'pendiente',
    responsable: 'Persona reservada',
    fecha: null,
  };
  await api.llamar('POST', `/mejoras/${proyecto._id}/acciones`, z.unknown(), accion);
  const base = inicio('principal');
  const crear = async (pedido: EnlaceNuevo) =>
    (await api.llamar('POST', `/enlaces/${proyecto._id}`, enlaceCreado, pedido)).clave;

  await visitar(browser, async (suya) => {
    const abrir = async (pedido: EnlaceNuevo) => {
      await suya.goto(`${base}compartido/${await crear(pedido)}`);
      await expect(suya.getByText(tema).first()).toBeVisible();
    };
    const sinPersonas = async () => {
      const texto = await suya.locator('body').innerText();
      expect(texto).not.toMatch(/Persona reservada|github\.com/u);
    };
    await abrir({ clase: 'informe', prueba: antes._id, dias: 30 });
    await expect(suya.getByText('Comentario de Primera vuelta')).toBeVisible();
    await sinPersonas();
    await fotografiar(suya, 'movil', 'compartido-informe');

    await abrir({ clase: 'comparacion-pruebas', antes: antes._id, despues: despues._id, dias: 30 });
    await expect(suya.getByText('+50,00 puntos').first()).toBeVisible();
    await sinPersonas();
    await fotografiar(suya, 'movil', 'compartido-comparacion');

    await abrir({ clase: 'plan', dias: 30 });
    await expect(suya.getByText('Partir el módulo grande')).toBeVisible();
    await sinPersonas();
    await fotografiar(suya, 'movil', 'compartido-mejora');

    const insignia = await crear({ clase: 'insignia-promedio', dias: 30 });
    await suya.goto(`${base}api/compartido/${insignia}/insignia.svg`);
    await expect(suya.locator('svg title')).toHaveText(/^prueba de una métrica: 100,00\s%$/u);
  });
});
