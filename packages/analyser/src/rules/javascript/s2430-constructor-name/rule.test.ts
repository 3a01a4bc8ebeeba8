import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2430: a constructor in lower case', () => {
  it.each([['new thing();'], ['function thing() {} new thing();'], ['class thing {} new thing();']])(
    'finds it in %s',
    (text) => {
      expect(findLines(rule, text)).toEqual([1]);
    },
  );

  it.each([
    ['new Thing();'],
    ['import thing from "x"; new thing();'],
    ['const thing = require("x"); new thing();'],
    ['function f(thing) { return new thing(); }'],
    ['new a.thing();'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
