import { pageScripts } from '../../../languages/html/page-scripts.ts';
import type { SourceFile } from '../../../languages/language.ts';
import type { Script } from './parse-script.ts';
import { settingsReader } from './project-settings.ts';
import { toVirtual } from './virtual-host.ts';

const blank = (text: string) => text.replace(/[^\r\n]/gu, ' ');

/** So many empty lines and blanks that what follows stands where it stood; not the page itself, once for each script. */
function shift(text: string, start: number): string {
  const before = text.slice(0, start);
  const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return before.replace(/[^\r\n]+/gu, '') + ' '.repeat(start - line);
}

/** A first line that hides a script from browsers of another century. */
const hiding = /^\s*<!--[^\r\n]*/u;

/** The scripts of each page, without types, each in its place of a text that is else empty. */
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
        text: shift(text, start) + text.slice(start, end).replace(hiding, blank),
        virtualPath: `${toVirtual(path)}.${String(i)}.js`,
        program: null,
        settings: settingsOf(path),
      }));
      return { path, scripts };
    });
}
