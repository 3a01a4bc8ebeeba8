/**
 * All blocks that occur more than once, of all files in one sequence of symbols. A boundary, a symbol that occurs nowhere
 * else, ends each file and each run of adjacent blocks, so that no repeat extends over two of them.
 */
export interface Corpus {
  readonly symbols: readonly number[];
  /** For each symbol the file it comes from, and its place among the file's blocks; -1 for a boundary. */
  readonly fileOf: readonly number[];
  readonly blockOf: readonly number[];
}

function countBlocks(files: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const blocks of files) for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1);
  return counts;
}

/** Builds the corpus of the blocks of each file (`toBlocks`). */
export function buildCorpus(files: readonly (readonly number[])[]): Corpus {
  const counts = countBlocks(files);
  const symbols: number[] = [];
  const fileOf: number[] = [];
  const blockOf: number[] = [];
  let boundary = 0;
  for (const block of counts.keys()) boundary = Math.max(boundary, block + 1);
  const add = (symbol: number, file: number, block: number) => {
    symbols.push(symbol);
    fileOf.push(file);
    blockOf.push(block);
  };
  const close = () => {
    if (blockOf.length > 0 && blockOf.at(-1) !== -1) add(boundary++, -1, -1);
  };
  files.forEach((blocks, file) => {
    blocks.forEach((block, place) => {
      if ((counts.get(block) ?? 0) > 1) add(block, file, place);
      else close();
    });
    close();
  });
  return { symbols, fileOf, blockOf };
}
