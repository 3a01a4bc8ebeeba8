import { posix, resolve, sep } from 'node:path';

import ts from 'typescript';

import type { Kept } from '../../kept.ts';
import { libraryFile, libraryFolder } from './libraries.ts';
import { admitOldOctals } from './parity/sloppy-script.ts';

/** Virtual folder of a batch; an absolute path on every system, without real files. */
const root = resolve('/mantenible-analyser').split(sep).join('/');

/** The virtual path of a file of the batch. */
export const toVirtual = (path: string): string => posix.join(root, path);

function foldersOf(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const place of texts.keys()) {
    for (let folder = posix.dirname(place); !folders.has(folder); folder = posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** A compiler host that contains only these texts and the compiler's own libraries. */
export function virtualHost(
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  kept: Kept<ts.SourceFile>,
): ts.CompilerHost {
  const folders = foldersOf(texts);
  // The compiler binds a parsed file once, by the options of the program.
  const ofOptions = JSON.stringify(options);
  return {
    fileExists: (place) => texts.has(place),
    readFile: (place) => texts.get(place),
    // The compiler leaves the slash of `../` at the end.
    directoryExists: (place) => folders.has(place.replace(/\/$/u, '')),
    getDirectories: () => [],
    realpath: (place) => place,
    getSourceFile: (place, parsing) => {
      const text = texts.get(place);
      if (text === undefined) return libraryFile(place);
      const { impliedNodeFormat = '' } = typeof parsing === 'object' ? parsing : {};
      return kept.get([place, ofOptions, impliedNodeFormat].join('\0'), text, () =>
        admitOldOctals(ts.createSourceFile(place, text, parsing)),
      );
    },
    getDefaultLibFileName: (options) => posix.join(libraryFolder, ts.getDefaultLibFileName(options)),
    getDefaultLibLocation: () => libraryFolder,
    getCurrentDirectory: () => root,
    getCanonicalFileName: (place) => place,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}
