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
    ['pom.XML', 'xml'],
    ['web.config', 'xml'],
    ['a.xslt', undefined],
    ['Dockerfile', 'docker'],
    ['a/Dockerfile.dev', 'docker'],
    ['dev.DOCKERFILE', 'docker'],
    ['dockerfile', undefined],
    ['Dockerfile-old', undefined],
    ['Containerfile', undefined],
    ['Dockerfile.js', 'js'],
    ['k8s/a.YML', 'yaml'],
    ['a.json', 'json'],
    ['main.bicep', 'azureresourcemanager'],
    ['a.es6', undefined],
    ['a.js/readme', undefined],
    ['js', undefined],
    ['', undefined],
  ])('of %s is %s', (path, key) => {
    expect(languageOf(path)?.key).toBe(key);
  });

  it('depends on the last ending of the name', () => {
    expect(['a.d.ts', 'x.js/b', '.eslintrc', 'a.'].map(extensionOf)).toEqual(['.ts', '', '.eslintrc', '.']);
  });

  it('is one for each ending', () => {
    const endings = languages.flatMap(({ extensions }) => extensions);
    expect(new Set(endings).size).toBe(endings.length);
  });
});
