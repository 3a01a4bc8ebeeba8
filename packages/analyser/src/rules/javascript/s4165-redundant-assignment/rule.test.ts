import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4165', () => {
  it.each([
    ['function a() { let x = 1; x = 1; }', [1]],
    ['function a() { let x = 0; while (q) { x = 0; } }', [1]],
    ['function a() { var x = 0; var x = 0; }', [1]],
    ['function a() { while (q) {\nlet x = 0; if (f(x)) { x = 1; return; } } }', [2]],
    ['function a({ y = null }) { let x = null; if (q) { x = f(); } else {\nx = y; } return x; }', [2]],
    ['function a(y = 1) { let x = 1;\nx = y; }', [2]],
    ['function a(y) { y = 1; let x = 1; if (q) {\nx = y; } }', [2]],
    ['function a() { let y; y = 1; let x = 1; if (q) {\nx = y; } }', [2]],
    ['function a() { let y = 1; g(() => y); let x = 1; if (q) {\nx = y; } }', [2]],
    [
      'function a() { while (true) {\nlet x = 0; try { f(); } catch { x = 1; return; } finally { g(x); } } }',
      [2],
    ],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function a() { let x = 0; x++; x = 0; }',
    'function a() { let x; x = 1; x = 1; }',
    'function a(x = 1) { x = 1; }',
    'function a() { let y; y = 1; let x = 1; x = y; }',
    'function a() { let y = 1; g(() => y); let x = 1; x = y; }',
    'function a() { let x = 0; f(() => x); x = 0; }',
    'function a() { while (q) { let x = 0; f(x); } }',
    'function a() { while (q) { let x = 0; if (f(x)) x = 1; g(x); } }',
    'function a() { while (true) { let x = 0; try { f(); } catch { x = 1; } } }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});

it('ends for nested loops that pass on a copied value without a fixed point', () => {
  const text = 'let d;\nlet a = 1;\nwhile (x) {\n  while (y) {\n    a = d;\n    d = 0;\n  }\n}';
  expect(findLines(rule, text)).toEqual([]);
});
