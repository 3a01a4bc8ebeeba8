/** A set of line numbers of one text. */
export interface LineSet {
  readonly size: number;
  /** Adds every line from the first to the last. */
  add(first: number, last?: number): void;
  /** In ascending order. */
  values(): readonly number[];
}

export function lineSet(lines: number): LineSet {
  const marks = new Uint8Array(lines + 1);
  let size = 0;
  return {
    get size() {
      return size;
    },
    add: (first, last = first) => {
      for (let line = first; line <= last; line++) {
        if (marks[line] === 0) size++;
        marks[line] = 1;
      }
    },
    values: () => Array.from(marks.keys()).filter((line) => marks[line] === 1),
  };
}
