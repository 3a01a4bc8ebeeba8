import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { rulesOf, type Repository } from '../../packages/analyser/src/rules/catalogue/rule-facts.ts';
import { leerFicha } from '../../packages/rule-cards/src/leer-ficha.ts';
import { root } from '../lib/paths.ts';

const cards = join(root, 'packages/rule-cards/cards');
const repositories: Readonly<Record<string, readonly Repository[]>> = {
  javascript: ['javascript', 'typescript'],
  python: ['python'],
  css: ['css'],
  html: ['Web'],
  docker: ['docker'],
};

/** What the list of rules shows of a card, with the rule's severity and the repositories that have the rule. */
function entryOf(folder: string, key: string, within: readonly Repository[]) {
  const card = readFileSync(join(cards, folder, `${key}.md`), 'utf8');
  const { titulo, tema, ingles } = leerFicha(key, card);
  const repositorios = within.filter((repository) => Object.hasOwn(rulesOf(repository), key));
  const severidad = repositorios.map((repository) => rulesOf(repository)[key]?.severity).at(0);
  return { titulo, tema, ingles, severidad, repositorios };
}

function entriesOf(folder: string, within: readonly Repository[]) {
  const keys = readdirSync(join(cards, folder)).map((file) => basename(file, '.md'));
  return Object.fromEntries(keys.sort().map((key) => [key, entryOf(folder, key, within)]));
}

/** Every rule card by folder and key without its texts, as JSON: the page lists the rules without loading the cards. */
export function ruleIndex(): string {
  const folders = Object.entries(repositories);
  return JSON.stringify(
    Object.fromEntries(folders.map(([folder, within]) => [folder, entriesOf(folder, within)])),
  );
}
