import { describe, expect, it } from 'vitest';

import { extensionOf } from './endings.ts';
import { languageOf, languages } from './index.ts';

describe('language of a file', () => {
  it.each([
    ['a.js', 'js'],
    ['src/a.JSX', 'js'],
    ['a.cjs', 'js'],
    ['a.mjs', 'js'],
    ['A.vue', 'js'],
    ['a.b.ts', 'ts'],
    ['a.tsx', 'ts'],
    ['a.cts', 'ts'],
    ['a.MTS', 'ts'],
    ['a.es6', undefined],
    ['a.js/readme', undefined],
    ['js', undefined],
    ['', undefined],
  ])('of %s is %s', (path, key) => {
    expect(languageOf(path)?.key).toBe(key);
  });

  it('is told by the last ending of the name alone', () => {
    expect(['a.d.ts', 'x.js/b', '.eslintrc', 'a.'].map(extensionOf)).toEqual(['.ts', '', '.eslintrc', '.']);
  });

  it('is one for each ending', () => {
    const endings = languages.flatMap(({ extensions }) => extensions);
    expect(new Set(endings).size).toBe(endings.length);
  });
});
