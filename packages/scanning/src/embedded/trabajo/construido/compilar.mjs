// `node compilar.mjs FOLDER`, after the build: lets the child's program analyse the sources of a folder, once as a child that
// only measures and once as one that does all, and keeps what V8 compiled of it meanwhile.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cargar, compilado } from './cargar.mjs';
import { soloMedir } from './tareas.mjs';

const [carpeta = '', dentro, tarea] = process.argv.slice(2);

/** @param {string} raiz */
const fuentesDe = (raiz) =>
  readdirSync(raiz, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[jt]sx?|vue|py|css|html)$/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(raiz, path), 'utf8') }));

/** @param {string | undefined} cual */
function compilar(cual) {
  rmSync(compilado(cual), { force: true });
  const { banderas, memoriaPorDefecto } = cargar(cual).programa;
  const yo = fileURLToPath(import.meta.url);
  const argumentos = [
    ...banderas(memoriaPorDefecto),
    yo,
    carpeta,
    'dentro',
    ...(cual === undefined ? [] : [cual]),
  ];
  const { status } = spawnSync(process.execPath, argumentos, { stdio: 'inherit' });
  return status ?? 1;
}

if (dentro === undefined) process.exitCode = compilar(soloMedir) || compilar(undefined);
else {
  const { guion, programa } = cargar(tarea);
  const fuentes = fuentesDe(carpeta);
  const mide = tarea === soloMedir;
  const partes = mide
    ? fuentes.flatMap((fuente) => programa.analyseFile(fuente) ?? [])
    : await programa.analyseFiles(fuentes);
  if (!partes.some(({ parsable, findings }) => parsable && (mide || findings.length > 0)))
    throw new Error(`nothing was found in ${carpeta}`);
  programa.analyseProject(partes);
  writeFileSync(compilado(tarea), guion.createCachedData());
}
