import { describe, expect, it } from 'vitest';

import { readSource } from '../../testing/read-source.ts';
import type { Dialect } from '../../languages/javascript/syntax.ts';
import { complexity } from './javascript.ts';

const of = (text: string, dialect: Dialect = 'jsx') => complexity(readSource(text, dialect).tree);

describe('complexity of JavaScript', () => {
  it.each([
    ['', 0],
    ['a();', 0],
    ['function a() {}', 1],
    ['(function () {}); () => 1;', 2],
    ['class A { constructor() {} a() {} get b() { return 1; } set b(v) {} static c() {} }', 5],
    ['({ a() {}, get b() { return 1; }, c: function () {}, d: () => 1 });', 4],
    ['if (a) b(); else if (c) d(); else e();', 2],
    ['a ? b : c ? d : e;', 2],
    ['switch (a) { case 1: case 2: b(); break; default: }', 3],
    ['for (;;) {} for (a in b) {} for (a of b) {} while (a) {} do {} while (a);', 5],
    ['a && b || c ?? d;'.replace('a && b || c ?? d', '(a && b || c) ?? d'), 3],
    ['a?.b; a &&= b; a ||= b; a ??= b;', 0],
    ['try { a(); } catch (e) { throw e; } finally { b(); }', 0],
    ['label: for (;;) { break label; }', 1],
    ['class A { b = () => 1; static { c(); } }', 1],
  ])('%s → %i', (text, points) => {
    expect(of(text)).toBe(points);
  });

  it.each([
    ['function a(): void; function a(b?: number): void {}', 1],
    ['abstract class A { abstract a(): void; b(): void; b(c?: number): void {} }', 1],
    [
      'declare function a(): void; interface B { c(): void } enum D { e = 1 } type F<T> = T extends string ? 1 : 2;',
      0,
    ],
    ['@a() class B { @c() d() {} }', 1],
    ['namespace A { if (b) c(); }', 1],
  ])('of TypeScript: %s → %i', (text, points) => {
    expect(of(text, 'ts')).toBe(points);
  });

  it('does not count declared methods that only the second parser takes', () => {
    const text = '// @flow\ndeclare class A { b(): void }\nfunction c(d: ?string) { return d && 1; }';
    expect(of(text)).toBe(2);
    expect(of('label: let x;\nabstract class A { abstract a(): void; m(): void; m() {} }', 'ts')).toBe(1);
  });
});
