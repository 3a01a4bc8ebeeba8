// `node compilar.mjs FOLDER`, after the build: lets the child's program analyse the sources of a folder and keeps what V8
// compiled of it meanwhile.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cargar, compilado } from './cargar.mjs';

const [carpeta = '', dentro] = process.argv.slice(2);

/** @param {string} raiz */
const fuentesDe = (raiz) =>
  readdirSync(raiz, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[jt]sx?|vue|py|css|html)$/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(raiz, path), 'utf8') }));

if (dentro === undefined) {
  rmSync(compilado, { force: true });
  const { banderas, memoriaPorDefecto } = cargar().programa;
  const yo = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [...banderas(memoriaPorDefecto), yo, carpeta, 'dentro'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  const { guion, programa } = cargar();
  const partes = await programa.analyseFiles(fuentesDe(carpeta));
  if (!partes.some(({ findings }) => findings.length > 0)) throw new Error(`nothing was found in ${carpeta}`);
  programa.analyseProject(partes);
  writeFileSync(compilado, guion.createCachedData());
}
