import { pageScripts } from '../../../languages/html/page-scripts.ts';
import type { SourceFile } from '../../../languages/language.ts';
import { indexLines } from '../../../text/line-index.ts';
import type { Script } from './parse-script.ts';
import { settingsReader } from './plain/project-settings.ts';
import { toVirtual } from './virtual-host.ts';

const blankOut = (text: string) => text.replace(/[^\r\n]/gu, ' ');

/**
 * Most blanks before a script, which keep the column of its first line: some rules compare columns of lines. The rest is added
 * to the findings, so that the scripts of a page take the length of the page together, not each of them.
 */
const mostBlanks = 1000;

/** Scripts of a page that have findings, at most: more than any page has that is written by hand. */
const mostScripts = 500;

/** The line `<!--` at the beginning of a script, which hid it from browsers without support for scripts. */
const hiding = /^\s*<!--[^\r\n]*/u;

/** The scripts of a page with their places, without those that contain only white space. */
function placedScripts(page: string): readonly Pick<Script, 'text' | 'origin'>[] {
  const lines = indexLines(page);
  const scripts: Pick<Script, 'text' | 'origin'>[] = [];
  for (const { start, end } of pageScripts(page)) {
    const text = page.slice(start, end).replace(hiding, blankOut);
    if (text.trim() === '') continue;
    if (scripts.length === mostScripts) break;
    const line = lines.lineOf(start);
    const column = start - lines.startOf(line);
    const blanks = Math.min(column, mostBlanks);
    scripts.push({ text: ' '.repeat(blanks) + text, origin: { line: line - 1, column: column - blanks } });
  }
  return scripts;
}

/** The scripts of each page, without types. */
export function scriptsOfPages(
  files: readonly SourceFile[],
): readonly { readonly path: string; readonly scripts: readonly Script[] }[] {
  const settingsOf = settingsReader(files);
  return files
    .filter(({ path }) => /\.html$/iu.test(path))
    .map(({ path, text: whole }) => {
      const text = whole.replace(/^\ufeff/u, '');
      const scripts = placedScripts(text).map((placed, i) => ({
        path,
        ...placed,
        virtualPath: `${toVirtual(path)}.${String(i)}.js`,
        program: null,
        settings: settingsOf(path),
      }));
      return { path, scripts };
    });
}
