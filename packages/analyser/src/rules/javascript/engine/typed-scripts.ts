import type ts from 'typescript';

import type { SourceFile } from '../../../languages/language.ts';
import { templateNames } from '../../../languages/vue/template-names.ts';
import { vueScript } from '../../../languages/vue/vue.ts';
import type { Kept } from '../../kept.ts';
import type { Script } from './parse-script.ts';
import { settingsFor } from './program-options.ts';
import { createProgram } from './programs.ts';
import { settingsReader } from './plain/project-settings.ts';
import { toVirtual } from './virtual-host.ts';

type UntypedScript = Omit<Script, 'program' | 'settings'>;

const isComponent = (path: string) => /\.vue$/iu.test(path);

/**
 * The script of a file; a component's script gets an additional extension. Null for other files, and for declarations,
 * which only give types.
 */
function scriptOf({ path, text }: SourceFile): UntypedScript | null {
  if (path.endsWith('.d.ts')) return null;
  if (/\.[cm]?[jt]s$|\.[jt]sx$/iu.test(path)) return { path, text, virtualPath: toVirtual(path) };
  if (!isComponent(path)) return null;
  const { text: script, dialect } = vueScript(text);
  return { path, text: script, virtualPath: `${toVirtual(path)}.${dialect === 'jsx' ? 'js' : dialect}` };
}

/**
 * The scripts among the files, each with the first program that contains it. A program lives while its
 * scripts are read. Components have no program: SonarQube 10.7 reads them without types.
 */
export function* typedScripts(files: readonly SourceFile[], kept: Kept<ts.SourceFile>): Generator<Script> {
  const plain = files.map(({ path, text }) => ({ path, text: text.replace(/^\ufeff/u, '') }));
  const scripts = new Map(
    plain.flatMap((file) => {
      const script = scriptOf(file);
      return script ? [[script.virtualPath, script] as const] : [];
    }),
  );
  const settingsOf = settingsReader(files);
  const sources = new Map(plain.map(({ path, text }) => [path, text]));
  const texts = new Map(plain.map(({ path, text }) => [toVirtual(path), text]));
  const places = [...scripts].flatMap(([place, { path }]) => (isComponent(path) ? [] : [place]));
  for (const settings of settingsFor(texts, places)) {
    const program = createProgram(settings, texts, kept);
    for (const { fileName } of program?.getSourceFiles() ?? []) {
      const script = scripts.get(fileName);
      if (script === undefined) continue;
      scripts.delete(fileName);
      yield { ...script, program, settings: settingsOf(script.path) };
    }
  }
  for (const script of scripts.values()) {
    const template = isComponent(script.path) ? templateNames(sources.get(script.path) ?? '') : null;
    yield { ...script, program: null, settings: { ...settingsOf(script.path), template } };
  }
}
