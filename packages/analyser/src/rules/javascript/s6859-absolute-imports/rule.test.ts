import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6859: an import by absolute path', () => {
  it.each([['import a from "/a";'], ['require("/a");'], ['import("/a");'], ['export * from "/a";']])(
    'finds it in %s',
    (text) => {
      expect(findLines(rule, text)).toEqual([1]);
    },
  );

  it.each([['import a from "./a";'], ['import a from "a";'], ['call("/a");']])(
    'finds nothing in %s',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
