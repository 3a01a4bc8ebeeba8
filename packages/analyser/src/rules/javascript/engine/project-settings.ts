import { posix } from 'node:path';

import type { SourceFile } from '../../../languages/language.ts';
import type { TemplateNames } from '../../../languages/vue/template-names.ts';

/** Frameworks of tests that rules know, by the names of their packages. */
const testFrameworks = ['jasmine', 'jest', 'mocha'] as const;
export type TestFramework = (typeof testFrameworks)[number];

/** What rules learn of the project around a file. */
export interface Settings {
  readonly react: { readonly version: string };
  readonly usesReact: boolean;
  /** The version of React that the project asks for. */
  readonly reactVersion: string;
  /** Those that the project installs, itself or as types. */
  readonly testFrameworks: readonly TestFramework[];
  /** What the template of the component uses whose script this is. */
  readonly template?: TemplateNames | null;
}

/** Whether the template of the component uses a name that stands at a place of the script. */
export function isUsedByTemplate(settings: Pick<Settings, 'template'>, name: string, place: number): boolean {
  const { template } = settings;
  return (
    template?.names.includes(name) === true && place >= template.setup.start && place < template.setup.end
  );
}

/** The frameworks of tests that the settings of a running rule name. */
export function frameworksOf(settings: Readonly<Record<string, unknown>>): readonly TestFramework[] {
  const named: unknown = settings['testFrameworks'];
  return Array.isArray(named) ? testFrameworks.filter((framework) => named.includes(framework)) : [];
}

const newest = '999.999.999';
const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** The version of React by kind of dependency, for those kinds under which a manifest names it. */
type ReactVersions = Readonly<Partial<Record<(typeof kinds)[number], string>>>;

interface Manifest {
  readonly react: ReactVersions;
  readonly testFrameworks: readonly TestFramework[];
}

type Parsed = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | null;

const reactOf = (manifest: Parsed): ReactVersions =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const version = manifest?.[kind]?.['react'];
      return typeof version === 'string' ? [[kind, version]] : [];
    }),
  );

function readManifest(text: string): Manifest {
  try {
    // Whatever else stands in it is asked for piece by piece.
    const manifest = JSON.parse(text) as Parsed;
    const names = new Set(kinds.flatMap((kind) => Object.keys(manifest?.[kind] ?? {})));
    const isNamed = (name: string) => names.has(name) || names.has(`@types/${name}`);
    return { react: reactOf(manifest), testFrameworks: testFrameworks.filter(isNamed) };
  } catch {
    return { react: {}, testFrameworks: [] };
  }
}

/** Every folder that a path lies in, the nearest first; '' is the root. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}

/**
 * Reads what the `package.json` files above a path say. A version is taken as it is written, from what the project
 * itself installs; where none is, the newest is meant.
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
      react: { version: newest },
      reactVersion: versions.find((version) => version !== undefined) ?? newest,
      usesReact: above.some(({ react }) => Object.keys(react).length > 0),
      testFrameworks: testFrameworks.filter((name) =>
        above.some((manifest) => manifest.testFrameworks.includes(name)),
      ),
    };
  };
}
