import { describe, expect, it } from 'vitest';

import { readSource } from '../../testing/read-source.ts';
import { countStructure } from './javascript.ts';

function of(text: string): number[] {
  const { functions, classes, statements } = countStructure(readSource(text, 'ts').tree);
  return [functions, classes, statements];
}

describe('functions, classes and statements', () => {
  it.each([
    ['', [0, 0, 0]],
    ['function a() {} (() => 1); (function () {});', [3, 0, 2]],
    ['class A { b() {} } export default class {} (class {});', [1, 3, 1]],
    ['a: for (;;) { break a; }', [0, 0, 2]],
    [';;', [0, 0, 2]],
    ["'use strict'; let a; if (a) { } else ;", [0, 0, 4]],
    ['{ { } } export const a = 1;', [0, 0, 1]],
    ['abstract class A { abstract b(): void; c?(): void; }', [0, 1, 0]],
    ['interface A { b(): void } type C = () => void; declare function d(): void;', [0, 0, 0]],
  ])('of %s are %j', (text, counts) => {
    expect(of(text)).toEqual(counts);
  });
});
