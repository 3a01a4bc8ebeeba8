import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2737', () => {
  it.each([['try { a(); } catch (e) { throw e; }', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['try { a(); } catch (e) { throw new Error(e); }', 'try { a(); } catch (e) { b(); throw e; }'])(
    'lets pass %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
