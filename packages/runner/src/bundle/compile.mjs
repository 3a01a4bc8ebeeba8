// `node compilar.mjs FOLDER`, after the build: lets the child's program do each of its tasks with the sources of a folder, and
// keeps what V8 compiled of it meanwhile. `node compilar.mjs FOLDER TASK`: one of them, in a process as children are.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cargar, compilado } from './load.mjs';
import { tareas } from './tasks.mjs';

const [carpeta = '', pedida] = process.argv.slice(2);
const tarea = tareas.find((una) => una === pedida);

/** @param {string} raiz */
const fuentesDe = (raiz) =>
  readdirSync(raiz, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[jt]sx?|vue|py|css|html)$/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(raiz, path), 'utf8') }));

/** Builds one in a process of its own; false where that failed. @param {import('./tasks.mjs').Tarea} una */
function compilar(una) {
  rmSync(compilado(una), { force: true });
  const { banderas, memoriaPorDefecto } = cargar(una).programa;
  const argumentos = [...banderas(memoriaPorDefecto), fileURLToPath(import.meta.url), carpeta, una];
  return spawnSync(process.execPath, argumentos, { stdio: 'inherit' }).status === 0;
}

if (tarea === undefined) process.exitCode = tareas.every(compilar) ? 0 : 1;
else {
  const { guion, programa } = cargar(tarea);
  const fuentes = fuentesDe(carpeta);
  const partes =
    tarea === 'medir'
      ? fuentes.flatMap((fuente) => programa.analyseFile(fuente) ?? [])
      : await programa.analyseFiles(fuentes);
  if (!partes.some(({ parsable, findings }) => parsable && (tarea === 'medir' || findings.length > 0)))
    throw new Error(`nothing was found in ${carpeta}`);
  programa.analyseProject(partes);
  writeFileSync(compilado(tarea), guion.createCachedData());
}
