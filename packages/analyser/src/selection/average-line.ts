/** Lines without their ends; nothing follows a final end. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** How many lines the comment covers that opens the file: one block with nothing after it, or a run of line comments. */
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

/** Average length of the lines below the header, in whole characters; 0 for an empty body. */
export function averageLineLength(text: string): number {
  const lines = linesOf(text);
  const body = lines.slice(headerLines(lines));
  const characters = body.reduce((sum, line) => sum + line.length, 0);
  return body.length === 0 ? 0 : Math.floor(characters / body.length);
}
