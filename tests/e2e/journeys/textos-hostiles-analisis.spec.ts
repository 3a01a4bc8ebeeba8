// seguridad: 55
import * as z from 'zod/mini';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { llaves, marca, muestra, vigilar } from '../support/hostile-text.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { cerrarDialogo } from '../support/press.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

test.use({ cuenta: 'admin' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const ruta = `src/${marca}${llaves}${'larguísima'.repeat(6)}.py`;
const omitida = `vendor/${marca}.js`;

/** Python whose texts, names and comments are hostile, with findings whose messages quote them; more in each version. */
const codigo = (vuelta: number): string =>
  [
    `# <script>alert(${vuelta})</script>`,
    'def larguísima(b):  # oculto\u3164\uFE0F ❤\uFE0F',
    `    print('${marca}', '${marca}', '${marca}')`,
    '    sobra = 1',
    '    for x in b:',
    '        if x:',
    '            if b:',
    `                return '${llaves} \u202Eabc ${marca}'`,
    ...Array.from({ length: vuelta }, (_, cual) => `def larga${cual}(): pass  # TODO ${marca}`),
    '',
  ].join('\n');

test('hostile paths and source of a repository are text on every screen of its analysis', async ({
  page,
  api,
  foto,
}) => {
  vigilar(page);
  const nombre = unico('Código hostil');
  const repositorio = `${nombre.replace(/\W+/g, '-').toLowerCase()}.git`;
  const link = repositorios.crear(repositorio);
  const cambiar = (vuelta: number) => {
    repositorios.cambiar(repositorio, [
      { path: ruta, content: codigo(vuelta) },
      { path: omitida, content: 'ajena();\n' },
    ]);
  };
  cambiar(1);
  const proyecto = await api.crearProyecto(nombre, { link });

  await page.goto(`${rutaAnalisis(proyecto)}?vista=lista`);
  const terminado = page.getByRole('region', { name: 'Análisis terminado' });
  await page.getByRole('button', { name: /^Analizar/ }).click();
  await expect(terminado).toBeVisible(termina);
  await page.getByText(/^1 archivo no se analizó/).click();
  await muestra(page, omitida);
  await page.getByRole('combobox', { name: 'Archivo' }).fill(ruta);
  await page.getByRole('option', { name: ruta, exact: true }).click();
  await muestra(page, ruta);
  await foto('hostil-analisis');
  await page.getByRole('list', { name: 'Incidencias' }).getByRole('button').first().click();
  const visor = page.getByRole('dialog');
  await expect(visor).toContainText('<script>alert(1)</script>');
  await expect(visor).toContainText('# ocultoU+3164U+FE0F ❤\uFE0F');
  await expect(visor).toContainText('U+202Eabc');
  await muestra(page, ruta);
  await foto('hostil-codigo', page);
  await cerrarDialogo(page);

  cambiar(2);
  repositorios.retener();
  await page.getByRole('button', { name: 'Analizar de nuevo' }).click();
  await expect(terminado).toHaveCount(0);
  repositorios.soltar();
  await expect(terminado).toBeVisible(termina);
  await page.getByRole('link', { name: 'Comparar dos análisis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar análisis' })).toBeVisible();
  await muestra(page, marca);
  await foto('hostil-comparar');

  await ir(page, `puntos_criticos/${proyecto._id}`);
  await muestra(page, ruta, termina);
  await foto('hostil-puntos');

  await api.llamar('POST', `/mejoras/${proyecto._id}/acciones`, z.unknown(), {
    origen: { tipo: 'archivo', clave: ruta },
    texto: `Ordenar ${marca}`,
    esfuerzo: 'medio',
    estado: 'pendiente',
    responsable: llaves,
    fecha: null,
  });
  await ir(page, `mejora/${proyecto._id}`);
  const acciones = page.getByRole('list', { name: 'Acciones' });
  await expect(acciones).toContainText(`Ordenar ${marca}`);
  await expect(acciones).toContainText(llaves);
  await muestra(page, marca);
  await foto('hostil-mejora-analisis');

  await ir(page, `pasado/${proyecto._id}`);
  await page.getByRole('button', { name: 'Analizar la historia' }).click();
  await muestra(page, 'Historia analizada', termina);
  await foto('hostil-pasado');

  await ir(page, `proyecto/${proyecto._id}`);
  await muestra(page, nombre);
});
