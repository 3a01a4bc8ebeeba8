import { isExecutable } from '../../languages/python/statements.ts';
import { lineOfNode, type PythonSource } from '../../languages/python/source.ts';
import { lineSet } from '../../text/line-set.ts';

/** Number of lines that a test could execute: those on which an executable statement begins, without docstrings. */
export function linesToCover(source: PythonSource): number {
  const starts = lineSet(source.lines.count);
  for (const node of source.tree.nodes) {
    const line = isExecutable(node) ? lineOfNode(source, node) : null;
    if (line !== null && !source.docstrings.has(line)) starts.add(line);
  }
  return starts.size;
}
