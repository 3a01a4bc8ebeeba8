import type { Corpus } from './corpus.ts';
import type { Repeat } from './repeats.ts';

/** A repeat that is not contained in a longer one, with the files where it occurs; places in ascending order. */
export interface Group {
  readonly length: number;
  readonly places: Int32Array;
  /** In ascending order. */
  readonly files: readonly number[];
}

/**
 * Limit of the occurrences of all repeats that begin in one file; further repeats of that file are dropped. Only periodic
 * tables of tens of thousands of lines exceed it, after their longest repeats, which cover them, have been found.
 */
const mostPlacesPerFile = 5_000_000;

/** Number of places, in ascending order, up to and including this one. */
function countUpTo(places: Int32Array, place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether each occurrence of a shorter group lies inside an occurrence of the longer one. */
function covers(longer: Group, { length, places }: Group): boolean {
  const room = longer.length - length;
  let next = countUpTo(longer.places, places[0] ?? 0);
  return places.every((place) => {
    while ((longer.places[next] ?? Infinity) <= place) next++;
    return place - (longer.places[next - 1] ?? -Infinity) <= room;
  });
}

function filesOf(places: Int32Array, fileOf: readonly number[]): readonly number[] {
  const files: number[] = [];
  for (const place of places) {
    const file = fileOf[place] ?? -1;
    if (file !== files.at(-1)) files.push(file);
  }
  return files;
}

/** Drops a repeat when all its occurrences lie inside those of a longer repeat in the same files. */
export function selectGroups(repeats: readonly Repeat[], { fileOf }: Corpus): readonly Group[] {
  const byFiles = new Map<string, Group[]>();
  const spent = new Map<number, number>();
  const groups: Group[] = [];
  for (const repeat of repeats) {
    const payer = fileOf[repeat.places[0] ?? 0] ?? -1;
    const cost = (spent.get(payer) ?? 0) + repeat.places.length;
    if (cost > mostPlacesPerFile) continue;
    spent.set(payer, cost);
    const places = repeat.places.slice().sort();
    const files = filesOf(places, fileOf);
    const group = { length: repeat.length, places, files };
    const rivals = byFiles.get(files.join()) ?? [];
    if (rivals.some((longer) => covers(longer, group))) continue;
    byFiles.set(files.join(), [...rivals, group]);
    groups.push(group);
  }
  return groups;
}
