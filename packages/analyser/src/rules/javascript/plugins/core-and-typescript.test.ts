import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { core } from './core.ts';
import { typescript } from './typescript.ts';

const rules = { ...core, ...typescript };

/** Runs a rule through its gate, which skips files without possible findings. */
const linesOf = (key: string, text: string) => {
  const rule = rules[key];
  if (rule === undefined) throw new Error(`no rule ${key}`);
  return findLines(rule, text, 'a.ts');
};

describe('S2814: a name declared twice', () => {
  it.each([
    'var a = 1;\nvar a = 2;',
    'function f(a) {\nvar a; }',
    'switch (b) { case 1: var c;\ncase 2: var c; }',
  ])('is found in %j', (text) => {
    expect(linesOf('S2814', text)).toEqual([2]);
  });

  it.each(['var a = 1;\n{ let a = 2; }', 'function f(a: string): void;\nfunction f(a: unknown) {}'])(
    'is not found in %j',
    (text) => {
      expect(linesOf('S2814', text)).toEqual([]);
    },
  );
});

describe('S6557: a comparison of the ends of a string by index', () => {
  it.each([
    "export const f = (a: string) => a[0] === 'b';",
    "export const f = (a: string) => (a?.[0]) == 'b';",
    "export const f = (a: string) => a.charAt(0) === 'b';",
    "export const f = (a: string) => a.indexOf('b') === 0;",
    "export const f = (a: string) => a.slice(0, 1) === 'b';",
    'export const f = (a: string) => /^b/.test(a);',
    'export const f = (a: string, b: string) => a.lastIndexOf(b) === a.length - b.length;',
  ])('are found in %j', (text) => {
    expect(linesOf('S6557', text)).toEqual([1]);
  });

  it.each([
    "export const f = (a: string) => a[1] === 'b';",
    "export const f = (a: string[]) => a[0] === 'b';",
  ])('are not found in %j', (text) => {
    expect(linesOf('S6557', text)).toEqual([]);
  });
});

describe('S6671: a promise rejected with a value that is not an error', () => {
  // The compiler has a type for promises from ES2015 on.
  const settings = { path: 'tsconfig.json', text: '{ "compilerOptions": { "target": "es2020" } }' };
  const isFound = (text: string) =>
    findInScripts([{ path: 'a.ts', text }, settings])
      .get('a.ts')
      ?.some(({ rule }) => rule === 'typescript:S6671');

  it.each([
    'Promise.reject(1);',
    "Promise?.['reject'](1);",
    'new Promise((resolve, reject) => reject(1));',
    'new Promise(function (a, b) { b(); });',
  ])('is found in %j', (text) => {
    expect(isFound(text)).toBe(true);
  });

  it.each(['Promise.reject(new Error());', 'new A((a, b) => b(1));', 'a.reject(1);'])(
    'is not found in %j',
    (text) => {
      expect(isFound(text)).toBe(false);
    },
  );
});

describe('S6535: a useless backslash', () => {
  it.each(["a('\\d');", 'a(`\\d`);', 'a(/[\\a]/);'])('is found in %j', (text) => {
    expect(linesOf('S6535', text)).toEqual([1]);
  });

  it.each(["a('\\n');", 'a(`d`);', 'a(/\\d/);'])('is not found in %j', (text) => {
    expect(linesOf('S6535', text)).toEqual([]);
  });
});

describe('S6661: `Object.assign` with a new object', () => {
  const text = 'f(Object.assign({}, a));';
  const isFound = (path: string, manifests: Readonly<Record<string, string>>) =>
    findInScripts([
      { path, text },
      ...Object.entries(manifests).map(([folder, node]) => ({
        path: `${folder}package.json`,
        text: node === '' ? '{}' : JSON.stringify({ engines: { node } }),
      })),
    ])
      .get(path)
      ?.some(({ rule }) => rule === 'javascript:S6661');

  it.each([
    ['a.js', {}],
    ['a.js', { '': '' }],
    ['a.js', { '': '>=8.3' }],
    ['a.js', { '': '>8' }],
    ['b/a.js', { '': '>=6', 'b/': '>=12' }],
    ['b/a.js', { '': '>=12', 'b/': '' }],
  ])('is found in %j of a project for Node %j', (path, manifests) => {
    expect(isFound(path, manifests)).toBe(true);
  });

  it.each([
    ['a.js', { '': '>=8.0' }],
    ['a.js', { '': '^8 || >=12' }],
    ['a.js', { '': '*' }],
    ['b/a.js', { '': '>=12', 'b/': '>=6' }],
    ['b/a.js', { '': '>=8', 'b/': '' }],
  ])('is not found in %j of a project for Node %j, which may lack the syntax', (path, manifests) => {
    expect(isFound(path, manifests)).toBe(false);
  });
});
