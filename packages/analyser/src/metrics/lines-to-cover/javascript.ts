import type { JavaScriptSource } from '../../languages/javascript/source.ts';
import { executable } from '../../languages/javascript/statements.ts';
import { lineSet } from '../../text/line-set.ts';

/** Lines that a test could execute: those where an executable statement begins. Without a coverage report, all of them. */
export function linesToCover({ lines, tree }: Pick<JavaScriptSource, 'lines' | 'tree'>): number {
  const starts = lineSet(lines.count);
  for (const { type, start } of tree.nodes) if (executable.has(type)) starts.add(lines.lineOf(start));
  return starts.size;
}
