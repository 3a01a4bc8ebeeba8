import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';

import { root } from '../lib/paths.ts';

/** What only a test that uses the server of TEST_DATABASE_URL refers to, itself or through what it imports. */
const opensDatabase = /'@mantenible\/db\/test'|process\.env\['TEST_DATABASE_URL'\]/u;

const relativeImport = /(?:from|import)[\s(]*'(?<path>\.{1,2}\/[^']+)'/gu;

/**
 * Tests that analyse repositories, and so wait for other programs rather than for the database. The suite of workers analyses
 * over PostgreSQL too.
 */
export const wholeAnalyses: readonly string[] = [
  'analisis-de-repositorio.test.ts',
  'analisis-incorporado.routes.test.ts',
  'mensajes-raros.test.ts',
  'progreso.routes.test.ts',
];

/** Sources of the packages and of the API, by their paths from the root. */
function readSources(): ReadonlyMap<string, string> {
  const paths = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const),
  );
}

/** Test files among those sources that open a database where TEST_DATABASE_URL names its server. */
export function testsOverDatabase(sources: ReadonlyMap<string, string> = readSources()): string[] {
  const open = new Set([...sources].filter(([, text]) => opensDatabase.test(text)).map(([path]) => path));
  const importers = importersOf(sources);
  // A set gives what is added during its walk too.
  for (const path of open) for (const importer of importers.get(path) ?? []) open.add(importer);
  return [...open].filter((path) => path.endsWith('.test.ts')).toSorted();
}

/** Paths of the sources that import each, without those between packages: of these only the test database counts. */
function importersOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const pairs = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(relativeImport)].map(({ groups }) => ({
      path,
      imported: join(path, '..', groups?.['path'] ?? ''),
    })),
  );
  const grouped = Map.groupBy(pairs, ({ imported }) => imported);
  return new Map([...grouped].map(([imported, found]) => [imported, found.map(({ path }) => path)]));
}

/** Those of the short form: without whole analyses and without tests of processes. */
export const shortDatabaseTests = (): string[] =>
  testsOverDatabase().filter(
    (path) => !path.endsWith('.process.test.ts') && !wholeAnalyses.includes(basename(path)),
  );
