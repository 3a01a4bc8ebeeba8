import { linesPerBlock } from './blocks.ts';
import type { TokenLine } from './token-lines.ts';

/**
 * Duplication as SonarQube's documents describe it, one file at a time by comparing every place with every other:
 * too slow for use, short enough to be checked by reading.
 */
type Files = readonly (readonly TokenLine[])[];
interface Place {
  readonly file: number;
  readonly block: number;
}
interface Repeat {
  readonly length: number;
  readonly places: readonly Place[];
}

const blocksOf = (file: readonly TokenLine[]) =>
  file.slice(linesPerBlock - 1).map((_, i) =>
    file
      .slice(i, i + linesPerBlock)
      .map(({ hash }) => hash)
      .join(),
  );

/** Sequences of blocks that begin in this file and occur again with another continuation somewhere. */
function repeatsFrom(origin: number, blocks: readonly (readonly string[])[]): Repeat[] {
  const everywhere = blocks.flatMap((list, file) => list.map((_, block): Place => ({ file, block })));
  const at = ({ file, block }: Place, length: number) => blocks[file]?.slice(block, block + length) ?? [];
  const found = new Map<string, Repeat>();
  (blocks[origin] ?? []).forEach((_, block, own) => {
    for (let length = 1; block + length <= own.length; length++) {
      const sequence = at({ file: origin, block }, length);
      const key = sequence.join('|');
      const places = everywhere.filter(
        (place) => at(place, length).length === length && at(place, length).join('|') === key,
      );
      const next = places.map(({ file, block: b }) => blocks[file]?.[b + length] ?? Symbol('end'));
      if (places.length > 1 && new Set(next).size > 1) found.set(key, { length, places });
    }
  });
  return [...found.values()].sort((a, b) => b.length - a.length);
}

const filesOf = ({ places }: Repeat) =>
  [...new Set(places.map(({ file }) => file))].sort((a, b) => a - b).join();

const isInside = (shorter: Repeat, longer: Repeat) =>
  filesOf(shorter) === filesOf(longer) &&
  shorter.places.every((a) =>
    longer.places.some(
      (b) => a.file === b.file && b.block <= a.block && a.block + shorter.length <= b.block + longer.length,
    ),
  );

function measure(origin: number, files: Files, blocks: readonly (readonly string[])[]) {
  const file = files[origin] ?? [];
  const repeats = repeatsFrom(origin, blocks);
  const kept = repeats.filter((repeat, i) => !repeats.slice(0, i).some((longer) => isInside(repeat, longer)));
  const covered = new Set<number>();
  let parts = 0;
  for (const { length, places } of kept) {
    const own = places.filter((place) => place.file === origin).map(({ block }) => block);
    const lastOf = (block: number) => file[block + length + linesPerBlock - 2];
    const first = Math.min(...own);
    if ((lastOf(first)?.last ?? 0) - (file[first]?.first ?? 0) + 1 < 100) continue;
    parts += own.length;
    for (const block of own)
      for (let line = file[block]?.line ?? 0; line <= (lastOf(block)?.line ?? -1); line++) covered.add(line);
  }
  return { lines: covered.size, blocks: parts };
}

export function naiveDuplications(files: Files): { lines: number; blocks: number }[] {
  const blocks = files.map(blocksOf);
  return files.map((_, origin) => measure(origin, files, blocks));
}
