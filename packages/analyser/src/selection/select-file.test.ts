import { describe, expect, it } from 'vitest';

import { excludedByPath, excludedByText, exclusions, mayBeData } from './select-file.ts';

describe('files left out by their path', () => {
  it.each([
    ['src/a.js', null],
    ['build/a.js', null],
    ['out/coverage/a.ts', null],
    ['tests/a.test.ts', null],
    ['Dist/a.js', null],
    ['dist.js', null],
    ['a.min.ts', null],
    ['a.min.mjs', null],
    ['a.d.mts', null],
    ['.eslintrc.cjs', 'hidden'],
    ['.storybook/main.ts', 'hidden'],
    ['a/.git/b.js', 'hidden'],
    ['README.md', 'language'],
    ['a', 'language'],
    ['a.pyi', 'language'],
    ['node_modules/a/b.js', 'folder'],
    ['a/dist/b/c.tsx', 'folder'],
    ['vendor/a.js', 'folder'],
    ['external/a.js', 'folder'],
    ['bower_components/a.js', 'folder'],
    ['a.d.ts', 'declaration'],
    ['a.min.js', 'minified'],
    ['a-min.js', 'minified'],
  ])('%s: %s', (path, reason) => {
    expect(excludedByPath(path, 10)).toBe(reason);
  });

  it.each([
    [999_999, null],
    [1_000_000, 'size'],
  ])('of %i bytes: %s', (size, reason) => {
    expect(['a.js', 'a.vue', 'a.ts'].map((path) => excludedByPath(path, size))).toEqual([
      reason,
      reason,
      reason,
    ]);
  });

  it('names a reason of the list', () => {
    expect(exclusions).toContain(excludedByPath('a.md', 0));
  });
});

describe('files that may hold data', () => {
  it('are left out beyond half a mebibyte, as no source', () => {
    const sizes = [524_288, 524_289];
    expect(sizes.map((size) => excludedByPath('k8s/a.yml', size))).toEqual([null, 'language']);
    expect(sizes.map((size) => excludedByPath('a.json', size))).toEqual([null, 'language']);
    expect(['a.json', 'b.YAML', 'c.bicep', 'd.js'].map(mayBeData)).toEqual([true, true, false, false]);
  });

  it('are sources where they describe infrastructure', () => {
    const names = '"AWSTemplateFormatVersion": "2010-09-09"';
    expect([excludedByText('a.json', `{${names}}`), excludedByText('a.yml', names)]).toEqual([null, null]);
    expect([excludedByText('a.json', '{}'), excludedByText('a.yml', 'a: 1')]).toEqual([
      'language',
      'language',
    ]);
  });
});

describe('files left out by their text', () => {
  const long = `x;${' '.repeat(250)}\n`;

  it.each([
    ['a.js', 'minified'],
    ['a.mjs', null],
    ['a.jsx', null],
    ['a.ts', null],
  ])('%s with long lines: %s', (path, reason) => {
    expect(excludedByText(path, long)).toBe(reason);
  });

  it('are bundles, in JavaScript and TypeScript', () => {
    expect(
      ['a.js', 'a.ts', 'a.mjs'].map((path) => excludedByText(path, '/* x */ (function(){})();')),
    ).toEqual(['bundle', 'bundle', 'bundle']);
  });

  it('are not ordinary files', () => {
    expect(excludedByText('a.js', '/* licence */\nexport function a() {}\n')).toBeNull();
  });
});
