import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';

/** What holds an item that no test file shows alone. */
const otherwise: Readonly<Record<string, string>> = {
  32: '`eslint-plugin-regexp` in `npm run check`: a pattern that can take more than linear time is an error',
};

const testFile = /\.(?:test|spec)\.tsx?$/u;
/** A line of a test file: `// seguridad: 28, 29`. */
const mark = /^\/\/ seguridad: (?<ids>[a-z0-9-]+(?:, [a-z0-9-]+)*)$/mu;
/** Beginning of an item's entry on the page: `- **28, 29** quotas`. */
const entry = /^- \*\*(?<ids>[a-z0-9-]+(?:, [a-z0-9-]+)*)\*\* /u;
const written = '  Shown by ';

const idsIn = (text: string, pattern: RegExp) => pattern.exec(text)?.groups?.['ids']?.split(', ') ?? [];

/** Items that a test file shows, by its mark. */
export const marksIn = (source: string): readonly string[] => idsIn(source, mark);

/**
 * The page with the test files that carry the mark of each entry.
 * @throws Error naming a mark without entry, or an item without test
 */
export function withTests(page: string, marked: ReadonlyMap<string, readonly string[]>): string {
  const lines = page.split('\n').filter((line) => !line.startsWith(written));
  const known = new Set(lines.flatMap((line) => idsIn(line, entry)));
  for (const [file, ids] of marked)
    for (const id of ids) if (!known.has(id)) throw new Error(`${file}: docs/seguridad.md no tiene «${id}»`);
  let ids: readonly string[] = [];
  return lines
    .flatMap((line, i) => {
      if (entry.test(line)) ids = idsIn(line, entry);
      if (ids.length === 0 || lines[i + 1]?.startsWith('  ')) return [line];
      const shown = written + shownBy(ids, marked);
      ids = [];
      return [line, shown];
    })
    .join('\n');
}

function shownBy(ids: readonly string[], marked: ReadonlyMap<string, readonly string[]>): string {
  const found = ids.flatMap((id) => {
    const files = [...marked].flatMap(([file, its]) => (its.includes(id) ? [`\`${file}\``] : []));
    const all = [...files, ...(otherwise[id] === undefined ? [] : [otherwise[id]])];
    if (all.length === 0) throw new Error(`nada muestra ${id}: falta «// seguridad: ${id}» en su prueba`);
    return all;
  });
  return `${[...new Set(found)].sort().join(', ')}.`;
}

/** The page of security and reliability, whose lines about tests are written from their marks. */
export const securityPage = (): string =>
  withTests(readFileSync(join(root, 'docs/seguridad.md'), 'utf8'), markedFiles());

function markedFiles(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const room of ['apps', 'packages', 'tests', 'tools']) {
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!testFile.test(file) || file.includes('node_modules')) continue;
      const ids = marksIn(readFileSync(join(root, room, file), 'utf8'));
      if (ids.length > 0) found.set(`${room}/${file.replaceAll('\\', '/')}`, ids);
    }
  }
  return found;
}
