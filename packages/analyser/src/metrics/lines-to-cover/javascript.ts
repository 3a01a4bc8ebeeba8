import type { JavaScriptSource } from '../../languages/javascript/source.ts';
import { executableTypes } from '../../languages/javascript/statements.ts';
import { lineSet } from '../../text/line-set.ts';

/** Number of lines that a test could execute: those on which an executable statement begins. */
export function linesToCover({ lines, tree }: Pick<JavaScriptSource, 'lines' | 'tree'>): number {
  const starts = lineSet(lines.count);
  for (const { type, start } of tree.nodes) if (executableTypes.has(type)) starts.add(lines.lineOf(start));
  return starts.size;
}
