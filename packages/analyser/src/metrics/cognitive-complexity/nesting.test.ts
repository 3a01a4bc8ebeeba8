import { describe, expect, it } from 'vitest';

import { readSource } from '../../testing/read-source.ts';
import { isDeeper, isElseIf, isStructural } from './nesting.ts';

/** Texts of the nodes that satisfy the predicate. */
function where(text: string, question: typeof isDeeper): string[] {
  const { tree } = readSource(text);
  return tree.nodes
    .filter((node, i) => question(node, tree.nodes[tree.parents[i] ?? -1]))
    .map(({ start, end }) => text.slice(start, end));
}

describe('what lies deeper', () => {
  it.each([
    ['if (a) b; else c;', ['b;', 'c;']],
    ['if (a) b; else if (c) d; else e;', ['b;', 'd;', 'e;']],
    ['a ? b : c', ['b', 'c']],
    ['for (a; b; c) d;', ['d;']],
    ['for (a in b) c;', ['c;']],
    ['for (a of b) c;', ['c;']],
    ['while (a) b;', ['b;']],
    ['do a; while (b)', ['a;']],
    ['switch (a) { case b: c; default: }', ['case b: c;', 'default:']],
    ['try { a; } catch (b) { c; } finally { d; }', ['{ c; }']],
    ['function a() { b; } a(() => b); ({ c() {} }); class D {}', []],
  ])('in %s: %j', (text, expected) => {
    expect(where(text, isDeeper)).toEqual(expected);
  });
});

describe('what costs by its depth', () => {
  it.each([
    ['if (a) b; else if (c) d;', ['if (a) b; else if (c) d;']],
    ['if (a) b; else { if (c) d; }', ['if (a) b; else { if (c) d; }', 'if (c) d;']],
    ['try {} catch {}', ['catch {}']],
    ['a && b || c ?? d'.slice(0, 6), []],
    ['a: b; debugger; throw c', []],
  ])('in %s: %j', (text, expected) => {
    expect(where(text, isStructural)).toEqual(expected);
  });

  it('is not an `else if`, which is the `if` of another one', () => {
    expect(where('if (a) if (b) c; else if (d) e;', isElseIf)).toEqual(['if (d) e;']);
  });
});
