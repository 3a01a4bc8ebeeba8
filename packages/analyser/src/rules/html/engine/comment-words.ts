import type { HtmlRule } from './html-rule.ts';

/** A rule that reports comments with a word in any case, on the line of its first occurrence. */
export const commentWordRule =
  (word: RegExp, message: string): HtmlRule =>
  (nodes) =>
    nodes.flatMap((node) => {
      if (node.kind !== 'comment') return [];
      const found = word.exec(node.text);
      if (found === null) return [];
      const start = node.start + found.index + found[0].length - 1;
      return [{ start, end: start + 1, message }];
    });
