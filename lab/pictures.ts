// `npm run pictures -w lab`: takes the pictures of docs/guia.md again, from journeys through the demonstration.
// Names of pictures renew those alone: `npm run pictures -w lab -- planificacion evidencias`.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { toWebp } from './lib/webp.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';
import { root } from '../tools/lib/paths.ts';
import { runChosenJourneys } from '../tools/lib/playwright.ts';

/** Each picture of the guide: the picture that a journey takes of the same screen, and the journey. */
const pictures = [
  ['acceso', 'demo-acceso', 'demo-guia'],
  ['proyectos', 'demo-proyectos', 'demo-guia'],
  ['planificacion', 'demo-planificacion', 'demo-guia'],
  ['ejecucion', 'demo-ejecucion', 'demo-guia'],
  ['evidencias', 'demo-evidencias-parte', 'demo-guia'],
  ['repositorio', 'demo-repositorio', 'demo-guia'],
  ['reporte', 'demo-reporte-entero', 'demo-guia'],
  ['reporte-detalle', 'demo-reporte-parte', 'demo'],
  ['comparar-pruebas', 'demo-comparar-pruebas', 'demo'],
  ['panorama', 'demo-proyecto', 'demo'],
  ['analisis', 'demo-analisis', 'demo-guia'],
  ['analisis-guia', 'demo-secciones-parte', 'demo'],
  ['analisis-archivos', 'demo-archivos-parte', 'demo'],
  ['ficha', 'demo-ficha-parte', 'demo'],
  ['comparar-analisis', 'demo-comparar-analisis', 'demo'],
  ['comparar-incidencias', 'demo-comparar-analisis-parte', 'demo'],
  ['historia', 'demo-historia', 'demo'],
  ['mejora', 'demo-mejora', 'demo'],
  ['mejora-efecto', 'demo-que-pasaria-parte', 'demo'],
  ['puntos-criticos', 'demo-puntos-criticos', 'demo'],
  ['curso', 'demo-curso-parte', 'demo-curso'],
  ['clase', 'demo-clase-parte', 'demo-curso'],
  ['entrega', 'demo-entrega-parte', 'demo-curso'],
  ['notas', 'demo-notas-parte', 'demo-curso'],
  ['nota', 'demo-nota-parte', 'demo-curso'],
  ['acuerdo', 'demo-acuerdo-parte', 'demo-curso'],
  ['alcance', 'demo-alcance-parte', 'demo-guia'],
  ['pauta', 'demo-pauta', 'demo-guia'],
  ['pauta-medida', 'demo-pauta-parte', 'demo-guia'],
  ['criterios', 'demo-criterios', 'demo-guia'],
  ['cuentas', 'demo-cuentas', 'demo-guia'],
  ['auditoria', 'demo-auditoria-parte', 'demo-guia'],
] as const;

await ensureAllBuilt();

/** Pixels of a picture's height: what a person sees first of a long page. */
const tallest = 1000;

const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? pictures : pictures.filter(([name]) => asked.includes(name));
const journeys = [...new Set(chosen.map(([, , journey]) => `tests/e2e/journeys/${journey}.spec.ts`))];
const code = await runChosenJourneys(journeys);
if (code === 0) {
  const taken = chosen.map(([, file]) => join(root, `test-results/capturas/escritorio/${file}.png`));
  const turned = await toWebp(await Promise.all(taken.map((file) => readFile(file))), tallest);
  for (const [index, [name]] of chosen.entries())
    await writeFile(join(root, `docs/imagenes/${name}.webp`), turned[index] ?? '');
}
process.exitCode = code;
