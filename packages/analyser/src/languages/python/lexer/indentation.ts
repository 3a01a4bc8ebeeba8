import { PythonSyntaxError } from './token.ts';

/** The indentation of the open blocks; a tab extends to the next multiple of eight columns. */
export class Indentation {
  private readonly widths = [0];

  /** Updates the blocks at a line with this indentation: 1 if a block begins, minus the number of blocks that end, or 0. */
  change(space: string): number {
    const width = widthOf(space);
    const current = this.widths.at(-1) ?? 0;
    if (width > current) {
      this.widths.push(width);
      return 1;
    }
    let closed = 0;
    while (width < (this.widths.at(-1) ?? 0)) {
      this.widths.pop();
      closed -= 1;
    }
    if (width !== this.widths.at(-1)) throw new PythonSyntaxError('the line belongs to no block');
    return closed;
  }

  /** Ends all open blocks and returns their number. */
  close(): number {
    const open = this.widths.length - 1;
    this.widths.length = 1;
    return open;
  }
}

/** Columns of an indentation. */
function widthOf(space: string): number {
  let width = 0;
  for (const character of space) {
    if (character === '\t') width = width - (width % 8) + 8;
    else if (character === '\f') width = 0;
    else width += 1;
  }
  return width;
}
