import { describe, expect, it } from 'vitest';

import type { Dialect } from '../../languages/javascript/syntax.ts';
import { readSource } from '../../testing/read-source.ts';
import { cognitiveComplexity, pointsByFunction } from './javascript.ts';

const of = (text: string, dialect: Dialect = 'jsx') => cognitiveComplexity(readSource(text, dialect).tree);

describe('points of cognitive complexity', () => {
  it.each([
    ['', 0],
    ['a(); function b() { return 1; } class C {}', 0],
    ['if (a) {}', 1],
    ['if (a) {} else {}', 2],
    ['if (a) {} else if (b) {}', 2],
    ['if (a) {} else if (b) {} else if (c) {} else {}', 4],
    ['for (;;) {} for (a in b) {} for (a of b) {} while (a) {} do {} while (a)', 5],
    ['switch (a) { case 1: default: }', 1],
    ['try {} catch (e) {} finally {}', 1],
    ['a ? b : c', 1],
    ['a: for (;;) { break a; }', 2],
    ['a: for (;;) { continue a; }', 2],
    ['for (;;) { break; }', 1],
    ['a?.b; a ??= b; return_(); throw_;', 0],
  ])('%s → %i', (text, points) => {
    expect(of(text)).toBe(points);
  });
});

describe('nesting', () => {
  it.each([
    ['if (a) { if (b) {} }', 3],
    ['if (a) {} else { if (b) {} }', 4],
    ['if (a) {} else if (b) { if (c) {} }', 4],
    ['if (a ? b : c) {}', 2],
    ['if (a) b ? c : d;', 3],
    ['if (a) if (b) c();', 3],
    ['while (a) { while (b) { while (c) {} } }', 6],
    ['for (a ? b : c;;) {}', 2],
    ['do { a ? b : c } while (d ? e : f)', 4],
    ['switch (a ? b : c) { case d ? e : f: if (g) {} }', 6],
    ['try { if (a) {} } catch (e) { if (b) {} } finally { if (c) {} }', 5],
    ['a ? b ? c : d : e ? f : g', 5],
    ['if (a) {} else if (b ? c : d) {}', 3],
  ])('%s → %i', (text, points) => {
    expect(of(text)).toBe(points);
  });
});

describe('functions', () => {
  it('neither raise nor reset nesting at the first two depths', () => {
    expect(of('if (a) { function b() { if (c) {} } }')).toBe(3);
    expect(of('function a() { function b() { if (c) {} } }')).toBe(1);
  });

  it('raise nesting at greater depth', () => {
    expect(of('function a() { function b() { function c() { if (d) {} } } }')).toBe(2);
    expect(of('function a() { return () => () => () => { if (d) {} }; }')).toBe(3);
  });

  it('lie one level deeper in a function that branches by itself', () => {
    expect(of('function a() { if (x) {} function b() { if (c) {} } }')).toBe(3);
    expect(of('function a() { function b() { if (c) {} } if (x) {} }')).toBe(3);
    expect(of('function a() { if (x) {} function b() { d: for (;;) { break d; } } }')).toBe(4);
  });

  it('do not for plain points of the outermost function', () => {
    expect(of('function a() { x && y; function b() { if (c) {} } }')).toBe(2);
  });

  it('count each outermost function by itself', () => {
    const flat = 'function a() { return () => { if (b) {} }; }';
    const nested = 'function c() { if (x) {} return () => { if (d) {} }; }';
    expect(of(`${flat} ${nested}`)).toBe(4);
    expect(of(`class A { m() { if (x) {} return () => { if (d) {} }; } }`)).toBe(3);
  });
});

describe('the points of each function', () => {
  const each = (text: string) => [...pointsByFunction(readSource(text).tree).values()];

  it.each([
    ['if (a) {}', [], 1],
    ['if (a) {} function b() { if (c) {} } const d = () => (e ? f : g);', [1, 1], 3],
    // The outermost function has no branch: its nested ones count flat.
    ['function a() { x && y; function b() { if (c) { if (d) {} } } }', [1, 3], 4],
    // It has one: each branch inside costs 1 more, plain points do not.
    ['function a() { if (x) {} function b() { if (c && d) {} else {} } }', [1, 4], 5],
    ['function a() { if (x) {} return () => () => { if (c) {} }; }', [1, 0, 3], 4],
    ['function A() { if (x) {} const b = () => { if (c) {} }; return <a/>; }', [1, 1], 2],
    ['class A { m() { if (x) {} } n = () => { for (;;) {} } }', [1, 1], 2],
  ])('%s → %j', (text, points, total) => {
    expect(each(text)).toEqual(points);
    expect(of(text)).toBe(total);
  });
});

describe('React components', () => {
  const body = '{ if (x) {} const b = () => { if (c) {} }; return <a/>; }';

  it.each([
    `function A() ${body}`,
    `const A = () => ${body};`,
    `const A = function () ${body};`,
    `const _a = () => ${body};`,
  ])('do not deepen their functions: %s', (text) => {
    expect(of(text)).toBe(2);
  });

  it('may return a fragment', () => {
    expect(of(`function A() ${body.replace('<a/>', '<></>')}`)).toBe(2);
  });

  it.each([
    `function a() ${body}`,
    `const a = () => ${body};`,
    `const A = memo(() => ${body});`,
    `class A { B() ${body} }`,
    `function A() ${body.replace('<a/>', 'c ? <a/> : <b/>')}`,
    `function A() ${body.replace('return <a/>', 'const d = () => { return <a/>; }')}`,
    `const A = function a() ${body};`,
  ])('are not %s', (text) => {
    expect(of(text)).toBeGreaterThanOrEqual(3);
  });
});

describe('logical operators', () => {
  it.each([
    ['a || b', 0],
    ['a ?? b', 0],
    ['a && b', 1],
    ['a && b && c', 1],
    ['a && b || c && d', 2],
    ['a && (b && c)', 1],
    ['(a || b) && c || (d && e)', 2],
    ['a && !(b && c)', 2],
    ['a && f(b && c)', 2],
    ['a || b || c', 0],
    ['a && (b || c) && d', 2],
    ['(a && b) ?? c', 1],
  ])('%s → %i', (text, points) => {
    expect(of(text)).toBe(points);
  });

  it('are broken by a type assertion', () => {
    expect(of('a && ((b && c) as d)', 'ts')).toBe(2);
  });

  it.each([
    ['<a>{b && <c/>}</a>', 0],
    ['<a>{b && c && <d/>}</a>', 0],
    ['<a b={c && d}/>', 0],
    ['<a>{b && c || d}</a>', 1],
    ['<a>{b && (c ? d : e)}</a>', 2],
    ['<a>{f(b && c)}</a>', 1],
    ['<a>{!(b && c)}</a>', 1],
  ])('in JSX: %s → %i', (text, points) => {
    expect(of(text)).toBe(points);
  });

  it('count in chains of any length', () => {
    expect(of(`a${' && b || c'.repeat(5_000)}`)).toBe(5_000);
  });
});

describe('the function that is a branch', () => {
  it('leaves what follows one level deeper, to the end of the file', () => {
    expect(of('function a() { function b() { const h = x ? () => 1 : null; } } if (q) {}')).toBe(3);
    expect(of('function a() { function b() { const h = x ? 1 : null; } } if (q) {}')).toBe(2);
  });

  it('does so only at depth three and beyond', () => {
    expect(of('function a() { const h = x ? () => 1 : null; } if (q) {}')).toBe(2);
  });

  it('may be the body of a loop or an `if` in sloppy scripts', () => {
    expect(of('function a() { function b() { if (x) function c() {} } } if (q) {}')).toBe(3);
  });
});
