import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5254: the language of a page', () => {
  it.each([['<html />'], ['<html lang="xx-none" />'], ['<html {...a} />']])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([1]);
  });

  it.each([['<html lang="es" />'], ['<html lang={a} />'], ['<div lang="xx-none" />']])(
    'finds nothing in %s',
    (text) => {
      expect(findLines(rule, text, 'a.jsx')).toEqual([]);
    },
  );
});
