import { posix, resolve, sep } from 'node:path';

import ts from 'typescript';

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
export function virtualHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const folders = foldersOf(texts);
  return {
    fileExists: (place) => texts.has(place),
    readFile: (place) => texts.get(place),
    directoryExists: (place) => folders.has(place),
    getDirectories: () => [],
    realpath: (place) => place,
    getSourceFile: (place, options) => {
      const text = texts.get(place);
      return text === undefined
        ? libraryFile(place, texts)
        : admitOldOctals(ts.createSourceFile(place, text, options));
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
