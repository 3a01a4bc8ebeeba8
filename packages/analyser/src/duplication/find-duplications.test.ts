import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { distinctNumbers, tokenRows } from '../testing/token-rows.ts';
import { findDuplications } from './find-duplications.ts';
import { naiveDuplications } from './naive.fixture.ts';

const copied = distinctNumbers(9, 12);
const counts = (files: Parameters<typeof findDuplications>[0]) =>
  findDuplications(files).map(({ lines, blocks }) => [lines, blocks]);

describe('duplication', () => {
  it('is empty where nothing is repeated, or too little', () => {
    const nine = distinctNumbers(9, 9);
    const files = [
      tokenRows([...distinctNumbers(1, 20), ...nine]),
      tokenRows([...nine, ...distinctNumbers(2, 20)]),
      tokenRows([]),
      tokenRows(distinctNumbers(3, 5)),
    ];
    expect(findDuplications(files)).toEqual(files.map(() => ({ groups: [], lines: 0, blocks: 0 })));
    expect(findDuplications([])).toEqual([]);
  });

  it('shows each file the part of its own first', () => {
    const files = [
      tokenRows([...distinctNumbers(1, 3), ...copied]),
      tokenRows([...copied, ...distinctNumbers(2, 3)]),
    ];
    const a = { file: 0, startLine: 4, endLine: 15 };
    const b = { file: 1, startLine: 1, endLine: 12 };
    expect(findDuplications(files)).toEqual([
      { groups: [[a, b]], lines: 12, blocks: 1 },
      { groups: [[b, a]], lines: 12, blocks: 1 },
    ]);
  });

  it('counts both parts within one file', () => {
    const file = tokenRows([...copied, ...distinctNumbers(1, 2), ...copied]);
    expect(counts([file, tokenRows(distinctNumbers(2, 30))])).toEqual([
      [24, 2],
      [0, 0],
    ]);
  });

  it('counts a line once however many parts cover it', () => {
    const file = tokenRows([...copied, ...copied, ...copied]);
    expect(counts([file])).toEqual([[36, 2]]);
  });

  it('reaches from the first to the last line with tokens, all physical lines between', () => {
    const spread = tokenRows(copied).map((row) => ({ ...row, line: row.line * 3 }));
    expect(counts([spread, tokenRows(copied)])).toEqual([
      [34, 1],
      [12, 1],
    ]);
  });

  it('needs a hundred tokens, from the first of the first line to the last of the last', () => {
    const ten = distinctNumbers(9, 10);
    expect(counts([tokenRows(ten, 10), tokenRows(ten, 10)])).toEqual([
      [10, 1],
      [10, 1],
    ]);
    const short = tokenRows(ten, 10).map((row, i) => (i < 9 ? row : { ...row, last: row.last - 1 }));
    expect(counts([short, short])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    // Lines between that were left out as equal bring their tokens along.
    expect(counts([short, tokenRows(ten, 10)])).toEqual([
      [0, 0],
      [10, 1],
    ]);
  });

  it('keeps a shorter part that occurs elsewhere too', () => {
    const files = [
      tokenRows(distinctNumbers(9, 30)),
      tokenRows(distinctNumbers(9, 30)),
      tokenRows(distinctNumbers(9, 12)),
    ];
    expect(findDuplications(files).map(({ groups }) => groups.map((g) => g.length))).toEqual([
      [2, 3],
      [2, 3],
      [3],
    ]);
    expect(counts(files)).toEqual([
      [30, 2],
      [30, 2],
      [12, 1],
    ]);
  });

  it('keeps at most a hundred groups a file and a hundred other parts a group', () => {
    const many = Array.from({ length: 150 }, (_, i) => distinctNumbers(i, 10));
    const whole = tokenRows(many.flatMap((block, i) => [...block, -i - 1]));
    const pieces = many.map((block) => tokenRows(block));
    expect(findDuplications([whole, ...pieces])[0]?.groups.length).toBe(100);
    const copies = Array.from({ length: 150 }, () => tokenRows(copied));
    expect(findDuplications(copies)[7]?.groups.map((group) => group.length)).toEqual([101]);
  });

  it('is what comparing everything with everything finds', () => {
    const piece = fc.constantFrom(
      distinctNumbers(1, 10),
      distinctNumbers(1, 14),
      distinctNumbers(2, 5),
      distinctNumbers(2, 11),
      [7],
      [8],
    );
    const file = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.flat());
    fc.assert(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 8, max: 11 }),
        (files, tokens) => {
          const rows = files.map((hashes) => tokenRows(hashes, tokens));
          const found = findDuplications(rows).map(({ lines, blocks }) => ({ lines, blocks }));
          expect(found).toEqual(naiveDuplications(rows));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is what comparing everything finds in periodic files as well', () => {
    const file = fc.array(fc.nat(1), { maxLength: 45 });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        const rows = files.map((hashes) => tokenRows(hashes));
        expect(findDuplications(rows).map(({ lines, blocks }) => ({ lines, blocks }))).toEqual(
          naiveDuplications(rows),
        );
      }),
    );
  });

  it('does not choke on a table of forty thousand lines with a period', () => {
    const table = tokenRows(Array.from({ length: 40_000 }, (_, i) => i % 4));
    const [found] = findDuplications([table, ...Array.from({ length: 20 }, () => tokenRows(copied))]);
    expect(found?.lines).toBe(40_000);
  });
});
