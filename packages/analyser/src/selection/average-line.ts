/** The lines of a text without line breaks; after a final line break there is no further line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Number of lines of the comment at the beginning of a file: one block comment without code after it, or line comments. */
function headerLines(lines: readonly string[]): number {
  const first = lines[0]?.trimStart() ?? '';
  if (first.startsWith('/*')) {
    const last = lines.findIndex((line) => line.includes('*/'));
    return lines[last]?.trimEnd().endsWith('*/') === true ? last + 1 : 0;
  }
  if (!first.startsWith('//')) return 0;
  const end = lines.findIndex((line) => !line.trimStart().startsWith('//'));
  return end === -1 ? lines.length : end;
}

/** Average length of the lines after the header comment, rounded down; 0 without such lines. */
export function averageLineLength(text: string): number {
  const lines = linesOf(text);
  const body = lines.slice(headerLines(lines));
  const characters = body.reduce((sum, line) => sum + line.length, 0);
  return body.length === 0 ? 0 : Math.floor(characters / body.length);
}
