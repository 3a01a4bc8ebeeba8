import { findInPage } from '../../rules/html/engine/find-in-page.ts';
import { noSonarLines } from '../html/no-sonar-lines.ts';
import { scanHtml } from '../html/scan.ts';
import { measureJavaScript } from '../javascript/measure.ts';
import { readJavaScript, type Markup } from '../javascript/source.ts';
import type { Dialect } from '../javascript/syntax.ts';
import type { LineIndex } from '../../text/line-index.ts';
import type { LanguageAnalysis, SourceFile } from '../language.ts';
import { readComponent, type Block } from './component.ts';
import { markupLines } from './markup-lines.ts';

function dialectOf(scripts: readonly Block[]): Dialect {
  const langs = scripts.map(({ lang }) => lang);
  if (langs.includes('tsx')) return 'tsx';
  return langs.includes('ts') ? 'ts' : 'jsx';
}

/** The text with blanks instead of everything but the scripts, so that their offsets stay the same. */
function scriptText(text: string, scripts: readonly Block[]): string {
  const blank = (from: number, to: number) => text.slice(from, to).replace(/[^\r\n]/gu, ' ');
  const parts: string[] = [];
  let place = 0;
  for (const { content } of scripts) {
    parts.push(blank(place, content.start), text.slice(content.start, content.end));
    place = content.end;
  }
  return parts.join('') + blank(place, text.length);
}

/** The tags of the scripts as duplication compares them, without attributes. */
const scriptTags = (scripts: readonly Block[]): Markup['tags'] =>
  scripts.flatMap(({ opening, content, end }) => {
    const first = { start: opening.start, text: '<script>' };
    return content.end < end ? [first, { start: content.end, text: '</script>' }] : [first];
  });

/** The scripts of a component at their offsets in its text, and their dialect. */
export function vueScript(text: string): { readonly text: string; readonly dialect: Dialect } {
  const scripts = readComponent(text).filter(({ name }) => name === 'script');
  return { text: scriptText(text, scripts), dialect: dialectOf(scripts) };
}

/** A Vue component: its scripts are measured as JavaScript or TypeScript, its template only adds lines of code. */
export function analyseVue({ text }: SourceFile): LanguageAnalysis | null {
  const blocks = readComponent(text);
  const scripts = blocks.filter(({ name }) => name === 'script');
  const source = readJavaScript(scriptText(text, scripts), dialectOf(scripts));
  if (source === null) return null;
  const markup = { lines: markupLines(text, source.lines, blocks), tags: scriptTags(scripts) };
  const measured = measureJavaScript({ ...source, markup });
  const marked = [...measured.noSonarLines, ...templateMarks(text, blocks, source.lines)];
  return { ...measured, noSonarLines: marked, findings: findInPage(text) };
}

/** Lines marked in the first template, the only markup of a component that SonarQube reads. */
function templateMarks(text: string, blocks: readonly Block[], lines: LineIndex): readonly number[] {
  const template = blocks.find(({ name, opening }) => name === 'template' && !opening.selfClosing);
  if (!template) return [];
  const { start, end } = template.content;
  const pieces = scanHtml(text).filter((piece) => piece.start >= start && piece.start < end);
  return noSonarLines(text, pieces, lines);
}
