import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { leerFicha } from '@mantenible/rule-cards';

/** Folder with the cards of each rule repository; JavaScript and TypeScript share one. */
const carpetas: ReadonlyMap<string, string> = new Map([
  ['javascript', 'javascript'],
  ['typescript', 'javascript'],
  ['python', 'python'],
]);

/**
 * Title of a rule's card ('typescript:S3776'), read from the cards' folder, as plain text; null for a rule without a
 * card.
 */
export async function tituloDeRegla(regla: string): Promise<string | null> {
  const { repositorio, clave } = /^(?<repositorio>\w+):(?<clave>\w+)$/u.exec(regla)?.groups ?? {};
  const carpeta = carpetas.get(repositorio ?? '');
  if (carpeta === undefined || clave === undefined) return null;
  try {
    const fichas = dirname(createRequire(import.meta.url).resolve('@mantenible/rule-cards'));
    const texto = await readFile(join(fichas, '..', 'cards', carpeta, `${clave}.md`), 'utf8');
    return leerFicha(clave, texto).titulo.replaceAll(/`(?<codigo>[^`]+)`/gu, '«$<codigo>»');
  } catch {
    return null;
  }
}
