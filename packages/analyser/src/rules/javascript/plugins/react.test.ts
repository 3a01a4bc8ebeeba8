import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { react } from './react.ts';

const indexKey = react['S6479'];

describe('S6479: a place in a list as key', () => {
  const linesOf = (key: string) =>
    indexKey && findLines(indexKey, `export default list.map((a, i) => <A key={${key}} />);`, 'a.jsx');

  it.each(['i', '`a-${i}`', 'i.toString()', 'String(i)'])('is found in %s', (key) => {
    expect(linesOf(key)).toEqual([1]);
  });

  it.each(['a.id', "'a' + i", '`${a.id}-${i}`', '`${i}-${a.id}`'])('is none in %s', (key) => {
    expect(linesOf(key)).toEqual([]);
  });
});
