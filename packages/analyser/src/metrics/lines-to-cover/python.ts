import { executable } from '../../languages/python/statements.ts';
import { lineOfNode, type PythonSource } from '../../languages/python/source.ts';
import { lineSet } from '../../text/line-set.ts';

/** Lines that a test could execute: where an executable statement begins, docstrings apart. */
export function linesToCover(source: PythonSource): number {
  const starts = lineSet(source.lines.count);
  for (const node of source.tree.nodes) {
    const line = executable(node) ? lineOfNode(source, node) : null;
    if (line !== null && !source.docstrings.has(line)) starts.add(line);
  }
  return starts.size;
}
