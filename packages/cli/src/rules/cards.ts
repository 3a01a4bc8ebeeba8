import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { leerFicha, type Ficha } from '@mantenible/rule-cards';
import { carpetaDeRegla } from '@mantenible/rule-cards/carpeta';

export interface FichaConTexto extends Ficha {
  /** The card as it is written, without the sections that its test alone reads. */
  readonly markdown: string;
}

/** The cards beside the built program, else those of the sources. */
const folder =
  [join(import.meta.dirname, 'cards'), join(import.meta.dirname, '../../../rule-cards/cards')].find((one) =>
    existsSync(one),
  ) ?? '';

const read = new Map<string, FichaConTexto | null>();

/** The card of a rule ('typescript:S3776'); null for a rule without one. */
export function cardOf(regla: string): FichaConTexto | null {
  const place = carpetaDeRegla(regla);
  if (place === null) return null;
  const path = join(folder, place.carpeta, `${place.clave}.md`);
  const known = read.get(path);
  if (known !== undefined) return known;
  const card = existsSync(path) ? parse(place.clave, readFileSync(path, 'utf8')) : null;
  read.set(path, card);
  return card;
}

const forTests = /^## (?:Contexto|Otras reglas|Comprobación|Sin ejecutar)\n/mu;

function parse(clave: string, text: string): FichaConTexto {
  const end = text.search(forTests);
  return { ...leerFicha(clave, text), markdown: end === -1 ? text : text.slice(0, end) };
}
