import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S7060: a module that imports itself', () => {
  it.each([['import a from "./a";'], ['import "./a.js";'], ['require("./a");']])('finds it in %s', (text) => {
    expect(findLines(rule, text)).toEqual([1]);
  });

  it.each([['import a from "a";'], ['import a from "./b";'], ['import a from "../a";']])(
    'finds nothing in %s',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
