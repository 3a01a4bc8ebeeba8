import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { leerFicha } from '../../packages/rule-cards/src/leer-ficha.ts';
import { root } from '../lib/paths.ts';

const cards = join(root, 'packages/rule-cards/cards');
const folders = ['javascript', 'python'] as const;

function titlesOf(folder: string): Record<string, string> {
  const files = readdirSync(join(cards, folder)).sort();
  return Object.fromEntries(
    files.map((file) => {
      const key = basename(file, '.md');
      return [key, leerFicha(key, readFileSync(join(cards, folder, file), 'utf8')).titulo];
    }),
  );
}

/** Title of every rule card by folder and key, as JSON: the page reads them without loading the cards. */
export function ruleTitles(): string {
  return JSON.stringify(Object.fromEntries(folders.map((folder) => [folder, titlesOf(folder)])));
}
