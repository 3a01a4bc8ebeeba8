import { pageScripts } from '../../../languages/html/page-scripts.ts';
import type { SourceFile } from '../../../languages/language.ts';
import type { Script } from './parse-script.ts';
import { settingsReader } from './plain/project-settings.ts';
import { toVirtual } from './virtual-host.ts';

const blankOut = (text: string) => text.replace(/[^\r\n]/gu, ' ');

/** Line breaks and blanks that put a script at its original line and column, without the text of the page. */
function shift(text: string, start: number): string {
  const before = text.slice(0, start);
  const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return before.replace(/[^\r\n]+/gu, '') + ' '.repeat(start - line);
}

/** The line `<!--` at the beginning of a script, which hid it from browsers without support for scripts. */
const hiding = /^\s*<!--[^\r\n]*/u;

/** The scripts of each page, without types; blanks replace the text of the page before each script. */
export function scriptsOfPages(
  files: readonly SourceFile[],
): readonly { readonly path: string; readonly scripts: readonly Script[] }[] {
  const settingsOf = settingsReader(files);
  return files
    .filter(({ path }) => /\.html$/iu.test(path))
    .map(({ path, text: whole }) => {
      const text = whole.replace(/^\ufeff/u, '');
      const scripts = pageScripts(text).map(({ start, end }, i) => ({
        path,
        text: shift(text, start) + text.slice(start, end).replace(hiding, blankOut),
        virtualPath: `${toVirtual(path)}.${String(i)}.js`,
        program: null,
        settings: settingsOf(path),
      }));
      return { path, scripts };
    });
}
