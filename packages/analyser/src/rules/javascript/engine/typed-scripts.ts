import type { SourceFile } from '../../../languages/language.ts';
import { vueScript } from '../../../languages/vue/vue.ts';
import type { Script } from './parse-script.ts';
import { plansFor } from './program-options.ts';
import { createProgram } from './programs.ts';
import { settingsReader } from './project-settings.ts';
import { toVirtual } from './virtual-host.ts';

type UntypedScript = Omit<Script, 'program' | 'settings'>;

/** The script of a file, a component's under an ending of its own; null for a file that is none. */
function scriptOf({ path, text }: SourceFile): UntypedScript | null {
  if (/\.[cm]?[jt]s$|\.[jt]sx$/iu.test(path)) return { path, text, virtualPath: toVirtual(path) };
  if (!/\.vue$/iu.test(path)) return null;
  const { text: script, dialect } = vueScript(text);
  return { path, text: script, virtualPath: `${toVirtual(path)}.${dialect === 'jsx' ? 'js' : dialect}` };
}

/** The scripts among some files, each with the first program that knows it. A program lives while its scripts are read. */
export function* typedScripts(files: readonly SourceFile[]): Generator<Script> {
  const plain = files.map(({ path, text }) => ({ path, text: text.replace(/^\ufeff/u, '') }));
  const scripts = new Map(
    plain.flatMap((file) => {
      const script = scriptOf(file);
      return script ? [[script.virtualPath, script] as const] : [];
    }),
  );
  const settingsOf = settingsReader(files);
  const texts = new Map(plain.map(({ path, text }) => [toVirtual(path), text]));
  for (const { virtualPath, text } of scripts.values()) texts.set(virtualPath, text);
  for (const plan of plansFor(texts, [...scripts.keys()])) {
    const program = createProgram(plan, texts);
    for (const { fileName } of program?.getSourceFiles() ?? []) {
      const script = scripts.get(fileName);
      if (script === undefined) continue;
      scripts.delete(fileName);
      yield { ...script, program, settings: settingsOf(script.path) };
    }
  }
  for (const script of scripts.values()) {
    yield { ...script, program: null, settings: settingsOf(script.path) };
  }
}
