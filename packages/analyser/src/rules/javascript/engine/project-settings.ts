import { posix } from 'node:path';

import type { SourceFile } from '../../../languages/language.ts';

/** What rules learn of the project around a file. */
export interface Settings {
  readonly react: { readonly version: string };
  readonly usesReact: boolean;
  /** The version of React that the project asks for. */
  readonly reactVersion: string;
}

const newest = '999.999.999';
const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** The version of React by kind of dependency, for those kinds under which a manifest names it. */
type ReactVersions = Readonly<Partial<Record<(typeof kinds)[number], string>>>;

function readManifest(text: string): ReactVersions {
  try {
    const manifest = JSON.parse(text) as Readonly<
      Record<string, Readonly<Record<string, unknown>> | undefined>
    > | null;
    return Object.fromEntries(
      kinds.flatMap((kind) => {
        const version = manifest?.[kind]?.['react'];
        return typeof version === 'string' ? [[kind, version]] : [];
      }),
    );
  } catch {
    return {};
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
    const versions = above.map(({ dependencies, devDependencies }) => dependencies ?? devDependencies);
    return {
      react: { version: newest },
      reactVersion: versions.find((version) => version !== undefined) ?? newest,
      usesReact: above.some((each) => Object.keys(each).length > 0),
    };
  };
}
