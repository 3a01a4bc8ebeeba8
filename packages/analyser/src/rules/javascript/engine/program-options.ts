import { posix } from 'node:path';

import ts from 'typescript';

import { pathPattern } from './path-pattern.ts';
import { toVirtual } from './virtual-host.ts';

/** The root files of one program, by virtual path, and its compiler options. */
export interface ProgramSettings {
  readonly roots: readonly string[];
  readonly options: ts.CompilerOptions;
}

/** The compiler defaults at the time of SonarQube 10.7; today's defaults are stricter. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing is compiled: it selects the libraries
const oldTarget = ts.ScriptTarget.ES5;
// eslint-disable-next-line @typescript-eslint/no-deprecated -- resolves relative names as SonarQube 10.7 does
const oldResolution = ts.ModuleResolutionKind.Node10;

/** Compiler options that a project may override. */
const formerDefaults: ts.CompilerOptions = {
  target: oldTarget,
  strict: false,
  esModuleInterop: false,
  types: [],
};

/** Compiler options that replace those of a project. */
const fixedOptions: ts.CompilerOptions = { noEmit: true, checkJs: false, skipLibCheck: true, noLib: false };

/** A project's compiler options, completed with the former defaults. */
const completeOptions = (options: ts.CompilerOptions): ts.CompilerOptions => {
  const { target = oldTarget } = options;
  const module =
    options.module ?? (target >= ts.ScriptTarget.ES2015 ? ts.ModuleKind.ES2015 : ts.ModuleKind.CommonJS);
  const old = module < ts.ModuleKind.Node16 || module > ts.ModuleKind.NodeNext;
  const moduleResolution = options.moduleResolution ?? (old ? oldResolution : undefined);
  return {
    ...formerDefaults,
    ...options,
    module,
    ...(moduleResolution && { moduleResolution }),
    ...fixedOptions,
  };
};

/**
 * A pattern of `include` or `exclude` as TypeScript reads it: a bare name matches a folder and its content.
 */
function toPattern(folder: string, glob: string): (place: string) => boolean {
  return pathPattern(posix.join(folder, /[*?]|\.\w+$/u.test(posix.basename(glob)) ? glob : `${glob}/**/*`));
}

function parseHost(texts: ReadonlyMap<string, string>): ts.ParseConfigHost {
  return {
    useCaseSensitiveFileNames: true,
    fileExists: (place) => texts.has(place),
    readFile: (place) => texts.get(place),
    readDirectory: (folder, extensions, excludes, includes) => {
      const patterns = (globs: readonly string[] = []) => globs.map((glob) => toPattern(folder, glob));
      const [wanted, unwanted] = [patterns(includes), patterns(excludes)];
      return [...texts.keys()].filter(
        (place) =>
          extensions.some((ending) => place.endsWith(ending)) &&
          wanted.some((matches) => matches(place)) &&
          !unwanted.some((matches) => matches(place)),
      );
    },
  };
}

/** The program of one file of compiler settings, and the files that it refers to. */
function settingsOf(config: string, texts: ReadonlyMap<string, string>) {
  const { config: json } = ts.parseConfigFileTextToJson(config, texts.get(config) ?? '') as {
    config?: unknown;
  };
  // A base configuration (`extends`) outside the batch is skipped; the other settings apply.
  const parsed = ts.parseJsonConfigFileContent(json ?? {}, parseHost(texts), posix.dirname(config));
  const program: ProgramSettings = { roots: parsed.fileNames, options: completeOptions(parsed.options) };
  return { program, references: (parsed.projectReferences ?? []).map(ts.resolveProjectReferencePath) };
}

const depth = (place: string) => place.split('/').length;

/**
 * One program for each `tsconfig.json` among the files, the outermost first, then for the settings that they refer to; without one,
 * a single program for all scripts. The keys are virtual paths, not paths of the batch.
 */
export function settingsFor(texts: ReadonlyMap<string, string>, scripts: readonly string[]) {
  const configs = [...texts.keys()].filter((place) => posix.basename(place) === 'tsconfig.json');
  if (configs.length === 0) {
    return [{ roots: scripts, options: completeOptions({ allowJs: true, noImplicitAny: true }) }];
  }
  configs.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const programs: ProgramSettings[] = [];
  const known = new Set(configs);
  // The set grows during the iteration.
  for (const config of known) {
    const { program, references } = settingsOf(config, texts);
    programs.push(program);
    for (const reference of references) if (texts.has(reference)) known.add(reference);
  }
  return programs;
}

/** The program of a single script. */
export const settingsForOne = (path: string): ProgramSettings => ({
  roots: [toVirtual(path)],
  options: completeOptions({ allowJs: true, noImplicitAny: true }),
});
