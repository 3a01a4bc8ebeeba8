import { posix } from 'node:path';

import type { SourceFile } from '../../../../languages/language.ts';
import type { TemplateNames } from '../../../../languages/vue/template-names.ts';
import { oldestIn, type Version } from './node-range.ts';

/** Test frameworks that rules support, by package name. */
const testFrameworks = ['jasmine', 'jest', 'mocha'] as const;
export type TestFramework = (typeof testFrameworks)[number];

/** Facts of the project around a file, passed to rules as ESLint settings. */
export interface Settings {
  readonly react: { readonly version: string };
  readonly usesReact: boolean;
  /** The version of React in the nearest manifest. */
  readonly reactVersion: string;
  /** Frameworks whose package or `@types` package the project depends on. */
  readonly testFrameworks: readonly TestFramework[];
  /** The oldest Node that the nearest manifest with `engines` admits. */
  readonly oldestNode?: Version | null;
  /** Names that the template of a component uses; only for scripts of components. */
  readonly template?: TemplateNames | null;
}

/** Whether the template of the component uses a name that is declared at a place of the script. */
export function isUsedByTemplate(settings: Pick<Settings, 'template'>, name: string, place: number): boolean {
  const { template } = settings;
  return (
    template?.names.includes(name) === true && place >= template.setup.start && place < template.setup.end
  );
}

/** The test frameworks in the settings of a running rule. */
export function frameworksOf(settings: Readonly<Record<string, unknown>>): readonly TestFramework[] {
  const named: unknown = settings['testFrameworks'];
  return Array.isArray(named) ? testFrameworks.filter((framework) => named.includes(framework)) : [];
}

const newestVersion = '999.999.999';
const dependencyKinds = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const;

/** The version of React by kind of dependency, for the kinds that list it. */
type ReactVersions = Readonly<Partial<Record<(typeof dependencyKinds)[number], string>>>;

interface Manifest {
  readonly react: ReactVersions;
  readonly testFrameworks: readonly TestFramework[];
  /** The oldest Node that `engines` admits, null for a text that is not a range; undefined without `engines`. */
  readonly oldestNode: Version | null | undefined;
}

type ParsedManifest = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | null;

const reactOf = (manifest: ParsedManifest): ReactVersions =>
  Object.fromEntries(
    dependencyKinds.flatMap((kind) => {
      const version = manifest?.[kind]?.['react'];
      return typeof version === 'string' ? [[kind, version]] : [];
    }),
  );

function readManifest(text: string): Manifest {
  try {
    // The type is an assumption: every read of it checks the value.
    const manifest = JSON.parse(text) as ParsedManifest;
    const names = new Set(dependencyKinds.flatMap((kind) => Object.keys(manifest?.[kind] ?? {})));
    const isNamed = (name: string) => names.has(name) || names.has(`@types/${name}`);
    const node = manifest?.['engines']?.['node'];
    return {
      react: reactOf(manifest),
      testFrameworks: testFrameworks.filter(isNamed),
      oldestNode: typeof node === 'string' && node !== '' ? oldestIn(node) : undefined,
    };
  } catch {
    return { react: {}, testFrameworks: [], oldestNode: undefined };
  }
}

/** All folders above a path, the nearest first; '' is the root. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}

/**
 * Reads the settings of a path from the `package.json` files above it. The version of React is the literal
 * text in `dependencies` or `devDependencies`; without one, the newest version.
 */
export function settingsReader(files: readonly SourceFile[]): (path: string) => Settings {
  const manifests = new Map(
    files
      .filter(({ path }) => posix.basename(path) === 'package.json')
      .map(({ path, text }) => [path.replace(/\/?package\.json$/u, ''), readManifest(text)]),
  );
  return (path) => {
    const above = foldersOf(path).flatMap((folder) => manifests.get(folder) ?? []);
    const versions = above.map(({ react }) => react.dependencies ?? react.devDependencies);
    return {
      react: { version: newestVersion },
      reactVersion: versions.find((version) => version !== undefined) ?? newestVersion,
      usesReact: above.some(({ react }) => Object.keys(react).length > 0),
      testFrameworks: testFrameworks.filter((name) =>
        above.some((manifest) => manifest.testFrameworks.includes(name)),
      ),
      oldestNode: above.find(({ oldestNode }) => oldestNode !== undefined)?.oldestNode ?? null,
    };
  };
}
