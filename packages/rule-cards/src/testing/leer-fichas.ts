import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CarpetaDeFichas } from '../carpeta-de-regla.ts';
import { leerFicha, type Ficha } from '../leer-ficha.ts';

/** All cards of a folder, by key; those of `javascript` serve TypeScript too. */
export function leerFichas(carpeta: CarpetaDeFichas): readonly Ficha[] {
  const ruta = join(import.meta.dirname, '../../cards', carpeta);
  return readdirSync(ruta)
    .filter((nombre) => nombre.endsWith('.md'))
    .map((nombre) => leerFicha(nombre.slice(0, -'.md'.length), readFileSync(join(ruta, nombre), 'utf8')));
}
