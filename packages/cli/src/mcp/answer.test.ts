import { describe, expect, it } from 'vitest';

import { safeCodeLine, safeCodeText, isTooLarge, withRows } from './answer.ts';

describe('an answer', () => {
  it('is bounded whole, also what stands beside its rows, and gives the number of rows that it leaves out', () => {
    const rows = Array.from({ length: 500 }, (_, i) => ({ i, texto: 'ñ"'.repeat(250) }));
    const rest = 'é'.repeat(30_000);
    const answer = withRows(rows, (given, quedan) => ({ rest, given, quedan }));
    expect(isTooLarge(answer)).toBe(false);
    const { given, quedan } = answer as { given: readonly unknown[]; quedan: number };
    expect(given.length + quedan).toBe(500);
    expect(given).toEqual(rows.slice(0, given.length));
    expect(given.length).toBeGreaterThan(0);
    const more = { rest, given: rows.slice(0, given.length + 1), quedan };
    expect(isTooLarge(more)).toBe(true);
  });

  it('with few rows has them all', () => {
    expect(withRows([1, 2], (given, quedan) => ({ given, quedan }))).toEqual({ given: [1, 2], quedan: 0 });
  });

  it('keeps the tabs of a line of code, not other orders for a terminal', () => {
    expect(safeCodeLine('\tif (a) {\u001b[31m')).toBe('\tif (a) {\ufffd[31m');
    expect(safeCodeText('a\tb')).toBe('a\ufffdb');
  });
});
