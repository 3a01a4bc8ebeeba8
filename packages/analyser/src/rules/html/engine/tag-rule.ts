import type { HtmlRule } from './html-rule.ts';
import type { StartTag } from './page.ts';

/** A rule that checks each start tag alone; `messagesOf` returns a message for each violation. */
export const tagRule =
  (messagesOf: (tag: StartTag) => readonly string[]): HtmlRule =>
  (nodes) =>
    nodes.flatMap((node) =>
      node.kind === 'start'
        ? messagesOf(node).map((message) => ({ start: node.start, end: node.end, message }))
        : [],
    );
