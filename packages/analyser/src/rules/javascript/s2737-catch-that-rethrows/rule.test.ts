import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2737', () => {
  it.each([['try { a(); } catch (e) { throw e; }', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['try { a(); } catch (e) { throw new Error(e); }', 'try { a(); } catch (e) { b(); throw e; }'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
