/** Lines of a text, counted from 1. LF, CR and CRLF end a line; after the last line break there is one more line. */
export interface LineIndex {
  readonly count: number;
  /** The line that holds the character at this offset. */
  readonly lineOf: (offset: number) => number;
  /** The offset of the first character of a line. */
  readonly startOf: (line: number) => number;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

/** Index of a text's lines: gives the line of an offset, and the offset at which a line begins. */
export function indexLines(text: string): LineIndex {
  const starts = lineStarts(text);
  // Successive offsets are mostly on the same line or on the next one.
  let last = 0;
  const holds = (line: number, offset: number) =>
    offset >= (starts[line] ?? Infinity) && offset < (starts[line + 1] ?? Infinity);
  const search = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    count: starts.length,
    lineOf: (offset) => {
      if (!holds(last, offset)) last = holds(last + 1, offset) ? last + 1 : search(offset);
      return last + 1;
    },
    startOf: (line) => starts[line - 1] ?? text.length,
  };
}
