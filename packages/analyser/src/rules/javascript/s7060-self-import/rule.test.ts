import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
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

  it('prefers a file to a folder of the same name, as Node does', () => {
    const folder = { path: 'a/index.js', text: 'require("../a");' };
    const keys = (files: readonly { path: string; text: string }[]) =>
      findInScripts(files)
        .get('a/index.js')
        ?.map(({ rule: key }) => key);
    expect(keys([folder])).toContain('javascript:S7060');
    expect(keys([folder, { path: 'a.js', text: 'f();' }])).not.toContain('javascript:S7060');
  });
});
