import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';
import { promises } from './promises.ts';

/** What holds a promise that no test file shows alone. */
const otherwise: Readonly<Record<string, string>> = {
  32: '`eslint-plugin-regexp` in `npm run check`: a pattern that can take more than linear time is an error',
};

const testFile = /\.(?:test|spec)\.tsx?$/u;
/** First line of a test file: `// seguridad: 28, 29`. */
const mark = /^\/\/ seguridad: (?<ids>[a-z0-9-]+(?:, [a-z0-9-]+)*)$/mu;

/** Promises that a test file shows, by its mark. */
export function marksIn(source: string): readonly string[] {
  return mark.exec(source)?.groups?.['ids']?.split(', ') ?? [];
}

/**
 * The page of all promises with the test files that carry their mark.
 * @throws Error naming a mark without promise, or a promise without test
 */
export function promisesPage(marked: ReadonlyMap<string, readonly string[]>): string {
  const known = new Set(Object.keys(promises));
  for (const [file, ids] of marked)
    for (const id of ids) if (!known.has(id)) throw new Error(`${file}: no existe la promesa «${id}»`);
  const rows = Object.entries(promises).map(([id, name]) => `| ${id} | ${name} | ${shownBy(id, marked)} |`);
  return [
    '# Promises and their tests',
    '',
    'Written by `npm run docs` from the marks of the test files (`// seguridad: 28`); what each of them shows stands in',
    '[seguridad.md](seguridad.md). A promise without a test stops the check.',
    '',
    '| item | promise | shown by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function shownBy(id: string, marked: ReadonlyMap<string, readonly string[]>): string {
  const files = [...marked].flatMap(([file, ids]) => (ids.includes(id) ? [`\`${file}\``] : []));
  const all = [...files.toSorted(), ...(otherwise[id] === undefined ? [] : [otherwise[id]])];
  if (all.length === 0)
    throw new Error(`nada muestra la promesa ${id}: falta «// seguridad: ${id}» en su prueba`);
  return all.join(', ');
}

export const securityPage = (): string => promisesPage(markedFiles());

function markedFiles(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const room of ['apps', 'packages', 'tests']) {
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!testFile.test(file) || file.includes('node_modules')) continue;
      const ids = marksIn(readFileSync(join(root, room, file), 'utf8'));
      if (ids.length > 0) found.set(`${room}/${file}`, ids);
    }
  }
  return found;
}
