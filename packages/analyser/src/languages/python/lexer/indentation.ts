import { PythonSyntaxError } from './token.ts';

/** How far each open block is indented; tabs lead to the next multiple of eight. */
export class Indentation {
  private readonly widths = [0];

  /** How many blocks end (negative) or begin (1) at a line with this white space before it. */
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

  /** Ends every open block. */
  close(): number {
    const open = this.widths.length - 1;
    this.widths.length = 1;
    return open;
  }
}

function widthOf(space: string): number {
  let width = 0;
  for (const character of space) {
    if (character === '\t') width = width - (width % 8) + 8;
    else if (character === '\f') width = 0;
    else width += 1;
  }
  return width;
}
