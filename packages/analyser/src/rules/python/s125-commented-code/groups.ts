import type { PythonComment } from '../../../languages/python/lexer/token.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import { knownComments } from '../reading/comments.ts';

/** Groups of comments on adjacent lines without code between them. */
export function commentGroups(source: PythonSource): readonly (readonly PythonComment[])[] {
  const groups: PythonComment[][] = [];
  let lastLine = -1;
  for (const comment of knownComments(source)) {
    const line = source.lines.lineOf(comment.start);
    const group = groups.at(-1);
    if (group && line === lastLine + 1 && group[0]?.next === comment.next) group.push(comment);
    else groups.push([comment]);
    lastLine = line;
  }
  return groups;
}

/** The text of comments without comment signs and without lines of a single word. */
export function uncommented({ text }: PythonSource, group: readonly PythonComment[]): string {
  const lines = group.map(({ start, end }) => {
    const line = text.slice(start, end).replace(/^(?: ?#)+ ?/u, '');
    return group.length === 1 ? line.trim() : line;
  });
  return lines.filter((line) => !/^\s*[\w/-]+\s*(?:#+\s*)?$/u.test(line)).join('\n');
}
