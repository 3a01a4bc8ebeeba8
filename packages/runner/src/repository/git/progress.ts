/** Limit of a figure: the column that stores progress has 31 bits. */
const maxFigure = 2 ** 31 - 1;
/** Limit of the characters kept of an incomplete line; git's own lines are far shorter. */
const maxLineChars = 200;

const receivedLine = /^Receiving objects: +\d{1,3}% \((?<hechos>\d+)\/(?<total>\d+)\)/;

const clamp = (digits: string | undefined, limit: number): number => Math.min(Number(digits), limit);

/**
 * Returns a function that reads git's own progress of a download ('Receiving objects') from its standard error, chunk by
 * chunk. Lines of the remote ('remote: ') are skipped. Figures count git objects; they are clamped to 31 bits, and
 * `hechos` to `total`.
 */
export function createProgressReader(onProgress: (hechos: number, total: number) => void) {
  let line = '';
  const parseLine = (): void => {
    const digits = receivedLine.exec(line)?.groups;
    line = '';
    if (!digits) return;
    const total = clamp(digits['total'], maxFigure);
    onProgress(clamp(digits['hechos'], total), total);
  };
  return (text: string): void => {
    let start = 0;
    for (const { index } of text.matchAll(/[\r\n]/g)) {
      line += text.slice(start, Math.min(index, start + maxLineChars));
      parseLine();
      start = index + 1;
    }
    line = (line + text.slice(start, start + maxLineChars)).slice(0, maxLineChars);
  };
}
