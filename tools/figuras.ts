// `npm run figuras`: takes the pictures of docs/guia.md again, from the journeys that walk through those screens.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PNG } from 'pngjs';

import { ensureAllBuilt } from './lib/build.ts';
import { root } from './lib/paths.ts';
import { runChosenJourneys } from './lib/playwright.ts';

/** Each picture of the guide: the picture that a journey takes of the same screen, and the journey. */
const figures = [
  ['acceso', 'acceso', 'sesion'],
  ['proyectos', 'proyectos', 'proyectos'],
  ['planificacion', 'planificacion', 'prueba'],
  ['ejecucion', 'ejecucion', 'prueba'],
  ['evidencias', 'ejecucion-evidencias-parte', 'medidas-y-evidencias'],
  ['repositorio', 'repositorio', 'prueba'],
  ['reporte', 'reporte', 'prueba'],
  ['reporte-detalle', 'demo-reporte-parte', 'demo'],
  ['comparar-pruebas', 'demo-comparar-pruebas', 'demo'],
  ['panorama', 'demo-proyecto', 'demo'],
  ['analisis', 'embebido-listo', 'analisis-embebido'],
  ['analisis-guia', 'guia-incidencias', 'analisis-guia'],
  ['analisis-archivos', 'demo-archivos-parte', 'demo'],
  ['ficha', 'embebido-ficha', 'analisis-embebido'],
  ['comparar-analisis', 'demo-comparar-analisis', 'demo'],
  ['comparar-incidencias', 'demo-comparar-analisis-parte', 'demo'],
  ['historia', 'demo-historia', 'demo'],
  ['mejora', 'demo-plan', 'demo'],
  ['mejora-efecto', 'demo-que-pasaria-parte', 'demo'],
  ['puntos-criticos', 'demo-puntos-criticos', 'demo'],
  ['pauta', 'pauta-completa', 'pautas'],
  ['pauta-medida', 'pauta-medida-parte', 'medidas-y-evidencias'],
  ['criterios', 'criterios', 'catalogo'],
  ['cuentas', 'cuentas', 'cuentas'],
  ['auditoria', 'auditoria', 'auditoria'],
] as const;

await ensureAllBuilt();

/** Pixels of a picture's height: what a person sees first of a long page. */
const tallest = 1000;

function cropped(file: Buffer) {
  const whole = PNG.sync.read(file);
  const part = new PNG({ width: whole.width, height: Math.min(whole.height, tallest) });
  PNG.bitblt(whole, part, 0, 0, part.width, part.height, 0, 0);
  return PNG.sync.write(part, { colorType: 2 });
}

const journeys = [...new Set(figures.map(([, , journey]) => `tests/e2e/journeys/${journey}.spec.ts`))];
const code = await runChosenJourneys(journeys);
if (code === 0) {
  for (const [figure, picture] of figures) {
    const taken = join(root, `test-results/capturas/escritorio/${picture}.png`);
    await writeFile(join(root, `docs/imagenes/${figure}.png`), cropped(await readFile(taken)));
  }
}
process.exitCode = code;
